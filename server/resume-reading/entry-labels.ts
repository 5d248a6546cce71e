import { entryLabels, type LabelKind } from "./entry-labels.data.ts";
import type { Line } from "./types.ts";

const kinds = new Map(
  Object.entries(entryLabels).flatMap(([kind, labels]) =>
    labels.map((label) => [keyOf(label), kind as LabelKind] as const),
  ),
);

function keyOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s*[:–-]\s*$/u, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What stands behind a label or below the head of a column, or null where the text is neither. */
export function labelKind(text: string): LabelKind | null {
  return text.length > 90 ? null : (kinds.get(keyOf(text)) ?? null);
}

export interface Labelled {
  kind: LabelKind;
  value: string;
}

/** "Employer: Acme", or the two in cells beside each other. */
export function labelledValue(line: Line): Labelled | null {
  const [first = "", ...rest] = line.cells;
  const beside = rest.length > 0 ? labelKind(first) : null;
  if (beside) return { kind: beside, value: rest.join(" ").replace(/^[:–-]\s*/u, "") };
  const told = /^([^:]{2,90}?)\s*:\s*(\S.*)$/u.exec(line.text);
  const kind = told && labelKind(told[1]!);
  return kind ? { kind, value: told[2]! } : null;
}
