// The rules that the numbers hold under.
import type { ComponentChildren } from "preact";
import { Options } from "./options.tsx";
import { Card, Term } from "./parts.tsx";
import { helpOf, type Help } from "./help.ts";
import { ruleName, ruleSet, ruleSets } from "./names.ts";
import { windsOf } from "./fields.ts";
import { flagsOf, gamesOf, hasReds } from "./offered.ts";
import { rulesOf } from "./rule-options.ts";
import { playersOf } from "./wall.ts";
import * as memory from "./memory.ts";
import { analysis, fields, hand, indexed, setFields, texts } from "./store.ts";
import type { Key } from "./text.ts";

function Row({ label, help, children }: { label: Key; help: Help; children: ComponentChildren }) {
  return (
    <div class="setting">
      <span class="setting-name"><Term help={help}>{texts.value.t(label)}</Term></span>
      {children}
    </div>
  );
}

interface ChoiceProps {
  field: string;
  label: Key;
  options: readonly (readonly [value: string, text: string])[];
  usual?: string; // what holds if nothing is said
}

function Choice({ field, label, options, usual = "" }: ChoiceProps) {
  const value = fields.value[field] ?? usual;
  const known = options.some(([v]) => v === value) ? options : [...options, [value, value] as const];
  return (
    <select aria-label={texts.value.t(label)} value={value} onChange={(event) => setFields({ [field]: event.currentTarget.value === usual ? null : event.currentTarget.value })}>
      {known.map(([v, text]) => <option key={v} value={v} selected={v === value}>{text}</option>)}
    </select>
  );
}

// What a rule set decides itself is not carried over to another.
function choose(id: string): void {
  setFields({ rules: id === "riichi/std" ? null : id, players: null, reds: null, flags: null, options: null });
}

function Rules() {
  const x = texts.value;
  const now = ruleSet(fields.value.rules ?? "riichi/std")?.id ?? "";
  return (
    <select aria-label={x.t("settings.rules")} value={now} onChange={(event) => choose(event.currentTarget.value)}>
      {ruleSets.map((set) => <option key={set.id} value={set.id} selected={set.id === now}>{ruleName(set, x.lang)}</option>)}
    </select>
  );
}

const toggled = (list: string, flag: string): string => {
  const flags = list.split(",").filter(Boolean);
  return (flags.includes(flag) ? flags.filter((f) => f !== flag) : [...flags, flag]).join(",");
};

// Count is a small number, of which 0 is not said.
function Count({ field, most }: { field: "honba" | "sticks" | "nukidora" | "flowers"; most: number }) {
  const label = texts.value.t(`settings.${field}`);
  return (
    <Row label={`settings.${field}`} help={`help.${field}`}>
      <input type="number" class="small-text" aria-label={label} min={0} max={most} value={fields.value[field] ?? "0"}
        onChange={(event) => setFields({ [field]: event.currentTarget.value === "0" ? null : event.currentTarget.value })} />
    </Row>
  );
}

// Flag is what the tiles do not tell of a win, with its help while it is pointed at or has the focus.
function Flag({ flag, on }: { flag: string; on: boolean }) {
  const x = texts.value;
  const name = x.t(`flag.${flag}` as Key);
  return (
    <label class="term">
      <input type="checkbox" aria-label={name} aria-describedby={`help-flag-${flag}`} checked={on} onChange={() => setFields({ flags: toggled(fields.value.flags ?? "", flag) })} />
      {name}
      <span class="tip" role="tooltip" id={`help-flag-${flag}`}>{helpOf(`help.flag.${flag}`)}</span>
    </label>
  );
}

function Won() {
  const x = texts.value;
  const set = rulesOf(fields.value);
  const flags = fields.value.flags ?? "";
  const score = analysis.value?.score;
  const said = (name: string): boolean => fields.value[name] !== undefined;
  return (
    <>
      {(score || said("self_draw")) && <Row label="settings.won" help="help.won"><Choice field="self_draw" label="settings.won" options={[["", x.t("settings.won.discard")], ["true", x.t("settings.won.draw")]]} /></Row>}
      {set?.unit === "fan" && <Count field="flowers" most={8} />}
      {set?.unit === "han" && (score?.valid || said("honba") || said("sticks")) && <><Count field="honba" most={99} /><Count field="sticks" most={99} /></>}
      {set?.unit === "han" && playersOf(fields.value) === 3 && <Count field="nukidora" most={4} />}
      <div class="flags" role="group" aria-label={x.t("settings.flags")}>
        {flagsOf(fields.value, hand.value).filter((f) => x.has(`flag.${f}`)).map((f) => <Flag key={f} flag={f} on={flags.split(",").includes(f)} />)}
      </div>
    </>
  );
}

export function Settings() {
  const x = texts.value;
  const usual = windsOf({ flags: fields.value.flags ?? "" });
  const winds = [["E", x.t("wind.E")], ["S", x.t("wind.S")], ["W", x.t("wind.W")], ["N", x.t("wind.N")]] as const;
  const players = playersOf(fields.value);
  const games = gamesOf(fields.value);
  const standard = ruleSet(fields.value.rules ?? "riichi/std")?.players ?? 4;
  return (
    <Card id="settings" class="settings" title={x.t("settings")}>
      <Row label="settings.rules" help="help.rules"><Rules /></Row>
      <Options />
      {games.length > 1 && <Row label="settings.players" help="help.players">
        <span class="segments" role="radiogroup" aria-label={x.t("settings.players")}>
          {games.map((n) => (
            <label key={n} class={n === players ? "on" : ""}>
              <input type="radio" name="players" checked={n === players} onChange={() => setFields({ players: n === standard ? null : String(n) })} />{n}
            </label>
          ))}
        </span>
      </Row>}
      {hasReds(fields.value) && <Row label="settings.reds" help="help.reds">
        <Choice field="reds" label="settings.reds" options={[["", x.t("settings.reds.rule")], ["0,0,0", x.t("settings.reds.none")], ["1,1,1", x.t("settings.reds.one")], ["1,2,1", x.t("settings.reds.pin")]]} />
      </Row>}
      <Row label="settings.pool" help="help.pool">
        <Choice field="pool" label="settings.pool" options={[["", x.t("settings.pool.melds")], ["seen", x.t("settings.pool.seen")], ["hand", x.t("settings.pool.hand")]]} />
      </Row>
      <Row label="settings.round" help="help.round"><Choice field="round" label="settings.round" options={winds} usual={usual.round} /></Row>
      <Row label="settings.seat" help="help.seat"><Choice field="seat" label="settings.seat" options={players === 3 ? winds.slice(0, 3) : winds} usual={usual.seat} /></Row>
      <Row label="settings.jokers" help="help.jokers">
        <input type="text" class="small-text" aria-label={x.t("settings.jokers")} placeholder={x.t("settings.jokers.example")} value={fields.value.joker_tiles ?? ""}
          onChange={(event) => setFields({ joker_tiles: event.currentTarget.value })} />
      </Row>
      <Row label="settings.index" help="help.index">
        <label class="check-room">
          <input type="checkbox" class="check" aria-label={x.t("settings.index")} checked={indexed.value} onChange={(event) => {
            indexed.value = event.currentTarget.checked;
            memory.put("index", indexed.value ? "1" : "");
          }} />
        </label>
      </Row>
      {(analysis.value?.score || analysis.value?.outcomes || fields.value.flags || fields.value.self_draw) && <Won />}
    </Card>
  );
}
