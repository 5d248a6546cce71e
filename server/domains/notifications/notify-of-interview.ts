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
import { type Happened, type Personal, notifyPeople } from "./notify-people.ts";

type InterviewStep = (typeof interviewEvents)[keyof typeof interviewEvents];
/** Tells of one step of an interview, with its time as each reader's clock shows it and for their calendar. */
export async function notifyOfInterview(tx: Transaction, { name, data, at }: DomainEvent<InterviewStep>) {
  const { interviewId, revision, earlierTime, earlierInterviewerIds, ...ids } = data;
  const row = await findInterview(tx, interviewId);
  // Later steps notify on their own.
  if (!row || row.revision !== revision) return;
  const times: Times = {
    now: name === "interview.confirmed" || name === "interview.interviewerLost" ? row.time : null,
    earlier: earlierTime ? new Date(earlierTime) : null,
  };
  const titles = await titlesOf(tx, row);
  const happened: Happened = {
    event: name,
    at,
    ...ids,
    // Interviewers who move or cancel an interview have it in their own calendar too.
    byUserId: null,
    words: {
      place: row.videoLink ? `${row.place}. Video link: ${row.videoLink}` : row.place,
      teammate: (data.byUserId && (await findUser(tx, data.byUserId))?.fullName) || "A teammate",
    },
    personal: (who, userId) => personalFor(tx, row, { name, who, userId, times, titles }),
  };
  const inCalendars = calendarsOf(row, { name, times, earlierInterviewerIds });
  const dropped = inCalendars.filter((userId) => !interviewersOf(row).includes(userId));
  await notifyPeople(tx, {
    ...happened,
    to: outcomeOf(name, data),
    namedUserIds: inCalendars.filter((userId) => !dropped.includes(userId)),
    leaveOut: toldAlready(name, { data, times }),
  });
  if (dropped.length > 0)
    await notifyPeople(tx, {
      ...happened,
      to: "dropped",
      namedUserIds: dropped,
      leaveOut: ["candidate", "team"],
    });
}

type OfStep = DomainEvent<InterviewStep>["data"];
/** Who hears of an entry in their calendar: that holds now, or held before. */
function calendarsOf(
  row: InterviewRow,
  {
    name,
    times,
    earlierInterviewerIds,
  }: Pick<Reading, "name" | "times"> & Pick<OfStep, "earlierInterviewerIds">,
) {
  // The others’ entries stay as they are.
  if (name === "interview.interviewerLost") return [];
  if (times.now) return interviewersOf(row);
  return times.earlier ? earlierInterviewerIds : [];
}

/** Which of a step's texts fits. */
function outcomeOf(name: InterviewStep["name"], data: OfStep) {
  if (withItsApplication(name, data)) return "withdrawn";
  if (name === "interview.canceled" || name === "interview.calledOff") return "canceled";
  return data.earlierTime ? "agreedBefore" : "notAgreed";
}

/** No one canceled it separately: it ended with its application. */
function withItsApplication(name: InterviewStep["name"], { byUserId }: OfStep) {
  return !byUserId && (name === "interview.canceled" || name === "interview.calledOff");
}

/** People who are told about the decision, which mentions the interview; only their calendars still have to be cleared. */
function toldAlready(
  name: InterviewStep["name"],
  { data, times }: { data: OfStep; times: Times },
): Recipient[] {
  if (!withItsApplication(name, data)) return [];
  // No other notification tells candidates who withdrew.
  const hasEntry = name === "interview.calledOff" && times.earlier !== null;
  return hasEntry ? ["team"] : ["team", "candidate"];
}

/** Which time no longer holds, in the product’s own words. */
function noLonger({ state }: InterviewRow, earlier: string) {
  return state === "canceled"
    ? `It was planned for ${earlier}.`
    : `The time you chose, ${earlier}, no longer holds.`;
}

/** What the notification of a decision says about the interview it canceled. */
export async function tellCalledOff(db: Reader, row: InterviewRow, userId: string): Promise<Personal> {
  const titles = await titlesOf(db, row);
  const times = { now: null, earlier: row.time };
  const reading = { name: "interview.canceled", who: "candidate", userId, times, titles } as const;
  const { words, calendar } = await personalFor(db, row, reading);
  const after = row.time
    ? `Your interview on ${words?.earlier} won’t take place.`
    : "The interview that was being arranged won’t take place.";
  return { after, calendar: calendar ?? null };
}

interface Times {
  /** Null unless the step leaves one that holds. */
  now: Date | null;
  /** What calendars held before the step. */
  earlier: Date | null;
}
interface Reading {
  name: InterviewStep["name"];
  who: Recipient;
  userId: string;
  times: Times;
  titles: Awaited<ReturnType<typeof titlesOf>>;
}
async function personalFor(
  db: Reader,
  row: InterviewRow,
  { name, who, userId, times, titles }: Reading,
): Promise<Personal> {
  const interviewer = who === "named" ? userId : undefined;
  const { timeZone = "UTC", locale = "en-US" } = (await findUser(db, userId)) ?? {};
  const words = (time: Date | null) =>
    time ? instantWords(partOf(row, time, interviewer).start, timeZone, dateLocale(locale)) : "";
  const when = words(times.now);
  const time = times.now ?? times.earlier;
  const title = who === "candidate" ? titles.candidate : titles.team;
  const answered = name === "interview.refused" && who === "team" && row.answer;
  return {
    ...(who === "candidate" && !times.now && times.earlier && { after: noLonger(row, words(times.earlier)) }),
    // Their own words would stay in the emails that were sent, also once their account is gone.
    ...(answered && { after: "They wrote when they’re free. You can read it with the interview." }),
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
