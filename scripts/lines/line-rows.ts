import { cutText, type Span } from "#server/matching-engine/lines/cut-text.ts";
import { lineFacts } from "#server/matching-engine/lines/line-features.ts";
import { possibleStarts } from "#server/matching-engine/lines/line-starts.ts";
import type { Mark } from "../eval/lines/read-marks.ts";
import type { TrainingAd } from "./line-sources.ts";

/** An advertisement as the training reads it: no words, only hashes and what was marked. */
export function lineRow({ id, lang, text, marks }: TrainingAd) {
  const facts = lineFacts(text, cutText(text));
  return {
    id,
    lang,
    marked: marks.length > 0,
    lines: facts.map(({ span, headingLike, bullet, sameLine, length, features, signs }) => ({
      ...markOf(span, marks),
      facts: [headingLike, bullet, sameLine, length].map(Number),
      signs,
      features,
    })),
  };
}

/** What most letters of a line were marked as. */
function markOf(span: Span, marks: readonly Mark[]): Pick<Mark, "kind"> & { label: string | null } {
  const within = marks
    .map(({ label, kind, start, end }) => ({
      label,
      kind,
      letters: Math.min(end, span.end) - Math.max(start, span.start),
    }))
    .filter(({ letters }) => letters > 0);
  const [label = null] = most(within, ({ label: own }) => own);
  const [kind = null] = most(
    within.filter((each) => each.label === label),
    ({ kind: own }) => own,
  );
  return { label, kind };
}

function most<Row extends { letters: number }, Value>(rows: Row[], valueOf: (row: Row) => Value): Value[] {
  const sums = [...Map.groupBy(rows, valueOf)].map(([value, own]) => ({
    value,
    letters: own.reduce((sum, { letters }) => sum + letters, 0),
  }));
  return sums.toSorted((a, b) => b.letters - a.letters).map(({ value }) => value);
}

const mark = /^[\s•●▪■◦‣➢►✓✔♦➤·*o–-]+\s/;

/** The places in an advertisement, joined into one line, where a line began or might have. */
export function startRows({ id, lang, text }: TrainingAd): string[] {
  const lines = text
    .split(/\n+/)
    .map((line) => line.replace(mark, "").trim())
    .filter((line) => /[\p{L}\d]/u.test(line));
  if (lines.length < 6) return [];
  const joined = lines.join(" ");
  const starts = new Set<number>();
  let at = 0;
  for (const line of lines) {
    starts.add(at);
    at += line.length + 1;
  }
  return possibleStarts(joined)
    .filter((start) => !/[.!?]\s*$/.test(joined.slice(Math.max(0, start.at - 3), start.at)))
    .map((start) => [id, lang, Number(starts.has(start.at)), start.features.join(" ")].join("\t"));
}
