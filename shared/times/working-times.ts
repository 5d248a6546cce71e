import { Temporal } from "temporal-polyfill";

const opens = 9;
const closes = 17;
const friday = 5;
/** Between two people who read at the same hours. */
const apartMs = 2 * 60_000;
/** The instant itself within the reader's working hours, else when they begin again; a weekend is skipped at the same hour. */
export function workingTime(at: Date, timeZone: string): Date {
  let local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  if (local.hour >= closes) local = opening(local.add({ days: 1 }));
  else if (local.hour < opens) local = opening(local);
  while (local.dayOfWeek > friday) local = local.add({ days: 1 });
  return new Date(local.epochMilliseconds);
}

function opening(local: Temporal.ZonedDateTime) {
  return local.withPlainTime({ hour: opens });
}

/** When each of some readers gets the first words: one after the other, each within their working hours. */
export function spread(timeZones: readonly string[], now: Date): Date[] {
  const last = new Map<string, Date>();
  return timeZones.map((timeZone) => {
    const before = last.get(timeZone);
    const at = workingTime(before ? new Date(before.getTime() + apartMs) : now, timeZone);
    last.set(timeZone, at);
    return at;
  });
}

/** So many days later on the reader's calendar, at the same hour where they work then; a day on which the clocks change is one day. */
export function daysLater(at: Date, days: number, timeZone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return workingTime(new Date(local.add({ days }).epochMilliseconds), timeZone);
}
