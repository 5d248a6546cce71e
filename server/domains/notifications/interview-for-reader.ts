import { instantWords } from "#shared/times/instant-words.ts";
import { dateLocale } from "#shared/times/locale.ts";
import type { CalendarEntry } from "#server/calendars/calendar-file.ts";
import type { Reader } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import {
  type InCalendar,
  type InterviewRow,
  calendarEntry,
  partOf,
  type titlesOf,
} from "#server/domains/interviews/index.ts";
import type { Recipient } from "#server/events/define-event.ts";
import type { Personal } from "./notify-people.ts";

export interface Times {
  /** Null unless there is one that holds. */
  now: Date | null;
  /** The one that held before. */
  earlier: Date | null;
}
interface Reading {
  who: Recipient;
  userId: string;
  times: Times;
  titles: Awaited<ReturnType<typeof titlesOf>>;
}
/** An interview as one reader is told of it: on their own clock, their own part only, with what their calendar needs. */
export async function interviewFor(
  db: Reader,
  row: InterviewRow,
  { who, userId, times, titles }: Reading,
): Promise<Personal & { words: { earlier: string } }> {
  const interviewer = who === "named" ? userId : undefined;
  const { timeZone = "UTC", locale = "en-US" } = (await findUser(db, userId)) ?? {};
  const words = (time?: Date) => (time ? instantWords(time, timeZone, dateLocale(locale)) : "");
  const now = times.now ? partOf(row, times.now, interviewer) : null;
  const held = who === "team" ? null : heldBy(row.inCalendars, { who, userId });
  const before = held ?? (times.earlier ? partOf(row, times.earlier, interviewer) : null);
  const title = who === "candidate" ? titles.candidate : titles.team;
  const entry = now ?? held;
  return {
    words: {
      whenForCandidate: words(now?.start),
      when: words(now?.start),
      earlier: words(before?.start),
      minutes: String((now ?? before)?.minutes ?? ""),
    },
    calendar: who === "team" || !entry ? null : calendarEntry(row, { ...entry, title, canceled: !now }),
  };
}

/** What someone's calendar holds of an interview. */
function heldBy(inCalendars: readonly InCalendar[], { who, userId }: Pick<Reading, "who" | "userId">) {
  const of = who === "candidate" ? "candidate" : "interviewer";
  const held = inCalendars.find((each) => each.of === of && each.userId === userId);
  return held ? { start: new Date(held.start), minutes: held.minutes } : null;
}

/** What calendars hold once someone has taken an entry, or its cancellation, into theirs. */
export function withEntry(
  inCalendars: readonly InCalendar[],
  { who, userId, entry }: Pick<Reading, "who" | "userId"> & { entry?: CalendarEntry | null },
): InCalendar[] {
  if (!entry) return [...inCalendars];
  const of = who === "candidate" ? "candidate" : "interviewer";
  const others = inCalendars.filter((each) => each.of !== of || each.userId !== userId);
  const { start, minutes } = entry;
  return entry.canceled ? others : [...others, { of, userId, start, minutes }];
}
