import { Temporal } from "temporal-polyfill";

/** The date of an instant in a time zone. */
export function dayOf(at: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The instant a day begins in a time zone, which is not midnight if the clocks were moved forward over it. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The first of so many days, the last of which is today. */
export function firstOfLast(days: number, today: string) {
  return daysAfter(today, 1 - days);
}
