import { findDate, findRange, type DateRange } from "./dates.ts";
import { labelledValue } from "./entry-labels.ts";
import type { LabelKind } from "./entry-labels.data.ts";
import type { Line } from "./types.ts";

/** One entry of a form: what its labels say, and the lines that belong to it beside them. */
export interface FormEntry {
  told: Partial<Record<LabelKind, string>>;
  range: Pick<DateRange, "start" | "end" | "current">;
  body: Line[];
}

/** What two entries never share: a second one of these begins the next entry. */
const ownKinds: LabelKind[] = ["title", "employer", "dates", "start", "end", "school", "board", "degree"];

/** The entries of a section that is filled in like a form ("Employer: Acme", "Position: Nurse", "Period: …"); null where it is none. */
export function formEntries(lines: Line[], wanted: readonly LabelKind[]): FormEntry[] | null {
  const entries: { told: FormEntry["told"]; body: Line[] }[] = [];
  for (const line of lines) {
    const label = labelledValue(line);
    const last = entries.at(-1);
    const begins = label && ownKinds.includes(label.kind) && (!last || label.kind in last.told);
    if (begins) entries.push({ told: { [label.kind]: label.value }, body: [] });
    else if (label && last && label.kind !== "detail") last.told[label.kind] ??= label.value;
    else last?.body.push(label ? { ...line, text: label.value, cells: [label.value] } : line);
  }
  const isForm = entries.length > 0 && entries.every(({ told }) => wanted.every((kind) => kind in told));
  const isDated = entries.some(({ told }) => "dates" in told || "start" in told);
  return isForm && isDated ? entries.map((entry) => ({ ...entry, range: rangeOf(entry.told) })) : null;
}

function rangeOf({ dates, start, end }: FormEntry["told"]): FormEntry["range"] {
  const said = dates ?? [start, end].filter(Boolean).join(" – ");
  const found = findRange(said);
  if (found) return found;
  return dates === undefined
    ? { start: findDate(start ?? "")?.date ?? null, end: findDate(end ?? "")?.date ?? null, current: false }
    : { start: null, end: findDate(dates)?.date ?? null, current: false };
}
