import type { Stage } from "#contract/job-stages.ts";
import type { ApplicationState } from "#contract/application-shapes.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import type { Attribute } from "#contract/scorecards.ts";
import type { KeptRating } from "./tables.ts";

interface Standing {
  applicationState: ApplicationState;
  stage: string | null;
}
const assessed: readonly ApplicationState[] = ["pending", "review", "accepted", "pipeline"];

/** Whether people are still finding out: until then each writes before they read. */
export function isOpen({ applicationState, stage }: Standing) {
  return assessed.includes(applicationState) && !(applicationState === "pipeline" && stage === "hired");
}

export function refuseUnlessOpen(standing: Standing) {
  if (!isOpen(standing))
    throw conflict("ASSESSMENT_OVER", "This application has been decided. Scorecards can’t be changed now.");
}

/** The stages at which people are assessed: all but the last. */
export function assessedStages(stages: readonly Stage[]) {
  return stages.filter(({ id }) => id !== "hired");
}

export function stageNamed(stages: readonly Stage[], stage: string) {
  const found = assessedStages(stages).find(({ id }) => id === stage);
  if (!found) throw invalid("Choose a stage of this job.", { stage: "Choose a stage of this job" });
  return found;
}

interface Given {
  attributeId: string;
  rating: KeptRating["rating"];
  note?: string | null;
}
/** Ratings with the names of their attributes; one of an attribute that the kit no longer has stays as it was rated. */
export function ratingsFrom(
  given: readonly Given[],
  { attributes, before }: { attributes: readonly Attribute[]; before: readonly KeptRating[] },
): KeptRating[] {
  const names = new Map([
    ...before.map(({ attributeId, name }) => [attributeId, name] as const),
    ...attributes.map(({ id, name }) => [id, name] as const),
  ]);
  const byId = new Map(given.map((each) => [each.attributeId, each]));
  return [...byId.values()].map(({ attributeId, rating, note }) => {
    const name = names.get(attributeId);
    if (name === undefined)
      throw conflict(
        "KIT_CHANGED",
        "A teammate or another tab just changed the attributes of this stage. Look over your ratings, then submit again.",
      );
    return { attributeId, name, rating, note: note || null };
  });
}
