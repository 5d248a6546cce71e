import type { QuietHours } from "#contract/push.ts";
import { zoneOffset } from "#shared/times/zone-offset.ts";

const minute = 60_000;
const day = 24 * 60;

/** When something may be pushed: now, or when the quiet hours it falls into are over on the person's own clock. */
export function pushTime(now: Date, quietHours: QuietHours | null, timeZone: string): Date {
  if (!quietHours) return now;
  const from = minutesOf(quietHours.from);
  const to = minutesOf(quietHours.to);
  const local = Math.floor((now.getTime() + zoneOffset(now, timeZone)) / minute);
  const sinceFrom = ((local % day) - from + day) % day;
  const length = (to - from + day) % day;
  if (sinceFrom >= length) return now;
  const end = (local + length - sinceFrom) * minute;
  // The clock may be set back or forward before they end.
  const near = new Date(end - zoneOffset(now, timeZone));
  return new Date(end - zoneOffset(near, timeZone));
}

function minutesOf(time: string) {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return hours * 60 + minutes;
}
