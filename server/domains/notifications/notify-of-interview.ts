import { instantWords } from "#shared/times/instant-words.ts";
import { dateLocale } from "#shared/times/locale.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import {
  type InterviewRow,
  calendarEntry,
  findInterview,
  type interviewEvents,
  interviewersOf,
  partOf,
  titlesOf,
} from "#server/domains/interviews/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import type { Recipient } from "#server/events/define-event.ts";
import { type Personal, notifyPeople } from "./notify-people.ts";

type InterviewStep = (typeof interviewEvents)[keyof typeof interviewEvents];
/** Tells of one step of an interview, with its time as each reader's clock shows it and for their calendar. */
export async function notifyOfInterview(tx: Transaction, { name, data, at }: DomainEvent<InterviewStep>) {
  const { interviewId, revision, earlierTime, ...ids } = data;
  const row = await findInterview(tx, interviewId);
  // Later steps notify on their own.
  if (!row || row.revision !== revision) return;
  const times: Times = {
    now: name === "interview.confirmed" ? row.time : null,
    earlier: earlierTime ? new Date(earlierTime) : null,
  };
  const titles = await titlesOf(tx, row);
  // The end of an application is told already; only calendars are still to be cleared.
  const endedWithApplication = name === "interview.canceled" && !data.byUserId;
  await notifyPeople(tx, {
    event: name,
    at,
    ...ids,
    // An interviewer hears of what stands in their calendar, or stood there.
    namedUserIds: times.now || times.earlier ? interviewersOf(row) : [],
    leaveOut: endedWithApplication ? ["candidate"] : [],
    words: { place: row.videoLink ? `${row.place}. Video link: ${row.videoLink}` : row.place },
    personal: (who, userId) => personalFor(tx, row, { who, userId, times, titles }),
  });
}

interface Times {
  /** Null unless the step leaves one that holds. */
  now: Date | null;
  /** What calendars held before the step. */
  earlier: Date | null;
}
interface Reading {
  who: Recipient;
  userId: string;
  times: Times;
  titles: Awaited<ReturnType<typeof titlesOf>>;
}
async function personalFor(
  db: Reader,
  row: InterviewRow,
  { who, userId, times, titles }: Reading,
): Promise<Personal> {
  const interviewer = who === "named" ? userId : undefined;
  const { timeZone = "UTC", locale = "en-US" } = (await findUser(db, userId)) ?? {};
  const words = (time: Date | null) =>
    time ? instantWords(partOf(row, time, interviewer).start, timeZone, dateLocale(locale)) : "";
  const when = words(times.now);
  const time = times.now ?? times.earlier;
  const title = who === "candidate" ? titles.candidate : titles.team;
  return {
    words: {
      whenForCandidate: when,
      when,
      earlier: words(times.earlier),
      minutes: String(partOf(row, time ?? new Date(0), interviewer).minutes),
    },
    calendar:
      who === "team" || !time
        ? null
        : calendarEntry(row, { title, userId: interviewer, time, canceled: !times.now }),
  };
}
