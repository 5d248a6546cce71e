import { Temporal } from "temporal-polyfill";

/** The same day and time of the clock some months later; in a month without that day, its last one. */
export function monthsLater(at: Date, months: number, timeZone: string): Date {
  return moved(at, { months }, timeZone);
}

/** The same time of the clock some days later, also over a change of the clocks. */
export function daysLater(at: Date, days: number, timeZone: string): Date {
  return moved(at, { days }, timeZone);
}

/** Days of the calendar from one moment to another, begun ones counted. */
export function daysBetween(from: Date, until: Date, timeZone: string): number {
  const zoned = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const { days, hours, minutes, seconds, milliseconds } = zoned(from).until(zoned(until), {
    largestUnit: "days",
  });
  return days + (hours || minutes || seconds || milliseconds ? 1 : 0);
}

function moved(at: Date, by: { months?: number; days?: number }, timeZone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(local.add(by).epochMilliseconds);
}
