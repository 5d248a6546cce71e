import { readDate } from "#server/resume-reading/dates.ts";
import type { GoldJob } from "./gold.ts";

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const span = new RegExp(`^((?:${month} )?\\d{4}) to ((?:${month} )?\\d{4}|Present)$`);
const heads =
  /^(?:work|professional|employment|career|job)?\s*(?:experience|history|employments?history|background)$/i;
const otherHeads =
  /^(?:education|academi|skills|functional|technical|awards|certification|additional|credentials|languages|links|core|areas)/i;

/** The jobs a file of the de-identified set states itself: a title, "Company - Place -" and a span, each on a line of its own. */
export function entryLines(lines: readonly string[]): GoldJob[] {
  const jobs: GoldJob[] = [];
  let inside = false;
  for (const [at, line] of lines.entries()) {
    if (heads.test(line)) inside = true;
    else if (line.length < 40 && otherHeads.test(line)) inside = false;
    const found = inside ? span.exec(line) : null;
    const [title, company] = [lines[at - 2], lines[at - 1]];
    if (!found || !title || !company || heads.test(title) || heads.test(company)) continue;
    if (title.length > 90 || company.length > 90 || !isEntry(title, company)) continue;
    jobs.push({
      titles: [title],
      companies: [
        company
          .replace(/ -(?: [^-]*)?(?: -)?$/, "")
          .replace(/ - .*$/, "")
          .trim(),
      ],
      start: readDate(found[1]!),
      end: found[2] === "Present" ? null : readDate(found[2]!),
    });
  }
  return jobs;
}

/** Sentences and labels that happen to stand above a date are no entry. */
function isEntry(title: string, company: string): boolean {
  const isSentence = /^(?:have )?worked\b|\bmy responsibility\b/i;
  return (
    !span.test(title) &&
    !isSentence.test(title) &&
    !isSentence.test(company) &&
    /\p{L}/u.test(company) &&
    !/^(?:period|company \d)\b/i.test(company)
  );
}
