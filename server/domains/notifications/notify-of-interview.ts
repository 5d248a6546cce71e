import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import {
  type InterviewRow,
  holdInterview,
  type interviewEvents,
  interviewersOf,
  keepInCalendars,
  titlesOf,
} from "#server/domains/interviews/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import type { Recipient } from "#server/events/define-event.ts";
import { type Times, interviewFor, withEntry } from "./interview-for-reader.ts";
import { type Happened, type Personal, notifyPeople } from "./notify-people.ts";

type InterviewStep = (typeof interviewEvents)[keyof typeof interviewEvents];
type OfStep = DomainEvent<InterviewStep>["data"];
/** Tells of one step of an interview, with its time as each reader's clock shows it and for their calendar. */
export async function notifyOfInterview(tx: Transaction, { name, data, at }: DomainEvent<InterviewStep>) {
  const { interviewId, revision, earlierTime, ...ids } = data;
  // A decision locks the application before its interviews, too.
  await lockApplication(tx, ids.applicationId);
  const row = await holdInterview(tx, interviewId);
  // A later step tells on its own, and of what calendars still hold from before this one.
  if (!row || row.revision !== revision) return;
  const times: Times = {
    now: row.state === "confirmed" ? row.time : null,
    earlier: earlierTime ? new Date(earlierTime) : whenHeld(row),
  };
  const step = row.state === "proposed" && times.earlier ? askedAgain(name) : name;
  const happened: Happened = {
    event: step,
    at,
    ...ids,
    // Interviewers who move or cancel an interview have it in their own calendar too.
    byUserId: null,
    teammateUserId: data.byUserId,
    words: {
      place: row.videoLink ? `${row.place}. Video link: ${row.videoLink}` : row.place,
      teammate: (data.byUserId && (await findUser(tx, data.byUserId))?.fullName) || "A teammate",
    },
  };
  const to = outcomeOf(step, { data, times });
  await tell(tx, row, {
    name: step,
    times,
    happened: { ...happened, to, leaveOut: toldAlready(row, { name, data }) },
  });
}

/** Calendars still hold a time that a change just before this one took back. */
function askedAgain(name: InterviewStep["name"]) {
  return name === "interview.detailsChanged" ? "interview.changed" : name;
}

interface Telling {
  name: InterviewStep["name"];
  times: Times;
  happened: Happened;
}
/** Each reader is told for their own calendar, and what calendars hold from then on is kept. */
async function tell(tx: Transaction, row: InterviewRow, { name, times, happened }: Telling) {
  const titles = await titlesOf(tx, row);
  let { inCalendars } = row;
  const personal = (told: Times) => async (who: Recipient, userId: string) => {
    const theirs = await interviewFor(tx, row, { who, userId, times: told, titles });
    inCalendars = withEntry(inCalendars, { who, userId, entry: theirs.calendar });
    const after = alsoSaid(row, { name, who, earlier: told.now ? "" : theirs.words.earlier });
    return { ...theirs, ...(after && { after }) };
  };
  const { concerned, dropped } = interviewersToTell(row, name);
  await notifyPeople(tx, { ...happened, namedUserIds: concerned, personal: personal(times) });
  if (dropped.length > 0)
    await notifyPeople(tx, {
      ...happened,
      event: "interview.changed",
      to: "dropped",
      namedUserIds: dropped,
      leaveOut: ["candidate"],
      personal: personal({ ...times, now: null }),
    });
  await keepInCalendars(tx, row.id, inCalendars);
}

/** The time that the candidate's calendar holds. */
function whenHeld({ inCalendars }: InterviewRow) {
  const held = inCalendars.find(({ of }) => of === "candidate");
  return held ? new Date(held.start) : null;
}

/** Who interviews at the time that was chosen; otherwise whose calendars still hold an earlier one. */
function interviewersToTell(row: InterviewRow, name: InterviewStep["name"]) {
  const holding = row.inCalendars.filter(({ of }) => of === "interviewer").map(({ userId }) => userId);
  if (row.state === "canceled") return { concerned: holding, dropped: [] };
  const interviewers = interviewersOf(row);
  const dropped = holding.filter((id) => !interviewers.includes(id));
  // The others’ entries stay as they are.
  if (name === "interview.interviewerLost") return { concerned: [], dropped };
  return {
    concerned: row.state === "confirmed" ? interviewers : holding.filter((id) => interviewers.includes(id)),
    dropped,
  };
}

/** Which of a step's texts fits. */
function outcomeOf(name: InterviewStep["name"], { data, times }: { data: OfStep; times: Times }) {
  if (withItsApplication(name, data)) return "withdrawn";
  if (name === "interview.canceled" || name === "interview.calledOff") return "canceled";
  if (name === "interview.detailsChanged") return times.now ? "agreed" : "notAgreed";
  return times.earlier ? "agreedBefore" : "notAgreed";
}

/** No one canceled it separately: it ended with its application. */
function withItsApplication(name: InterviewStep["name"], { byUserId }: OfStep) {
  return !byUserId && (name === "interview.canceled" || name === "interview.calledOff");
}

/** People who are told about the decision, which mentions the interview; only their calendars still have to be cleared. */
function toldAlready(
  row: InterviewRow,
  { name, data }: { name: InterviewStep["name"]; data: OfStep },
): Recipient[] {
  if (!withItsApplication(name, data)) return [];
  // No other notification tells candidates who withdrew.
  const clears = name === "interview.calledOff" && whenHeld(row) !== null;
  return clears ? ["team"] : ["team", "candidate"];
}

interface Said {
  name: InterviewStep["name"];
  who: Recipient;
  /** The time that no longer holds, if any. */
  earlier: string;
}
/** In the product’s own words, even where a team wrote its own text. */
function alsoSaid({ state, answer }: InterviewRow, { name, who, earlier }: Said) {
  // Their own words would stay in the emails that were sent, also once their account is gone.
  if (name === "interview.refused" && who === "team" && answer)
    return "They wrote when they’re free. You can read it with the interview.";
  if (who !== "candidate" || !earlier) return undefined;
  return state === "canceled"
    ? `It was planned for ${earlier}.`
    : `The time you chose, ${earlier}, no longer holds.`;
}

/** What the notification of a decision tells the candidate about the interview it canceled. */
export async function tellCalledOff(tx: Transaction, row: InterviewRow, userId: string): Promise<Personal> {
  const titles = await titlesOf(tx, row);
  const times = { now: null, earlier: row.time ?? whenHeld(row) };
  const { words, calendar } = await interviewFor(tx, row, { who: "candidate", userId, times, titles });
  await keepInCalendars(
    tx,
    row.id,
    withEntry(row.inCalendars, { who: "candidate", userId, entry: calendar }),
  );
  const after = words.earlier
    ? `Your interview on ${words.earlier} won’t take place.`
    : "The interview that was being arranged won’t take place.";
  return { after, calendar: calendar ?? null };
}
