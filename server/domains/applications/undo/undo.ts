import { and, asc, eq, isNotNull } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publishChange } from "../publish-move.ts";
import { revertPendingAction } from "./pending-action.ts";
import { findRow } from "../find-row.ts";
import { undoLeft } from "../present.ts";
import { lockForTeam, notOwn } from "../queries.ts";
import { selectRows } from "../select-rows.ts";
import { applications } from "../tables.ts";

/** Undoes an action that is not committed yet; anyone on the team may, from any device. */
export function undoAction(context: CompanyContext, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, id);
    if (!undoLeft(application.pendingUndo, now()))
      throw conflict("UNDO_OVER", "Too late to undo.", {
        application: await findRow(tx, id, now()),
      });
    const restored = await revertPendingAction(tx, application);
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "application.undo",
        subject: { kind: "application", id, companyId: application.companyId },
        before: { applicationState: application.applicationState, stage: application.stage },
        after: { applicationState: restored.applicationState, stage: restored.stage },
      },
    );
    await publishChange(tx, restored, { who: { userId: viewer.userId }, now: now() });
    return findRow(tx, id, now());
  });
}

/** What the team can still undo: after a reload, on a second device, after a restart. */
export async function listPendingUndos({ db, viewer, now }: CompanyContext) {
  const rows = await selectRows(db, {
    where: and(
      eq(applications.companyId, viewer.companyId),
      isNotNull(applications.pendingUndo),
      notOwn(viewer),
    ),
    orderBy: [asc(applications.changedAt)],
  });
  return rows.flatMap(({ application, candidate }) => {
    const pending = application.pendingUndo;
    const left = undoLeft(pending, now());
    if (!left || !pending || pending.kind === null) return [];
    const { id, version, jobId } = application;
    return [
      {
        applicationId: id,
        version,
        jobId,
        fullName: candidate.fullName,
        move: pending.move,
        ...left,
      },
    ];
  });
}
