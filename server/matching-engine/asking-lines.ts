import { jobLines } from "./ad-lines.ts";
import { readLines } from "./lines/read-lines.ts";
import type { AskingLine } from "./requirement-line.ts";
import type { JobText } from "./types.ts";

export interface FoundLine extends AskingLine {
  /** Stands in a list. */
  bullet: boolean;
}

const bulletMark = /^(?:[•●▪■◦‣➢►✓✔♦➤·*–-]\s*|(?:[+?o]|\d{1,2}[.)])\s+)/u;

type Ad = Pick<JobText, "descriptionHtml" | "text">;

/** The lines of an ad that ask for something or would like it, whatever stands above them. */
export function askingLines(job: Ad): FoundLine[] {
  return linesOf(job).flatMap(({ text, bullet, label, kind }) =>
    label === "must" || label === "nice" ? [{ text, part: label, kind, bullet }] : [],
  );
}

/** The lines of an ad that tell of the work. */
export function dutyLines(job: Ad): string[] {
  return linesOf(job).flatMap(({ text, label }) => (label === "duty" ? [text] : []));
}

function linesOf(job: Ad) {
  const text = jobLines(job)
    .map((line) => line.replace(/^# (.*?)[:\s]*$/, "$1:"))
    .join("\n");
  return readLines(text).flatMap(({ start, end, label, kind }) => {
    const written = text.slice(start, end).replace(/\s+/g, " ");
    const own = written.replace(bulletMark, "").trim();
    return /\p{L}/u.test(own) ? [{ text: own, bullet: own !== written, label, kind }] : [];
  });
}
