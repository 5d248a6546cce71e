const hour = 3_600_000;
export const day = 24 * hour;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * hour);
}

/** "2020-03" for the month that many months before now. */
export function monthBefore(now: Date, months: number): string {
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return `${at.getUTCFullYear()}-${String(at.getUTCMonth() + 1).padStart(2, "0")}`;
}
