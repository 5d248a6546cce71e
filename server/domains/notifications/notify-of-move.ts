import type { ApplicationSource } from "#contract/application-sources.ts";
import {
  type MoveEvent,
  creditOf,
  lockApplication,
  messageOfBatch,
} from "#server/domains/applications/index.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { calledOffWith } from "#server/domains/interviews/index.ts";
import { offerEndedWith } from "#server/domains/offers/index.ts";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { findTask, enqueue } from "#server/tasks/enqueue.ts";
import { notifyOfRequestSoon } from "./notify-of-request.ts";
import { tellCalledOff } from "./notify-of-interview.ts";
import type { NotifyingName } from "./notification-template.ts";
import { notificationTasks } from "./tasks.ts";
import { type Personal, notifyPeople } from "./notify-people.ts";

interface Moved {
  name: NotifyingName;
  data: MoveEvent;
  at: Date;
}
/** Tells of one move of one application in the words of its templates. */
export async function notifyOfMove(tx: Transaction, { name, data, at }: Moved) {
  const { from, to, why, batchId, ...ids } = data;
  if (name === "application.referralAsked" && !data.employeeId) return notifyOfRequestSoon(tx, data, at);
  // A hiring team never heard of who only asked an employee for a referral.
  if (name === "application.withdrawn" && from?.state === "referralRequest") return;
  const credited = name === "application.hired" ? await creditOf(tx, ids.applicationId) : undefined;
  return notifyPeople(tx, {
    event: name,
    at,
    ...ids,
    // Of a hire hears whose bonus it is, also where someone else referred the person for this job.
    ...(credited && { employeeId: credited.employeeId }),
    ...(credited === null && { leaveOut: ["referrer"] }),
    ...(name === "application.referralAsked" && { leaveOut: ["employees"] }),
    ...(name === "application.invited" && (await invitationOf(tx, ids))),
    to: name === "application.expired" ? endedAs(from) : to.state,
    stage: to.stage,
    reason: why,
    // Of a decision about many the candidates hear in the team's own words, and nobody else waits behind their emails.
    ...(batchId && { toCandidate: await messageOfBatch(tx, batchId), lane: "bulk" }),
    words: { why: why ?? "" },
    personal: async (who, userId) =>
      who === "candidate"
        ? endedAlong(tx, { ...ids, userId, passed: name === "application.passed", at })
        : {},
  });
}

interface Ended {
  applicationId: string;
  userId: string;
  passed: boolean;
  at: Date;
}
/** What else is over with a decision: the interview that was agreed, and the offer in their hands. */
async function endedAlong(tx: Transaction, { applicationId, userId, passed, at }: Ended): Promise<Personal> {
  const calledOff = await calledOffWith(tx, applicationId, at);
  const interview = calledOff ? await tellCalledOff(tx, calledOff, userId) : {};
  const offer = passed ? await offerEndedWith(tx, applicationId, at) : undefined;
  if (!offer) return interview;
  const after = [interview.after, `The offer for “${offer.title}” no longer stands.`];
  return { ...interview, after: after.filter(Boolean).join(" ") };
}

/** What has ended without an answer: not everyone had applied. */
function endedAs(from: MoveEvent["from"]) {
  if (from?.state === "outbound") return "invited";
  return from?.state === "referralRequest" ? "referralAsked" : "applied";
}

/** What the team wrote to someone it invites, and why it has their details. */
async function invitationOf(
  tx: Transaction,
  { applicationId, companyId, jobId, byUserId }: Omit<MoveEvent, "from" | "to" | "why" | "batchId">,
) {
  const { invitation, source } = (await lockApplication(tx, applicationId)) ?? {};
  const company = (await findCompany(tx, companyId))?.companyName ?? "The company";
  const job = (await findJob(tx, jobId))?.job.jobTitle ?? "the job";
  const author = (byUserId && (await findUser(tx, byUserId))?.fullName) || company;
  return {
    written: invitation ? `${author} wrote:\n\n${invitation}` : null,
    invited: { company, job, from: detailsFrom(source) },
  };
}

/** Where a company has the details of someone it invites from. */
function detailsFrom(source: string | undefined): "earlier" | "profile" | "records" {
  const team: readonly (string | undefined)[] = [
    "Uploaded file",
    "Added by hand",
  ] satisfies ApplicationSource[];
  if (source === ("Network" satisfies ApplicationSource)) return "earlier";
  return team.includes(source) ? "records" : "profile";
}

/** While the team's screens still offer to take a stage back. */
const settledAfterMs = 10_000;

/** Moves between stages within a few seconds become one notification, from where the application stood before the first of them. */
export async function notifyOfStageSoon(tx: Transaction, { data, at }: { data: MoveEvent; at: Date }) {
  const key = `stage-news:${data.applicationId}`;
  const waiting = await findTask(tx, notificationTasks.stage, key);
  const { from } = waiting?.data ?? data;
  await enqueue(tx, notificationTasks.stage, {
    key,
    data: { ...data, from },
    at: new Date(at.getTime() + settledAfterMs),
  });
}

/** The task "notifications.stage": notifies of a stage that is still current, unless the application was there before. */
export async function notifyOfStage(tx: Transaction, move: MoveEvent, { now }: TaskContext) {
  const row = await lockApplication(tx, move.applicationId);
  const stands = row?.applicationState === move.to.state && row.stage === move.to.stage;
  if (!stands || move.from?.stage === move.to.stage) return;
  await notifyOfMove(tx, { name: "application.moved", data: move, at: now });
}
