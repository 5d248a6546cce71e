import { and, eq, ne } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import { applications } from "#server/domains/applications/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { isTeamOf } from "#server/http/viewer-roles.ts";
import { presentInterviews } from "./present.ts";
import { interviewsAbout } from "./queries.ts";

/** What was proposed and agreed about an application, for its team and its candidate. */
export async function listInterviews({ db, viewer }: AuthenticatedContext, applicationId: string) {
  const [application] = await db
    .select({ companyId: applications.companyId, candidateId: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.id, applicationId), ne(applications.applicationState, "lead")));
  const ofTeam = application !== undefined && isTeamOf(viewer, application);
  const own = viewer.candidateId !== null && application?.candidateId === viewer.candidateId;
  if (!ofTeam && !own) throw notFound("Application");
  return presentInterviews(db, await interviewsAbout(db, applicationId));
}
