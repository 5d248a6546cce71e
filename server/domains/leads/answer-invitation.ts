import type { InvitationAnswer } from "#contract/leads.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { accountOfMailbox } from "#server/domains/accounts/index.ts";
import {
  type Application,
  acceptInvitation,
  lockApplication,
  makeMove,
} from "#server/domains/applications/index.ts";
import { joinAsCandidate } from "#server/domains/candidates/index.ts";
import { type ExternalCandidate, lockExternal } from "#server/domains/external-candidates/index.ts";
import { findJob, whyNotAsked } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { becomeCandidate } from "./become-candidate.ts";
import { keptApplication } from "./former-records.ts";
import { readInvitationToken } from "./invitation-links.ts";
import { objectAndLeave } from "./objections.ts";
import { presentInvitation } from "./show-invitation.ts";

interface Answer {
  token: string;
  answer: InvitationAnswer;
}
/** The answer of someone without an account. Whoever holds the link read the mailbox it was sent to. */
export async function answerInvitation(context: Context, { token, answer }: Answer) {
  const id = await keptApplication(context.db, readInvitationToken(context.config, token));
  await context.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    const [person] = application
      ? await lockExternal(tx, application.companyId, [application.candidateId])
      : [];
    // Answered before, or the details are gone: the page says which.
    if (!application || !person) return;
    if (answer === "neverAgain") await objectAndLeave(tx, context, person);
    else if (answer === "interested") await accept(tx, context, { application, person });
    else await decline(tx, context, application);
  });
  return presentInvitation({ db: context.db, now: context.now() }, id);
}

/** What they told the company is the beginning of their profile. */
function ownWords({ intro, whatsNext }: ExternalCandidate) {
  return { ...(intro && { intro }), ...(whatsNext && { whatsNext }) };
}

/** A second no changes nothing. */
async function decline(tx: Transaction, { now }: Context, application: Application) {
  if (application.applicationState !== "outbound") return;
  await makeMove(tx, application, {
    move: "declineInvitation",
    who: { kind: "candidate", userId: null },
    now: now(),
  });
}

interface Accepted {
  application: Application;
  person: ExternalCandidate;
}
/** Makes the person a candidate with what the company kept, and puts the application into the pipeline. */
async function accept(tx: Transaction, context: Context, { application, person }: Accepted) {
  const now = context.now();
  const job = await findJob(tx, application.jobId);
  if (application.applicationState !== "outbound" || !job || whyNotAsked(job.job, job.company, now))
    throw conflict("INVITATION_OVER", "This invitation is no longer open.");
  const { fullName, linkedIn } = person;
  const user = await accountOfMailbox(tx, context, { email: person.email!, fullName });
  const candidateId = await joinAsCandidate(tx, context, {
    userId: user.id,
    fields: {
      headline: person.title,
      location: person.location,
      phone: person.phone,
      linkedInUrl: linkedIn && `https://www.linkedin.com/in/${linkedIn}`,
      skills: person.skills,
      profile: ownWords(person),
    },
  });
  await becomeCandidate(tx, { person, candidateId, userId: user.id, now });
  const invited = await lockApplication(tx, await keptApplication(tx, application.id));
  // They applied for the job themselves meanwhile, so there is nothing to answer.
  if (invited?.applicationState !== "outbound") return;
  await acceptInvitation(tx, invited, { job: job.job, who: { kind: "candidate", userId: user.id }, now });
}
