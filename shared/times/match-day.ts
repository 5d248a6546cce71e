import { zoneOffset } from "./zone-offset.ts";

const morning = 7;
const hour = 3_600_000;

/** The candidate's date, which begins at seven in the morning where they are. */
export function matchDay(now: Date, timeZone: string): string {
  return local(now.getTime() + zoneOffset(now, timeZone) - morning * hour);
}

/** When the day after begins. */
export function nextMorning(now: Date, timeZone: string): Date {
  const [year, month, date] = matchDay(now, timeZone).split("-").map(Number) as [number, number, number];
  const asIfUtc = Date.UTC(year, month - 1, date + 1, morning);
  const near = new Date(asIfUtc - zoneOffset(now, timeZone));
  return new Date(asIfUtc - zoneOffset(near, timeZone));
}

function local(time: number) {
  return new Date(time).toISOString().slice(0, 10);
}
