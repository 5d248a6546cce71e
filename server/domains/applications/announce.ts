import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { MoveEvent } from "./events.ts";
import type { Move } from "./transitions.data.ts";
import type { Application } from "./queries.ts";
import type { Before } from "./tables.ts";

export const eventOf = {
  apply: "application.received",
  askReferral: "application.referralAsked",
  refer: "application.referred",
  referForReview: "application.referred",
  approveReview: "application.received",
  refuseReview: "application.passed",
  save: "application.saved",
  unsave: "application.saved",
  match: "application.matched",
  pass: "application.passed",
  delayPass: null,
  cancelPass: null,
  move: "application.moved",
  hire: "application.hired",
  reopen: "application.reopened",
  withdraw: "application.withdrawn",
  invite: "application.invited",
  approveLead: "application.invited",
  dismissLead: null,
  acceptInvitation: "application.invitationAnswered",
  declineInvitation: "application.invitationAnswered",
  ignoreLead: null,
  bringBackLead: null,
  expire: "application.expired",
} as const satisfies Record<Move, string | null>;

interface Announced {
  move: Move;
  from: Pick<Before, "applicationState" | "stage"> | null;
  to: Application;
  command: { who: { userId: string | null }; now: Date; why?: string | null; batchId?: string };
}
/** Publishes the event of a move, where it has one. */
export async function announce(tx: Transaction, { move, from, to, command }: Announced) {
  const name = eventOf[move];
  if (!name) return;
  const data: MoveEvent = {
    ...idsOf(to, command.who.userId),
    from: from && { state: from.applicationState, stage: from.stage },
    to: { state: to.applicationState, stage: to.stage },
    why: command.why ?? null,
    ...(command.batchId && { batchId: command.batchId }),
  };
  if (name === "application.referralAsked")
    await publish(tx, { name, data: { ...data, employeeId: to.employeeId }, at: command.now });
  else await publish(tx, { name, data, at: command.now });
  if (move === "refer") await publish(tx, { name: "application.received", data, at: command.now });
}

/** Lets the team's open screens know, whatever the candidate may know. */
export function announceChange(
  tx: Transaction,
  row: Application,
  { who, now }: { who: { userId: string | null }; now: Date },
) {
  return publish(tx, {
    name: "application.changed",
    data: { ...idsOf(row, who.userId), version: row.version },
    at: now,
  });
}

/** The ids that every event about an application carries. */
export function idsOf(row: Application, byUserId: string | null) {
  return {
    applicationId: row.id,
    jobId: row.jobId,
    companyId: row.companyId,
    candidateId: row.candidateId,
    byUserId,
  };
}
