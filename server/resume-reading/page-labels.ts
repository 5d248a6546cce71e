import { beside as besideText } from "./dated-columns.ts";
import { findDate, withoutDates } from "./dates.ts";
import { isBulletOnly } from "./bullets.ts";
import { labelKind } from "./entry-labels.ts";
import { isPlace } from "./entry-words.ts";
import type { Run } from "./page-run.ts";
import { sectionOf } from "./heads.ts";

type Row = Run[];

export function textOf(rows: Row[]): string {
  return rows
    .flat()
    .map((run) => run.text.trim())
    .join(" ");
}

/** Dates, places and bullet marks beside a text make no column of their own. */
export function isAside(row: Row): boolean {
  const text = textOf([row]).trim();
  if (isBulletOnly(text) || isPlace(text)) return true;
  return findDate(text) !== null ? withoutDates(text).length < 24 : false;
}

/** Lines that follow without a gap belong together, but for labels one below the other: a label that wraps, a paragraph. */
function blocksOf(rows: Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const open = blocks.at(-1);
    const last = open?.at(-1);
    if (open && last && row[0]!.y - last[0]!.y < row[0]!.size * 1.35 && labelKind(textOf(open)) === null)
      open.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** A left side of heads, labels or dates that name what stands beside them, as in a table or a form. */
export function areLabels(left: Row[], right: Row[]): boolean {
  const blocks = blocksOf(left);
  const labels = blocks.filter(
    (block) =>
      sectionOf(textOf(block)) !== null ||
      labelKind(textOf(block)) !== null ||
      (isAside(block[0]!) && block.length <= 2),
  );
  const beside = blocks.filter((block) =>
    right.some((row) => Math.abs(row[0]!.y - block[0]![0]!.y) < row[0]!.size * 0.9),
  );
  return labels.length >= blocks.length * 0.6 && beside.length >= blocks.length * 0.7;
}

/** Heads before what they name, labels on its line; a date goes behind the line it stands beside. */
export function labelled(left: Row[], right: Row[]): Row[] {
  const rows = [...right];
  for (const block of blocksOf(left).toReversed()) {
    const first = block[0]![0]!;
    const top = first.y;
    const at = rows.findIndex((row) => row[0]!.y > top - first.size * 0.9);
    const label: Run = { ...first, text: textOf(block) };
    const beside = rows[at];
    const isBeside = beside && Math.abs(beside[0]!.y - top) < first.size * 0.6;
    if (isBeside && isAside(block[0]!))
      rows[at] = [...beside, { ...label, left: besideText, right: besideText }];
    else if (isBeside && labelKind(label.text) !== null) rows[at] = [label, ...beside];
    else rows.splice(at < 0 ? rows.length : at, 0, [label]);
  }
  return rows;
}
