import type { LeadInvitation } from "#contract/leads.ts";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { type Application, findApplication } from "#server/domains/applications/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findExternal } from "#server/domains/external-candidates/index.ts";
import { findJob, whyNotAsked } from "#server/domains/jobs/index.ts";
import { keptApplication } from "./former-records.ts";
import { readInvitationToken } from "./invitation-links.ts";
import { heldAbout } from "./objections.ts";

const gone: LeadInvitation = {
  state: "gone",
  company: null,
  job: null,
  fullName: null,
  message: null,
  held: [],
  source: null,
  intro: null,
  whatsNext: null,
};

/** What someone without an account sees of an invitation; the link itself changes nothing, because mail scanners follow links. */
export async function showInvitation({ db, config, now }: Context, token: string) {
  return presentInvitation({ db, now: now() }, await keptApplication(db, readInvitationToken(config, token)));
}

export async function presentInvitation(
  { db, now }: { db: Reader; now: Date },
  applicationId: string,
): Promise<LeadInvitation> {
  const application = await findApplication(db, applicationId);
  if (!application) return gone;
  const [company, found, person] = await Promise.all([
    findCompany(db, application.companyId),
    findJob(db, application.jobId),
    findExternal(db, application.candidateId),
  ]);
  if (!company || !found) return gone;
  const { companyName, slug, companyLogo } = company;
  const { id, jobTitle, locations } = found.job;
  return {
    state: stateOf(application, {
      live: whyNotAsked(found.job, found.company, now) === null,
      known: person !== undefined,
    }),
    company: { companyName, slug, companyLogo },
    job: { id, jobTitle, locations },
    fullName: person?.fullName ?? null,
    message: person ? application.invitation : null,
    held: person ? heldAbout(person) : [],
    source: person?.source ?? null,
    intro: person?.intro ?? null,
    whatsNext: person?.whatsNext ?? null,
  };
}

interface Around {
  live: boolean;
  /** Has no account yet. */
  known: boolean;
}
function stateOf({ applicationState }: Application, { live, known }: Around): LeadInvitation["state"] {
  if (applicationState === "declined") return "notInterested";
  // Someone with an account answers there; until then nothing was said.
  const unanswered = ["lead", "outbound", "expired"].includes(applicationState);
  if (!known) return unanswered ? "closed" : "interested";
  return applicationState === "outbound" && live ? "open" : "closed";
}
