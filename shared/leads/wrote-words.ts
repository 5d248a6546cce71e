import { counted } from "#shared/words/sentence-list.ts";

interface Earlier {
  name: string;
  mine: boolean;
  days: number;
}
/** "Dilip Rao wrote to them 9 days ago." */
export function wroteWords({ name, mine, days }: Earlier): string {
  const when = days === 0 ? "today" : `${counted(days, "day")} ago`;
  return `${mine ? "You" : name} wrote to them ${when}.`;
}
