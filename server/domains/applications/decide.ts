import type { UndoKind } from "#contract/application-shapes.ts";
import type { Known } from "#server/context.ts";
import { invalid } from "#server/refusal.ts";
import type { Move } from "./law.data.ts";
import { findRow } from "./list-applications.ts";
import { type Wish, makeMove } from "./make-move.ts";
import { type Application, lockForTeam } from "./queries.ts";

export type Decision = Pick<Wish, "move" | "stage" | "why" | "version" | "also"> & {
  hold?: Omit<NonNullable<Wish["hold"]>, "seconds">;
};

/** One decision of the hiring team about one application, and how the row stands after it. */
export function decide(
  context: Known,
  id: string,
  decision: Decision | ((row: Application) => Decision | null),
) {
  const { db, viewer, now, config } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, id);
    const wanted = typeof decision === "function" ? decision(application) : decision;
    if (wanted)
      await makeMove(tx, application, {
        ...wanted,
        hold: wanted.hold && { ...wanted.hold, seconds: config.UNDO_SECONDS },
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
const movesOfKinds: Record<UndoKind, Move | "reveal"> = {
  shortlisted_tab_pass: "pass",
  shortlisted_tab_match: "match",
  markeplace_section_pass: "pass",
  markeplace_section_match: "match",
  pending_tab_qualified_match: "match",
  pending_tab_qualified_feed_pass: "pass",
  pending_tab_unqualified_match: "match",
  pending_tab_unqualified_feed_pass: "pass",
  "ignore-lead": "ignoreLead",
  "ignore-reveal": "reveal",
};

/** Holds an action for undo when the screen names the list it was made from. */
export function holdFor(move: Move, { undoKind, place }: Undoable): Decision["hold"] {
  if (!undoKind) return undefined;
  if (movesOfKinds[undoKind] !== move)
    throw invalid("This undo belongs to another action.", { undoKind: "Choose the undo of this action" });
  return { kind: undoKind, place: place ?? null };
}
