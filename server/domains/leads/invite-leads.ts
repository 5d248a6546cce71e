import { invitationWords } from "#contract/leads.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { namedIn } from "#server/domains/accounts/index.ts";
import {
  type Application,
  findApplication,
  lockApplication,
  makeMove,
} from "#server/domains/applications/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { refuseIfAskedNotTo } from "#server/domains/do-not-contact/index.ts";
import { type ExternalCandidate, lockExternal } from "#server/domains/external-candidates/index.ts";
import { findAskedJob, findOwnJob } from "#server/domains/jobs/index.ts";
import { invitationFor, invitePeople, refuseIfTeammateWrote } from "#server/domains/networks/index.ts";
import { leadInvitation } from "#server/emails/lead-invitation.ts";
import { Refusal, invalid, notFound } from "#server/errors/refusal.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { invitationReplyAddress } from "./answers-by-email.ts";
import { heldWords } from "./held-words.ts";
import { invitationUrl } from "./invitation-links.ts";
import { type Inviter, markNotified } from "./notify-leads.ts";
import { objectionUrl } from "./objections.ts";

export interface Invitation {
  requestIds: string[];
  message?: string | undefined;
  /** Also whom a teammate wrote to lately. */
  anyway?: boolean | undefined;
}
interface Refused {
  id: string;
  code: string;
  message: string;
}
/** Invites leads; one refusal does not hold up the others. */
export async function inviteLeads(
  context: CompanyContext,
  { requestIds, message, anyway = false }: Invitation,
) {
  const invited: string[] = [];
  const refused: Refused[] = [];
  for (const id of new Set(requestIds)) {
    try {
      const { db } = context;
      const lead = await findApplication(db, id);
      if (lead && !anyway) await refuseIfTeammateWrote(db, context, [lead.candidateId]);
      const words = lead && message && (await invitationFor(db, context, { ...idsOf(lead), message }));
      const member = await db.transaction((tx) => inviteByEmail(tx, context, { id, message: words }));
      const {
        refused: [no],
      } = member
        ? await invitePeople(context, { candidates: [{ ...member, message }], anyway })
        : { refused: [] };
      if (no) refused.push({ id, code: no.code, message: no.message });
      else invited.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, code: error.code, message: error.message });
    }
  }
  return { invited, refused };
}

const idsOf = ({ jobId, candidateId }: Application) => ({ jobId, candidateId });

interface ByEmail {
  id: string;
  message?: string | undefined;
  /** Instead of the invitation's own subject. */
  subject?: string | undefined;
  /** Where answers by email go instead of into the conversation. */
  replyTo?: string | null | undefined;
}
/** Invites a lead who has no account; answers with who has one, and is invited in the product instead. */
export async function inviteByEmail(tx: Transaction, context: Inviter, { id, ...words }: ByEmail) {
  const { viewer, now } = context;
  const application = await lockApplication(tx, id);
  if (!application || application.companyId !== viewer.companyId) throw notFound("Lead");
  const [person] = await lockExternal(tx, viewer.companyId, [application.candidateId]);
  if (!person) return { candidateId: application.candidateId, jobId: application.jobId };
  await refuseUnlessReachable(tx, context, { application, person });
  const notified = await markNotified(tx, context, { person, by: "email" });
  const invitation = words.message || null;
  await makeMove(tx, application, {
    move: "invite",
    who: { kind: "company", userId: viewer.userId },
    now: now(),
    why: invitation,
    also: { invitation },
  });
  await sendInvitation(tx, context, { application, person: notified, ...words });
  return null;
}

/** Writes again to an invited lead who has no account and has not answered; the email says again why. */
export async function remindByEmail(tx: Transaction, context: Inviter, { id, ...words }: ByEmail) {
  const application = await lockApplication(tx, id);
  if (application?.companyId !== context.viewer.companyId) throw notFound("Lead");
  const [person] = await lockExternal(tx, application.companyId, [application.candidateId]);
  if (!person) throw notFound("Lead");
  await refuseUnlessReachable(tx, context, { application, person });
  await sendInvitation(tx, context, { application, person, ...words });
}

interface Asked {
  application: Application;
  person: ExternalCandidate;
}
async function refuseUnlessReachable(tx: Transaction, context: Inviter, asked: Asked) {
  const { person, application } = asked;
  const { companyId } = context.viewer;
  await findAskedJob(tx, { companyId, jobId: application.jobId, now: context.now() });
  if (!person.email)
    throw invalid(
      `We don’t have an email for ${person.fullName}. Add it, or write to them yourself.`,
      undefined,
      "NO_ADDRESS",
    );
  await refuseIfAskedNotTo(tx, context.config, { companyId, id: person.id });
}

/** What we ask, and beside it who holds what, from where, what for, and how to object (GDPR, Article 14). */
async function sendInvitation(
  tx: Transaction,
  { config, now, viewer }: Inviter,
  { application, person, message, subject, replyTo }: Asked & Omit<ByEmail, "id">,
) {
  const company = (await findCompany(tx, person.companyId))!;
  const job = await findOwnJob(tx, viewer.companyId, application.jobId);
  const data = {
    name: person.fullName,
    company: company.companyName,
    job: job.jobTitle,
    subject: subject ?? null,
    message: message || invitationWords,
    held: heldWords(person),
    source: person.source,
    addedAt: person.addedAt,
    keptUntil: person.keptUntil,
    url: invitationUrl(config, application.id),
  };
  const objection = objectionUrl(config, person.id);
  const footer = { postalAddress: config.MAIL_ADDRESS, unsubscribeUrl: objection };
  const email = leadInvitation.render(data, footer);
  const { companyId } = person;
  const names = await namedIn(tx, [viewer.userId], `${subject ?? ""}\n${data.message}`);
  const sent = { to: person.email!, userId: null, names, category: "invitation", lane: "email" } as const;
  const answersTo =
    replyTo === undefined
      ? await invitationReplyAddress(tx, config, { application, person, now: now() })
      : replyTo;
  await enqueueEmail(tx, { ...sent, email, companyId, replyTo: answersTo }, now());
}
