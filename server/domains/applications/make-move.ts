import type { UndoKind } from "#contract/application-shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { Transaction } from "#server/database/open.ts";
import { eq } from "drizzle-orm";
import { newId } from "#server/database/ids.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { conflict } from "#server/errors/refusal.ts";
import { announce, announceChange } from "./announce.ts";
import { dropHeld, letStand } from "./held.ts";
import { type Actor, type Move, articles } from "./law.data.ts";
import { findRow } from "./list-applications.ts";
import { type Application, stagesFor } from "./queries.ts";
import { type Standing, stateAfter } from "./rules.ts";
import { type Before, type HeldAlone, applicationHistory, applications } from "./tables.ts";

export interface Who {
  kind: Actor;
  userId: string | null;
  onBehalfOf?: string | null;
}
export interface Wish {
  move: Move;
  who: Who;
  now: Date;
  stage?: string;
  why?: string | null;
  /** The version the caller saw; an old one is refused with the truth. */
  version?: number;
  /** Waits before it stands, so that it can be undone. */
  hold?: { kind: UndoKind; place: number | null; seconds: number };
  /** Columns that the move brings with it: answers, a note, the day of a delayed pass. */
  also?: Partial<typeof applications.$inferInsert>;
}

/** Makes one move of a held row by the law: state, history, announcement, all in the caller's transaction. */
export async function makeMove(tx: Transaction, application: Application, wish: Wish): Promise<Application> {
  const { now, version } = wish;
  if (version !== undefined && version !== application.version)
    throw conflict("CONFLICT", "Somebody has just changed this application. This is how it stands now.", {
      application: await findRow(tx, application.id, now),
    });
  const before = await settle(tx, application, wish);
  const after = await judge(tx, before, wish);
  const historyId = await keepHistory(tx, before, { wish, after, applicationId: before.id });
  const saved = await write(tx, before, { wish, after, historyId });
  await auditMove(tx, { before, saved, wish });
  if (before.passAt && !saved.passAt) await cancelTask(tx, `pass:${before.id}`);
  if (saved.pendingUndo)
    await enqueue(tx, {
      kind: "applications.stand",
      data: { applicationId: saved.id, historyId },
      at: new Date(saved.pendingUndo.until),
      key: `undo:${saved.id}`,
    });
  else await announce(tx, { move: wish.move, from: before, to: saved, wish });
  await announceChange(tx, saved, wish);
  return saved;
}

/** A colleague's next move lets a held action stand; the candidate moves from where they see themselves. */
function settle(tx: Transaction, application: Application, { who, now }: Wish) {
  if (!application.pendingUndo) return application;
  return who.kind === "candidate" ? dropHeld(tx, application) : letStand(tx, application, now);
}

async function judge(tx: Transaction, before: Application, { move, who, stage, now }: Wish) {
  try {
    return stateAfter(move, before, { actor: who.kind, stage, stages: await stagesFor(tx, before) });
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
  { before, saved, wish }: { before: Application; saved: Application; wish: Wish },
) {
  if (wish.who.kind !== "company") return;
  const standing = ({ applicationState, stage, saved: kept, ignored, passAt }: Application) => ({
    applicationState,
    stage,
    saved: kept,
    ignored,
    passAt,
  });
  await audit(
    tx,
    { viewer: { userId: wish.who.userId, adminId: null }, now: wish.now },
    {
      action: `application.${wish.move}`,
      subject: { kind: "application", id: saved.id, companyId: saved.companyId },
      before: standing(before),
      after: standing(saved),
      why: wish.why,
    },
  );
}

interface Entry {
  wish: Pick<Wish, "move" | "who" | "now" | "why">;
  after: Standing;
  applicationId: string;
}
/** Keeps who moved an application, when, from where, to where and why. */
export async function keepHistory(
  tx: Transaction,
  before: Standing | null,
  { wish, after, applicationId }: Entry,
) {
  const historyId = newId();
  await tx.insert(applicationHistory).values({
    id: historyId,
    applicationId,
    at: wish.now,
    move: wish.move,
    actorKind: wish.who.kind,
    actorUserId: wish.who.userId,
    onBehalfOf: wish.who.onBehalfOf ?? null,
    fromState: before?.applicationState ?? null,
    fromStage: before?.stage ?? null,
    toState: after.applicationState,
    toStage: after.stage,
    why: wish.why ?? null,
  });
  return historyId;
}

interface Made {
  wish: Wish;
  after: Standing;
  historyId: string;
}
async function write(tx: Transaction, before: Application, { wish, after, historyId }: Made) {
  const { move, who, now, why, hold, also } = wish;
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
      ...(articles[move].told && { lastActivityAt: now }),
      ...(move === "apply" && { seenAt: null }),
      ...(moved && { waitingSince: now, warnedDays: null, endReason: endReason(after, why) }),
      pendingUndo: hold ? heldOf(before, { wish, hold, historyId }) : null,
      ...also,
    })
    .where(eq(applications.id, before.id))
    .returning();
  return saved!;
}

function endReason({ applicationState }: Standing, why: string | null | undefined) {
  return ["denied", "declined", "expired"].includes(applicationState) ? (why ?? null) : null;
}

function heldOf(
  before: Application,
  { wish, hold, historyId }: { wish: Wish; hold: NonNullable<Wish["hold"]>; historyId: string },
): HeldAlone {
  return {
    kind: hold.kind,
    place: hold.place,
    move: wish.move as HeldAlone["move"],
    before: remember(before),
    historyId,
    until: new Date(wish.now.getTime() + hold.seconds * 1000).toISOString(),
    byUserId: wish.who.userId!,
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
