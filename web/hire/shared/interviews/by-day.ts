import { dateWords } from "#ui/data/text/date-words.ts";
import { addDays } from "#shared/times/add-days.ts";
import type { UpcomingInterview } from "#contract/interviews.ts";
function words(at: string | Date) {
  return dateWords(at, { weekday: "long", day: "numeric", month: "long" });
}

/** Interviews that are not over yet by the days of the reader's own clock; today and tomorrow by name. */
export function byDay(all: readonly UpcomingInterview[], now: Date) {
  const coming = all.filter(
    ({ interview: { time, minutes } }) => Date.parse(time!) + minutes * 60_000 > now.getTime(),
  );
  const today = words(now);
  const tomorrow = words(addDays(now, 1));
  const named = (at: string) => {
    const day = words(at);
    if (day === today) return "Today";
    return day === tomorrow ? "Tomorrow" : day;
  };
  const days = Map.groupBy(coming, ({ interview }) => named(interview.time!));
  return [...days].map(([day, interviews]) => ({ day, interviews }));
}
