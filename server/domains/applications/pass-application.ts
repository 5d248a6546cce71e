import { addDays } from "#shared/times/add-days.ts";
import type { UndoKind } from "#contract/application-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { decideAboutMany } from "./batches/decide-many.ts";
import { type Decision, decide, holdFor } from "./decide.ts";
import { delayedPassOf, scheduleDelayedPass } from "./undo/pending-action.ts";
import { makeMove } from "./make-move.ts";
import { lockApplication, lockForTeam } from "./queries.ts";
import { findRow } from "./find-row.ts";
import { mayMove } from "./rules.ts";
import type { applicationTasks } from "./tasks.ts";

interface Pass {
  reason?: string;
  version?: number;
  delayDays?: number;
  undoKind?: UndoKind;
  place?: number;
}
/** Says no: at once, pending for undo, or in one to three days. */
export function passApplication(context: CompanyContext, id: string, pass: Pass) {
  return pass.delayDays ? delayPass(context, id, pass) : decide(context, id, passNow(pass));
}

export function passMany(context: CompanyContext, { requestIds, ...pass }: Pass & { requestIds: string[] }) {
  return decideAboutMany(requestIds, (id) => passApplication(context, id, pass));
}

function passNow({ reason, version, undoKind, place }: Pass): Decision {
  return { move: "pass", why: reason, version, hold: holdFor("pass", { undoKind, place }) };
}

function delayPass(context: CompanyContext, id: string, { reason, version, delayDays = 1 }: Pass) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, id);
    const delayed = await makeMove(tx, application, {
      move: "delayPass",
      who: { kind: "company", userId: viewer.userId },
      now: now(),
      why: reason,
      version,
      also: { passAt: addDays(now(), delayDays) },
    });
    await scheduleDelayedPass(tx, delayed);
    return findRow(tx, id, now());
  });
}

/** The task "applications.pass": the day of a delayed pass has come. */
export async function passWhenDue(
  tx: Transaction,
  { applicationId, passAt }: DataOf<typeof applicationTasks.pass>,
  { now }: TaskContext,
) {
  const application = await lockApplication(tx, applicationId);
  if (!application || application.passAt?.toISOString() !== passAt) return;
  if (!mayMove("pass", application)) return;
  const asked = await delayedPassOf(tx, application.id);
  await makeMove(tx, application, {
    move: "pass",
    who: { kind: "clock", userId: null, onBehalfOf: asked?.userId ?? null },
    now,
    why: asked?.why ?? null,
  });
}
