const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const recentDays = 8;

type Moment = Date | string | number;

/** A short age for lists: "12 min", "3 h", "2 d". */
export function relativeTime(moment: Moment, now: Moment = Date.now()): string {
  const age = ageOf(moment, now);
  if (age === null) return "";
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < day) return `${Math.floor(age / hour)} h`;
  return `${Math.floor(age / day)} d`;
}

/** A spoken age: "Moments ago" up to "8 days ago", and after that the date as MM/DD/YYYY, or in the order of the locale. */
export function timeAgo(
  moment: Moment,
  now: Moment = Date.now(),
  locale = "en-US",
  timeZone?: string,
): string {
  const age = ageOf(moment, now);
  if (age === null) return "";
  if (age < 2 * minute) return "Moments ago";
  if (age < hour) return `${Math.floor(age / minute)} minutes ago`;
  if (age < day) return ago(Math.floor(age / hour), "hour");
  if (age <= recentDays * day) return ago(Math.floor(age / day), "day");
  const look = { month: "2-digit", day: "2-digit", year: "numeric", timeZone } as const;
  return new Intl.DateTimeFormat(locale, look).format(new Date(moment));
}

/** Any date as a full ISO string; a date without a time becomes midnight UTC, and what is no date becomes null. */
export function fullIsoDate(value: Moment | null | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  const time = timestamp(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function ageOf(moment: Moment, now: Moment): number | null {
  const age = timestamp(now) - timestamp(moment);
  return Number.isNaN(age) ? null : Math.max(0, age);
}

function timestamp(moment: Moment): number {
  return new Date(moment).getTime();
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
