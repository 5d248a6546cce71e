import { counted } from "#shared/words/sentence-list.ts";

interface Earlier {
  name: string;
  mine: boolean;
  days: number;
  /** Nothing is sent yet, but it is planned. */
  planned?: boolean | undefined;
}
/** "Dilip Rao wrote to them 9 days ago." */
export function wroteWords({ name, mine, days, planned }: Earlier): string {
  if (planned) return `${name} is about to write to them.`;
  const when = days === 0 ? "today" : `${counted(days, "day")} ago`;
  return `${mine ? "You" : name} wrote to them ${when}.`;
}
