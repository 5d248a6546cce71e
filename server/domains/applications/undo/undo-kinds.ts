import type { UndoKind } from "#contract/application-shapes.ts";
import { invalid } from "#server/errors/refusal.ts";
import type { Move } from "../transitions.data.ts";
import type { Application } from "../queries.ts";

type List = "shortlisted" | "marketplace" | "qualified" | "unqualified" | "leads" | "reveals";

/** The list each undo kind names, and the move that is made from it. */
const kinds: Record<UndoKind, { list: List; move: Move | "reveal" }> = {
  shortlisted_tab_pass: { list: "shortlisted", move: "pass" },
  shortlisted_tab_match: { list: "shortlisted", move: "shortlist" },
  markeplace_section_pass: { list: "marketplace", move: "pass" },
  markeplace_section_match: { list: "marketplace", move: "shortlist" },
  pending_tab_qualified_match: { list: "qualified", move: "shortlist" },
  pending_tab_qualified_feed_pass: { list: "qualified", move: "pass" },
  pending_tab_unqualified_match: { list: "unqualified", move: "shortlist" },
  pending_tab_unqualified_feed_pass: { list: "unqualified", move: "pass" },
  "ignore-lead": { list: "leads", move: "ignoreLead" },
  "ignore-reveal": { list: "reveals", move: "reveal" },
};

export function refuseOtherMoves(kind: UndoKind, move: Move) {
  if (kinds[kind].move !== move)
    throw invalid("This undo belongs to a different action.", { undoKind: "Use the undo for this action" });
}

type ApplicationStatus = Pick<Application, "applicationState" | "saved" | "source" | "score">;

/**
 * The kind that undo goes by: the named one where the application is on that list, otherwise the same move's kind of
 * the list it is on. A screen may be a moment behind; undo never promises a list that did not hold the item.
 */
export function fittingKind(
  kind: UndoKind,
  standing: ApplicationStatus,
  qualificationScore: number,
): UndoKind {
  const { list, move } = kinds[kind];
  const lists = listsHolding(standing, qualificationScore);
  if (lists.includes(list)) return kind;
  const fitting = Object.keys(kinds) as UndoKind[];
  return fitting.find((name) => kinds[name].move === move && kinds[name].list === lists[0]) ?? kind;
}

/** Every list an application is on, the one of its own tab first; who is on the board was shortlisted before. */
function listsHolding(
  { applicationState, saved, source, score }: ApplicationStatus,
  qualificationScore: number,
): List[] {
  if (applicationState === "lead") return ["leads"];
  if (saved || applicationState === "accepted" || applicationState === "pipeline") return ["shortlisted"];
  const side = score !== null && score >= qualificationScore ? "qualified" : "unqualified";
  return source === "Marketplace" && applicationState === "pending" ? [side, "marketplace"] : [side];
}
