import { remoteRegion } from "#shared/places/remote-region.ts";
import { readSalary } from "#shared/money/read-salary.ts";
import { salaryInUnits, type PayPeriod, type Salary } from "#shared/money/salary.ts";
import { readJobLocations, type WorkplaceType } from "#shared/places/job-locations.ts";
import { worldwide } from "#shared/places/worldwide.ts";
import { fullIsoDate } from "#shared/words/time.ts";
import type { EmploymentType, FeedJob } from "./feed-job.ts";
import { distinct, numeric, text } from "./json-values.ts";

const employmentTypes: ReadonlyArray<[RegExp, EmploymentType]> = [
  [
    /\bintern(?:ship)?s?\b|praktik|working student|werkstudent|apprenti|trainee|\bstagiaire|\balternance\b|\blehrstelle|\bbecari[oa]\b|\bestagi/i,
    "Internship",
  ],
  [
    /part[-_ ]?time|teilzeit|temps partiel|media jornada|medio tiempo|tiempo parcial|meio per[ií]odo|deeltijd|\bper diem\b|\bPRN\b|zero[- ]hours/i,
    "Part Time",
  ],
  [
    /contract|freelance|temporary|fixed[-_ ]?term|1099|\btemp\b|zeitarbeit|befristet|temporär|\binterim\b|\bftc\b|\bcdd\b|\blocum\b|maternity (?:cover|leave)|\b\d+[- ]months?\b|\b\d+ monate/i,
    "Contract",
  ],
  [/full[-_ ]?time|permanent|regular|vollzeit|\bcdi\b/i, "Full Time"],
];
/** "Bookkeeper, 60 – 70%", as Swiss and Austrian titles say how much of a week a post fills. */
const workload = /\b(\d{2,3}) ?(?:%|prozent\b)(?! (?:remote|commission|travel|off))/gi;
const fullWeek = 80;
const periods: ReadonlyArray<[PayPeriod, RegExp]> = [
  ["hour", /hour/i],
  ["day", /day|daily/i],
  ["week", /week/i],
  ["month", /month/i],
  ["year", /year|annu/i],
];

/** The kind of employment a label names, or failing that the title; "Contract Manager" is a profession. */
export function employmentTypeOf(label: string, title = ""): EmploymentType | null {
  return kindIn(label) ?? kindIn(title.replace(/\bcontracts?\b(?=\s+[a-z])/gi, " ")) ?? partOfWeek(title);
}

function partOfWeek(title: string): EmploymentType | null {
  const shares = [...title.matchAll(workload)].map(([, share]) => Number(share));
  return shares.length > 0 && Math.max(...shares) < fullWeek ? "Part Time" : null;
}

function kindIn(words: string): EmploymentType | null {
  return employmentTypes.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** "1 YEAR", "per-hour-wage", "yearly": the period an interval names; a year when it names none. */
export function periodOf(interval: unknown): PayPeriod {
  return periods.find(([, pattern]) => pattern.test(text(interval)))?.[0] ?? "year";
}

/** Pay given in fields of its own, in whole units; null when there is no figure. */
export function salaryOf(given: Record<"currency" | "period" | "min" | "max", unknown>): Salary | null {
  const min = positive(given.min);
  const max = positive(given.max);
  if (min === null && max === null) return null;
  return salaryInUnits({
    currency: text(given.currency).toUpperCase(),
    period: periodOf(given.period),
    min,
    max,
  });
}

/** Pay written somewhere in the description. */
export function salaryInText(html: string): Salary | null {
  return html.length > 200_000 ? null : readSalary(withoutTags(html));
}

/** Reads written locations together with what the system itself says about the workplace. */
export function placement(
  written: readonly string[],
  stated: { remote?: boolean; workplaceType?: string } = {},
): Pick<FeedJob, "locations" | "remote" | "remoteRegions" | "workplaceType"> {
  const all = distinct(written).join("; ");
  const read = readJobLocations(all);
  const workplaceType = workplaceTypeOf(stated.workplaceType ?? "");
  const remote = workplaceType === "remote" || stated.remote === true || read.remote;
  const within = read.places.map((place) => remoteRegion(place, all));
  const isOnlyRegions = remote && within.every((region) => region !== null);
  const regions = distinct([...read.remoteRegions, ...(isOnlyRegions ? within : [])]);
  return {
    locations: isOnlyRegions ? [] : distinct(read.places),
    remote,
    remoteRegions: regions.includes(worldwide) ? [worldwide] : regions,
    workplaceType: workplaceType ?? read.workplaceType ?? (remote ? "remote" : null),
  };
}

/** An ISO date of the formats boards use, including "2026-08-05 10:10:39 UTC", seconds and milliseconds. */
export function dateOf(value: unknown): string | null {
  const plain = text(value);
  if (/^\d{9,13}(?:\.\d+)?$/.test(plain)) return fullIsoDate(Number(plain) * (isSeconds(plain) ? 1000 : 1));
  return fullIsoDate(plain.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC$/, "$1T$2Z"));
}

/** The day of a date, for the last day to apply. */
export function dayOf(value: unknown): string | null {
  return dateOf(value)?.slice(0, 10) ?? null;
}

/** Counted in milliseconds, anything below this would lie before 1974. */
function isSeconds(digits: string): boolean {
  return Number(digits) < 1e11;
}

/** Undoes one level of HTML escaping, as Greenhouse serves its descriptions. */
export function unescapeHtml(html: string): string {
  return html
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;|&apos;/g, "'")
    .replace(/&amp;/g, "&");
}

/** The words of a description without its markup. */
export function withoutTags(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, " ").replace(/&nbsp;|&#160;/g, " "))
    .replace(/&mdash;|&ndash;/g, "–")
    .replace(/&pound;/g, "£")
    .replace(/&euro;/g, "€")
    .replace(/\s+/g, " ")
    .trim();
}

function workplaceTypeOf(label: string): WorkplaceType | null {
  const plain = label.toLowerCase().replace(/[^a-z]/g, "");
  if (plain === "remote" || plain === "hybrid") return plain;
  return plain === "onsite" ? "onsite" : null;
}

function positive(value: unknown): number | null {
  const number = numeric(value);
  return number !== null && number > 0 ? number : null;
}
