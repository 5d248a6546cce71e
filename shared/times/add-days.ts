const dayMs = 86_400_000;

/** The instant this many times 24 hours later, or earlier for a negative number; for calendar days see calendar-days.ts. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs);
}
