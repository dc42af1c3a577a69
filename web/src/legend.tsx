// JokerLegend says what the dot on a tile is.
import { texts } from "./store.ts";

export const JokerLegend = () => <span class="joker-legend sub">{texts.value.t("joker")}</span>;
