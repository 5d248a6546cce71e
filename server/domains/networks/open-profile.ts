import { done } from "#contract/shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import { seeProfile } from "#server/domains/candidates/index.ts";
import { findReachable } from "./reachable-people.ts";

/** Someone of the team opened what a list holds of a person: why they fit, line by line. */
export async function openProfile(context: CompanyContext, candidateId: string) {
  const { companyId } = context.viewer;
  await findReachable(context.db, { companyId, candidateId });
  await seeProfile(context, { companyId, candidateId });
  return done;
}
