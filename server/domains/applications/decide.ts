import type { UndoKind } from "#contract/application-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import type { Move } from "./transitions.data.ts";
import { findRow } from "./find-row.ts";
import { type TransitionCommand, makeMove } from "./make-move.ts";
import { type Application, lockForTeam, qualificationScoreOf } from "./queries.ts";
import { fittingKind, refuseOtherMoves } from "./undo/undo-kinds.ts";

export type Decision = Pick<TransitionCommand, "move" | "stage" | "why" | "version" | "also"> & {
  hold?: Omit<NonNullable<TransitionCommand["hold"]>, "seconds">;
};

/** One decision of the hiring team about one application, and the row after it. */
export function decide(
  context: CompanyContext,
  id: string,
  decision: Decision | ((row: Application, tx: Transaction) => Decision | null | Promise<Decision>),
) {
  const { db, viewer, now, config } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, id);
    const wanted = typeof decision === "function" ? await decision(application, tx) : decision;
    if (wanted)
      await makeMove(tx, application, {
        ...wanted,
        hold: wanted.hold && {
          ...wanted.hold,
          kind: fittingKind(wanted.hold.kind, application, await qualificationScoreOf(tx, application)),
          seconds: config.UNDO_SECONDS,
        },
        who: { kind: "company", userId: viewer.userId },
        now: now(),
      });
    return findRow(tx, id, now());
  });
}

interface Undoable {
  undoKind?: UndoKind;
  place?: number;
}
/** Holds an action for undo when the screen names the list it was made from. */
export function holdFor(move: Move, { undoKind, place }: Undoable): Decision["hold"] {
  if (!undoKind) return undefined;
  refuseOtherMoves(undoKind, move);
  return { kind: undoKind, place: place ?? null };
}
