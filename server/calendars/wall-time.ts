import { Temporal } from "temporal-polyfill";

/** What the clocks of a zone show at an instant: "2026-11-24T15:00". */
export function wallTimeOf(at: Date, timeZone: string) {
  const wall = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  return wall.toString({ smallestUnit: "minute" });
}

/** When the clocks of a zone show it; of an hour that comes twice the first, of one that is skipped the time after. */
export function instantOf(wallTime: string, timeZone: string) {
  return new Date(Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).epochMilliseconds);
}

interface Agreed {
  time: Date;
  timeZone: string;
  wallTime: string;
}
/** The instant that keeps what was agreed: another one only where the zone's rules have changed since. */
export function timeAsAgreed({ time, timeZone, wallTime }: Agreed) {
  return wallTimeOf(time, timeZone) === wallTime ? time : instantOf(wallTime, timeZone);
}
