import type { CompanyContext } from "#server/context.ts";
import { decide } from "../decide.ts";
import { nameOf, stageFrom } from "../rules.ts";

/** Moves a card to a stage of its board; onto "hired" is hiring. Where it already is, nothing happens. */
export function moveToStage(
  context: CompanyContext,
  id: string,
  { stage, version }: { stage: string; version?: number },
) {
  const wanted = stageFrom(stage);
  return decide(context, id, (row) => {
    const here = row.applicationState === "pipeline" && nameOf(row) === wanted && !row.pendingUndo;
    if (here && !row.passAt && (version ?? row.version) === row.version) return null;
    return wanted === "hired" ? { move: "hire", version } : { move: "move", stage: wanted, version };
  });
}
