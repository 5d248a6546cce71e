import { addDays } from "#shared/times/add-days.ts";

const hourMs = 3_600_000;

/** The time that is agreed, which is soon where no hour is given, and another two hours later. */
export function proposedTimes(
  { days, hour }: { days: number; hour: number | null },
  now: Date,
): [Date, Date] {
  const time = hour === null ? soon(now) : workday(now, days, hour);
  return [time, new Date(time.getTime() + 2 * hourMs)];
}

/** An hour of a day before or after today, not on a weekend unless it is today. */
export function workday(now: Date, days: number, hour: number) {
  const day = addDays(now, days);
  while (days !== 0 && [0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + Math.sign(days));
  day.setUTCHours(hour, 0, 0, 0);
  return day;
}

/** The second full hour from now. */
function soon(now: Date) {
  return new Date(Math.ceil(now.getTime() / hourMs + 1) * hourMs);
}
