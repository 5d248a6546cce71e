import { seniorities } from "#contract/job-shapes.ts";

const [early, mid, senior] = seniorities;
const levels: ReadonlyArray<[RegExp, (typeof seniorities)[number]]> = [
  [
    /\b(?:entry|junior|jr|intern(?:ship)?|student|trainee|apprentice\w*|graduate|new grads?|early career|associate|lt 1|no experience|professional starter)\b/,
    early,
  ],
  [/\bmid senior\b|\b(?:mid|intermediate|experienced|professional|manager|supervisor)\b/, mid],
  [
    /\b(?:senior|sr|staff|principal|lead|director|executive|head|vp|vice president|chief|c level|expert)\b/,
    senior,
  ],
];

/** The level a board names in a field of its own: "entry_level", "Mid-Senior level", "5-7 years". */
export function seniorityNamed(label: string): string | null {
  const plain = label
    .toLowerCase()
    .replace(/[_\W]+/g, " ")
    .trim();
  const exact = seniorities.find((known) => known.toLowerCase() === label.trim().toLowerCase());
  if (exact) return exact;
  const years = /^(?:more than )?(\d{1,2})\b/.exec(plain)?.[1];
  if (years !== undefined) return byYears(Number(years));
  const seniorManager = /\bsenior (?:manager|supervisor|executive)\b/.test(plain);
  if (seniorManager) return senior;
  return levels.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** Some boards name beginners where others name the contract: "new grad", "entry level". */
export function earlyByType(type: string): string | null {
  return /\b(?:new[- ]?grads?|entry[- ]?level|graduates?|early[- ]career)\b/i.test(type) ? early : null;
}

function byYears(years: number): string {
  return years < 5 ? early : years < 10 ? mid : senior;
}
