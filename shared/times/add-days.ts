const dayMs = 86_400_000;

/** The instant so many times 24 hours later, or earlier for a negative number; days on a calendar are in calendar-days.ts. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs);
}
