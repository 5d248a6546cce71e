import { jobLines } from "./ad-lines.ts";
import { readLines } from "./lines/read-lines.ts";
import type { AskingLine } from "./requirement-line.ts";
import type { JobText } from "./types.ts";

export interface FoundLine extends AskingLine {
  /** Stands in a list. */
  bullet: boolean;
}

const bulletMark = /^(?:[•●▪■◦‣➢►✓✔♦➤·*–-]\s*|(?:[+?o]|\d{1,2}[.)])\s+)/u;

/** The lines of an ad that ask for something or would like it, whatever stands above them. */
export function askingLines(job: Pick<JobText, "descriptionHtml" | "text">): FoundLine[] {
  const text = jobLines(job)
    .map((line) => line.replace(/^# (.*?)[:\s]*$/, "$1:"))
    .join("\n");
  return readLines(text).flatMap(({ start, end, label, kind }) => {
    if (label !== "must" && label !== "nice") return [];
    const written = text.slice(start, end).replace(/\s+/g, " ");
    const own = written.replace(bulletMark, "").trim();
    return /\p{L}/u.test(own) ? [{ text: own, part: label, kind, bullet: own !== written }] : [];
  });
}
