// The options of the rule set chosen, to change and to reset.
import { signal } from "@preact/signals";
import { helpOf } from "./help.ts";
import { Term } from "./parts.tsx";
import { changed, load, optionName, rowsOf, saidOf, table, withOption, wordOf, type OptionRow } from "./rule-options.ts";
import { fields, setFields, texts } from "./store.ts";
import { loadYaku, yakuHelp } from "./yaku.ts";

const open = signal(false);

function set(row: OptionRow, value: string): void {
  setFields({ options: withOption(fields.value.options, row.id, value === row.value ? null : value) });
}

function Control({ row, now }: { row: OptionRow; now: string }) {
  if (row.values?.[0] === "false") {
    return <input type="checkbox" class="check" id={`option-${row.id}`} data-option={row.id} checked={now === "true"} onChange={(event) => set(row, String(event.currentTarget.checked))} />;
  }
  if (row.values) {
    return (
      <select id={`option-${row.id}`} data-option={row.id} value={now} onChange={(event) => set(row, event.currentTarget.value)}>
        {row.values.map((v) => <option key={v} value={v} selected={v === now}>{wordOf(v)}</option>)}
      </select>
    );
  }
  return (
    <input type="number" class="small-text" id={`option-${row.id}`} data-option={row.id} min={row.least} max={row.most} value={now}
      onChange={(event) => {
        const n = event.currentTarget.valueAsNumber;
        if (Number.isInteger(n) && n >= (row.least ?? 0) && n <= (row.most ?? n)) set(row, String(n));
        else event.currentTarget.value = now; // out of range: as it was
      }} />
  );
}

function Line({ row, now }: { row: OptionRow; now: string }) {
  const x = texts.value;
  const name = optionName(row, x);
  const other = now !== row.value;
  const help = [yakuHelp(row.id), row.unsure && helpOf("help.unsure")].filter(Boolean).join(" "); // options of a yaku have its name
  return (
    <li class={`option-row${other ? " changed" : ""}`}>
      <label class="option-name" for={`option-${row.id}`}>{name}</label>
      {help && <Term help={{ text: help }}>?</Term>}
      {other && (
        <button type="button" class="quiet reset" aria-label={x.t("options.reset.one", { name, value: wordOf(row.value) })} title={x.t("options.reset.one", { name, value: wordOf(row.value) })}
          onClick={() => set(row, row.value)}>↺</button>
      )}
      <Control row={row} now={now} />
    </li>
  );
}

export function Options() {
  const x = texts.value;
  const { rules = "riichi/std", options: field, rules_toml: own } = fields.value;
  if (own) return null; // a rule set of one's own has options that nobody else knows
  const said = saidOf(field);
  const rows = open.value ? rowsOf(table.value, rules) : [];
  const count = changed().length;
  return (
    <div class="options-room">
      <div class="options-head">
        <button type="button" class="more" aria-expanded={open.value} aria-controls="rule-options" onClick={() => {
          open.value = !open.value;
          load();
          loadYaku();
        }}>{x.t("options")}{count > 0 && <span class="badge">{x.t("options.badge", { n: count })}</span>}</button>
        {count > 0 && <button type="button" class="quiet reset-all" onClick={() => setFields({ options: null })}>{x.t("options.reset")}</button>}
      </div>
      {open.value && <p class="note">{helpOf("help.options")}</p>}
      <ul id="rule-options" class="option-rows" hidden={!open.value}>
        {rows.map((row) => <Line key={row.id} row={row} now={said[row.id] ?? row.value} />)}
      </ul>
    </div>
  );
}
