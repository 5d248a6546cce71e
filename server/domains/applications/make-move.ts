import type { UndoKind } from "#contract/application-shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { Transaction } from "#server/database/open.ts";
import { eq } from "drizzle-orm";
import { newId } from "#server/database/ids.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publishChange, publishMove } from "./publish-move.ts";
import { revertPendingAction, commitPendingAction } from "./undo/pending-action.ts";
import type { Actor, Move } from "./transitions.data.ts";
import { keepScores } from "./decision-log/keep.ts";
import { findRow } from "./find-row.ts";
import { type Application, boardOf } from "./queries.ts";
import { type ApplicationStatus, notifiesCandidate, stateAfter } from "./rules.ts";
import { type Before, type PendingAlone, applicationHistory, applications } from "./tables.ts";
import { applicationTasks } from "./tasks.ts";

export interface Who {
  kind: Actor;
  userId: string | null;
  onBehalfOf?: string | null;
}
export interface TransitionCommand {
  move: Move;
  who: Who;
  now: Date;
  stage?: string;
  why?: string | null;
  /** The version the caller saw; an old one is refused with the truth. */
  version?: number;
  /** Stays pending for a while, so that it can be undone. */
  hold?: { kind: UndoKind; place: number | null; seconds: number };
  /** Columns that the move brings with it: answers, a note, the day of a delayed pass. */
  also?: Partial<typeof applications.$inferInsert>;
}

/** Makes one move of a locked row by the transition table: state, history, announcement, all in the caller's transaction. */
export async function makeMove(
  tx: Transaction,
  application: Application,
  command: TransitionCommand,
): Promise<Application> {
  const { now, version } = command;
  if (version !== undefined && version !== application.version)
    throw conflict("CONFLICT", "Someone just changed this application. Here’s its current state.", {
      application: await findRow(tx, application.id, now),
    });
  const before = await settle(tx, application, command);
  const after = await judge(tx, before, command);
  const historyId = await addHistory(tx, before, { command, after, applicationId: before.id });
  const saved = await write(tx, before, { command, after, historyId });
  if (command.also && "fit" in command.also) await keepScores(tx, [saved], now);
  await auditMove(tx, { before, saved, command });
  if (before.passAt && !saved.passAt) await cancelTask(tx, `pass:${before.id}`);
  if (saved.pendingUndo)
    await enqueue(tx, applicationTasks.commit, {
      data: { applicationId: saved.id, historyId },
      at: new Date(saved.pendingUndo.until),
      key: `undo:${saved.id}`,
    });
  else await publishMove(tx, { move: command.move, from: before, to: saved, command });
  await publishChange(tx, saved, command);
  return saved;
}

/** A colleague's next move commits a pending action; the candidate moves from where they see themselves. */
function settle(tx: Transaction, application: Application, { who, now }: TransitionCommand) {
  if (!application.pendingUndo) return application;
  return who.kind === "candidate"
    ? revertPendingAction(tx, application)
    : commitPendingAction(tx, application, now);
}

async function judge(tx: Transaction, before: Application, { move, who, stage, now }: TransitionCommand) {
  try {
    return stateAfter(move, before, { actor: who.kind, stage, board: await boardOf(tx, before) });
  } catch (error) {
    const refused = error as ReturnType<typeof conflict>;
    if (refused.statusCode !== 409 || who.kind === "candidate") throw error;
    throw conflict(refused.code, refused.message, {
      ...refused.details,
      application: await findRow(tx, before.id, now),
    });
  }
}

/** What the team does to a person's application is kept beside its history, for administrators. */
async function auditMove(
  tx: Transaction,
  { before, saved, command }: { before: Application; saved: Application; command: TransitionCommand },
) {
  if (command.who.kind !== "company") return;
  const standing = ({ applicationState, stage, saved: kept, ignored, passAt }: Application) => ({
    applicationState,
    stage,
    saved: kept,
    ignored,
    passAt,
  });
  await audit(
    tx,
    { viewer: { userId: command.who.userId, adminId: null }, now: command.now },
    {
      action: `application.${command.move}`,
      subject: { kind: "application", id: saved.id, companyId: saved.companyId },
      before: standing(before),
      after: standing(saved),
      why: command.why,
    },
  );
}

interface Entry {
  command: Pick<TransitionCommand, "move" | "who" | "now" | "why">;
  after: ApplicationStatus;
  applicationId: string;
}
/** Keeps who moved an application, when, from where, to where and why. */
export async function addHistory(
  tx: Transaction,
  before: ApplicationStatus | null,
  { command, after, applicationId }: Entry,
) {
  const row = historyOf(before, { command, after, applicationId });
  await tx.insert(applicationHistory).values(row);
  return row.id;
}

/** The row of a move in the history. */
export function historyOf(before: ApplicationStatus | null, { command, after, applicationId }: Entry) {
  const { move, who, now, why = null } = command;
  return {
    id: newId(),
    applicationId,
    at: now,
    move,
    actorKind: who.kind,
    actorUserId: who.userId,
    onBehalfOf: who.onBehalfOf ?? null,
    fromState: before?.applicationState ?? null,
    fromStage: before?.stage ?? null,
    toState: after.applicationState,
    toStage: after.stage,
    why,
  };
}

interface Made {
  command: TransitionCommand;
  after: ApplicationStatus;
  historyId: string;
}
async function write(tx: Transaction, before: Application, { command, after, historyId }: Made) {
  const { move, who, now, why, hold, also } = command;
  const moved =
    after.applicationState !== before.applicationState ||
    (after.applicationState === "pipeline" && after.stage !== before.stage);
  const [saved] = await tx
    .update(applications)
    .set({
      ...after,
      version: before.version + 1,
      changedAt: now,
      unreadByCompany: who.kind === "company" ? false : who.kind === "clock" ? before.unreadByCompany : true,
      ...(notifiesCandidate(move) && { lastActivityAt: now }),
      ...(move === "apply" && { seenAt: null }),
      // What was archived as they left it is no longer where they come back.
      ...((move === "apply" || move === "askReferral") && { muted: false }),
      ...(moved && begunAnew(after, why, now)),
      pendingUndo: hold ? pendingOf(before, { command, hold, historyId }) : null,
      ...also,
    })
    .where(eq(applications.id, before.id))
    .returning();
  return saved!;
}

/** What begins anew where an application has moved to another state or stage. */
export function begunAnew(after: ApplicationStatus, why: string | null | undefined, now: Date) {
  return { waitingSince: now, warnedDays: null, endReason: endReason(after, why) };
}

function endReason({ applicationState }: ApplicationStatus, why: string | null | undefined) {
  return ["denied", "declined", "expired"].includes(applicationState) ? (why ?? null) : null;
}

function pendingOf(
  before: Application,
  {
    command,
    hold,
    historyId,
  }: { command: TransitionCommand; hold: NonNullable<TransitionCommand["hold"]>; historyId: string },
): PendingAlone {
  return {
    kind: hold.kind,
    place: hold.place,
    move: command.move as PendingAlone["move"],
    before: remember(before),
    historyId,
    until: new Date(command.now.getTime() + hold.seconds * 1000).toISOString(),
    byUserId: command.who.userId!,
  };
}

/** What undo puts back. */
export function remember(row: Application): Before {
  return {
    applicationState: row.applicationState,
    stage: row.stage,
    saved: row.saved,
    ignored: row.ignored,
    endReason: row.endReason,
    unreadByCompany: row.unreadByCompany,
    warnedDays: row.warnedDays,
    passAt: row.passAt?.toISOString() ?? null,
    waitingSince: row.waitingSince.toISOString(),
    changedAt: row.changedAt.toISOString(),
    lastActivityAt: row.lastActivityAt.toISOString(),
  };
}
