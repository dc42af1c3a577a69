package shanten_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/shanten"
)

// Hands that other programs have got wrong, with the right numbers: pool hand and pool
// melds, least over the forms and standard alone.
func TestCases(t *testing.T) {
	standard := form.Rules{Forms: form.Standard}
	sanma := form.Rules{Players: 3}
	for _, test := range []struct {
		hand        string
		rules       form.Rules
		hands, meld shanten.Number
	}{
		// Melds use up the tiles that the hand waits for.
		{"45z[444z][111z][555z][777z]", form.Rules{}, 0, 1},
		{"9m9p569s[999m][999p][999s]", form.Rules{}, 1, 2},
		{"9999m9p569s[999p][999s]", form.Rules{}, 1, 2},
		{"1156z7z[777z][666z][555z]", form.Rules{}, 1, 2},
		{"13556z[666z][111z][333z]", form.Rules{}, 1, 2},
		{"13m456p789s11z(2222m)", form.Rules{}, 0, 1},
		{"12m11z(3333m)(4444m)(5555m)", form.Rules{}, 0, 1},
		{"12m11z(3333m)[111m][222m]", form.Rules{}, 0, 2},
		{"45p55777z[3333p][6666p]", form.Rules{}, 0, 1},
		{"4578p[3333p][6666p][9999p]", form.Rules{}, 1, 2},
		// The only tile that would complete the hand is a fifth copy.
		{"123456789m1111z", form.Rules{}, 1, 1},
		{"123456789m1111p", form.Rules{}, 1, 1},
		{"1112223334444z", form.Rules{}, 1, 1},
		{"1111m111122233z", form.Rules{}, 1, 1},
		{"1111m111122233z", sanma, 2, 2},
		{"245568m245568p77s", form.Rules{}, 2, 2},
		{"1111222333444m", form.Rules{}, 0, 0},
		// Small hands, and forms that need all thirteen tiles.
		{"34555p", form.Rules{}, -1, -1},
		{"14668889m", form.Rules{}, 1, 1},
		{"19m19p19s12345z", form.Rules{}, 6, 6},
		{"1225p56s23588m17z", form.Rules{}, 4, 4},
		{"147m147p147s1234z", standard, 8, 8},
		{"147m147p147s1234z", form.Rules{}, 6, 6},
		{"123456789m11p234s", form.Rules{}, -1, -1},
	} {
		h, err := notation.Hand(test.hand, notation.Auto, hand.Context{Rules: test.rules})
		if err != nil {
			t.Errorf("%s: %v", test.hand, err)
			continue
		}
		for pool, want := range map[form.Pool]shanten.Number{form.PoolHand: test.hands, form.PoolMelds: test.meld} {
			if got := shanten.Of(h, shanten.Query{Pool: pool}).Shanten; got != want {
				t.Errorf("%s, %d players, pool %v: %d, want %d", test.hand, h.Rules().Players, pool, got, want)
			}
		}
	}
}
