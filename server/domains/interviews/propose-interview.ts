import type { Proposal } from "#contract/interviews.ts";
import { isOpen } from "#shared/interviews/is-open.ts";
import { isSameOffer, isSamePlan } from "#shared/interviews/is-same-plan.ts";
import type { CompanyContext, UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { lockApplication, lockForTeam } from "#server/domains/applications/index.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { auditInterview } from "./audit-interview.ts";
import { refuseBooked, slotsOf } from "./book.ts";
import { calendarOf } from "./calendars.ts";
import { interviewEvents } from "./events.ts";
import { withStep } from "./kept-steps.ts";
import { presentOne } from "./present.ts";
import {
  type InterviewRow,
  announce,
  findVisible,
  interviewsAbout,
  lockInterview,
  saveInterview,
} from "./queries.ts";
import {
  interviewersOf,
  refuseIfCanceled,
  refuseIfHeld,
  refuseIncomplete,
  refuseUnlessTalking,
  timesFrom,
  windowFrom,
} from "./rules.ts";
import { interviews } from "./tables.ts";
import { refuseWhoCannotInterview } from "./who-interviews.ts";

/** The team proposes times or offers free ones; one interview is agreed before the next is proposed. */
export function proposeInterview(context: CompanyContext, applicationId: string, proposal: Proposal) {
  const { db, viewer, now } = context;
  if (proposal.note) refuseUnlessAllowed(viewer, "messages");
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, applicationId);
    refuseUnlessTalking(application);
    const before = await interviewsAbout(tx, applicationId);
    if (before.some((each) => isOpen(each, now())))
      throw conflict("INTERVIEW_OPEN", "There’s already an interview. Change or cancel it first.");
    const { jobId, companyId, candidateId } = application;
    const id = newId();
    const by = { byUserId: viewer.userId, now: now() };
    const details = await detailsOf(tx, { id, companyId, ...by }, proposal);
    const blank = { steps: [], time: null, whatChanged: [] };
    const [row] = await tx
      .insert(interviews)
      .values({
        id,
        applicationId,
        jobId,
        companyId,
        candidateId,
        ...details,
        steps: withStep(blank, { name: interviewEvents.proposed.name, ...by }),
        createdAt: now(),
        changedAt: now(),
      })
      .returning();
    await auditInterview(tx, context, { row: row!, action: "interview.proposed" });
    await announce(tx, row!, { event: interviewEvents.proposed, ...by });
    return presentOne(tx, row!);
  });
}

/** Other times: the candidate is asked again. Another place alone leaves the times that were agreed or proposed. */
export function changeInterview(context: UserContext, id: string, proposal: Proposal) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    // A decision locks the application before its interviews. A change does the same, or the two could deadlock.
    const { applicationId } = await findVisible(tx, context, id);
    const application = await lockApplication(tx, applicationId);
    const row = await lockInterview(tx, context, { id, side: "company" });
    refuseUnlessTalking(application!);
    refuseIfCanceled(row);
    refuseIfHeld(row, now());
    const byUserId = viewer.userId;
    if (proposal.note && proposal.note !== row.note) refuseUnlessAllowed(viewer, "messages");
    const by = { byUserId, now: now() };
    const saved =
      stands(row, now()) && isSamePlan(row, proposal)
        ? await changeWords(tx, row, { ...by, proposal })
        : await askAgain(tx, row, { ...by, proposal });
    if (saved !== row) await auditInterview(tx, context, { row: saved, action: "interview.changed" });
    return presentOne(tx, saved);
  });
}

/** Nothing has to be asked again: a time is agreed, or the candidate can still choose one. */
function stands(row: InterviewRow, now: Date) {
  return row.state === "confirmed" || (row.state === "proposed" && isOpen(row, now));
}

interface Changing {
  proposal: Proposal;
  byUserId: string;
  now: Date;
}
async function askAgain(tx: Transaction, row: InterviewRow, { proposal, ...by }: Changing) {
  const details = await detailsOf(
    tx,
    { id: row.id, companyId: row.companyId, known: row.times, ...by },
    proposal,
  );
  return saveInterview(tx, row, {
    changes: {
      ...details,
      whatChanged: changesIn(row, details),
      time: null,
      wallTime: null,
      answer: null,
    },
    event: interviewEvents.changed,
    ...by,
  });
}

/** Where it takes place, and the note: everyone is told, and no one is asked. */
async function changeWords(tx: Transaction, row: InterviewRow, { proposal, ...by }: Changing) {
  refuseIncomplete(proposal);
  const words = wordsOf(proposal);
  const whatChanged = changesIn(row, { ...row, ...words });
  if (whatChanged.length === 0) return row;
  const changes = { ...words, whatChanged };
  return saveInterview(tx, row, { changes, event: interviewEvents.detailsChanged, ...by });
}

type Said = Pick<InterviewRow, "times" | "window" | "minutes" | "sessions" | "place" | "videoLink" | "note">;
function changesIn(before: Said, after: Said): InterviewRow["whatChanged"] {
  const isElsewhere = before.place !== after.place || before.videoLink !== after.videoLink;
  const isSameTalk = isSamePlan({ ...after, ...offerOf(before) }, before) && before.note === after.note;
  return [
    ...(isSameOffer(before, after) ? [] : (["times"] as const)),
    ...(isElsewhere ? (["location"] as const) : []),
    ...(isSameTalk ? [] : (["details"] as const)),
  ];
}

function offerOf({ times, window }: Said) {
  return { times, window };
}

function wordsOf({ place, videoLink = null, note }: Proposal) {
  return { place: place || "Video call", videoLink, note: note || null };
}

interface Proposing {
  id: string;
  /** Times that were proposed already; whether they are still free is said when one is chosen. */
  known?: readonly string[];
  companyId: string;
  byUserId: string;
  now: Date;
}
/** What a proposal says, as it is kept: agreed on the clock of the first who interviews, or of who proposes. */
async function detailsOf(
  tx: Transaction,
  { id, companyId, byUserId, now, known = [] }: Proposing,
  proposal: Proposal,
) {
  refuseIncomplete(proposal);
  const { times = [], window, minutes = 0 } = proposal;
  const sessions = (proposal.sessions ?? []).map(({ title, ...session }) => ({
    ...session,
    title: title || null,
    interviewerIds: [...new Set(session.interviewerIds)],
  }));
  const interviewers = interviewersOf({ sessions });
  await refuseWhoCannotInterview(tx, companyId, interviewers);
  const { timeZone } = await calendarOf(tx, { companyId, userId: interviewers[0] ?? byUserId });
  const details = {
    byUserId,
    state: "proposed" as const,
    times: timesFrom(times, now),
    window: window ? windowFrom(window, now) : null,
    sessions,
    minutes: sessions.length > 0 ? sessions.reduce((sum, each) => sum + each.minutes, 0) : minutes,
    timeZone,
    ...wordsOf(proposal),
  };
  const added = details.times.filter((time) => !known.includes(time));
  await refuseBooked(tx, { id, companyId, ...details, times: added });
  if (details.window && (await slotsOf(tx, { id, companyId, ...details }, now)).length === 0) {
    const sentence =
      "There’s no time on these days when everyone is free. Choose other days or interviewers.";
    throw invalid(sentence, { window: sentence }, "NO_SLOTS");
  }
  return details;
}
