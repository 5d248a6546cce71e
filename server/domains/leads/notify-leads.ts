import { addDays } from "#shared/times/add-days.ts";
import { and, eq, inArray } from "drizzle-orm";
import { keepUploadedDays } from "#contract/imported-people.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext, Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { applications } from "#server/domains/applications/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import {
  type ExternalCandidate,
  changeExternal,
  lockExternal,
} from "#server/domains/external-candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { privacyNotice } from "#server/emails/privacy-notice.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { enqueueForgetting } from "./forget-due.ts";
import { heldWords } from "./held-words.ts";
import { objectionUrl } from "./objections.ts";

/** Who writes to leads, at a time of their own or later. */
export interface Inviter extends Pick<Context, "config" | "now"> {
  viewer: Pick<CompanyContext["viewer"], "companyId" | "userId" | "adminId">;
}
type By = "email" | "team";
interface Notice {
  leadIds: string[];
  by: By;
}
interface Refused {
  leadId: string;
  code: string;
  message: string;
}

/** Notifies people once of where their details come from (GDPR, Article 14): by email, or the team has done so itself. */
export async function notifyLeads(context: CompanyContext, { leadIds, by }: Notice) {
  const { companyId } = context.viewer;
  return context.db.transaction(async (tx) => {
    const leads = await leadsOf(tx, companyId, leadIds);
    const people = await lockExternal(
      tx,
      companyId,
      [...leads.values()].map(({ personId }) => personId),
    );
    const byId = new Map(people.map((person) => [person.id, person]));
    const refused: Refused[] = [];
    const notified = new Set<string>();
    for (const leadId of new Set(leadIds)) {
      const lead = leads.get(leadId);
      const person = lead && byId.get(lead.personId);
      const no = person ? whyNot(person, by) : { code: "NOT_FOUND", message: "Lead not found" };
      if (no) refused.push({ leadId, ...no });
      else if (!notified.has(person!.id)) {
        notified.add(person!.id);
        const kept = await markNotified(tx, context, { person: person!, by });
        if (by === "email") await emailPrivacyNotice(tx, context, { person: kept, jobTitle: lead!.jobTitle });
      }
    }
    return { notified: notified.size, refused };
  });
}

async function leadsOf(tx: Transaction, companyId: string, ids: string[]) {
  const rows = await tx
    .select({ id: applications.id, personId: applications.candidateId, jobTitle: jobs.jobTitle })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.companyId, companyId), inArray(applications.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

function whyNot(person: ExternalCandidate, by: By) {
  if (person.notifiedAt)
    return { code: "ALREADY_NOTIFIED", message: `${person.fullName} has already been notified.` };
  if (by === "email" && !person.email)
    return {
      code: "NO_ADDRESS",
      message: `We don’t have an email for ${person.fullName}. Notify them yourself, then mark them as notified here.`,
    };
  return null;
}

/** Who was notified once is kept for a year; a later email changes nothing of that. */
export async function markNotified(
  tx: Transaction,
  { viewer, now }: Inviter,
  { person, by }: { person: ExternalCandidate; by: By },
): Promise<ExternalCandidate> {
  if (person.notifiedAt) return person;
  const keptUntil = addDays(person.addedAt, keepUploadedDays);
  const changes = { notifiedAt: now(), notifiedBy: by, keptUntil };
  await changeExternal(tx, person.id, changes);
  await enqueueForgetting(tx, person.companyId, keptUntil);
  await audit(
    tx,
    { viewer, now: now() },
    {
      action: "uploadedPerson.notified",
      subject: { kind: "uploadedPerson", id: person.id, companyId: person.companyId },
      after: { notifiedBy: by },
    },
  );
  return { ...person, ...changes };
}

/** Who holds what, from where, what for, how long, and how to have it removed. */
async function emailPrivacyNotice(
  tx: Transaction,
  { config, now }: CompanyContext,
  { person, jobTitle }: { person: ExternalCandidate; jobTitle: string },
) {
  const company = (await findCompany(tx, person.companyId))!;
  const data = {
    name: person.fullName,
    company: company.companyName,
    job: jobTitle,
    held: heldWords(person),
    source: person.source,
    addedAt: person.addedAt,
    keptUntil: person.keptUntil,
    url: objectionUrl(config, person.id),
  };
  const email = privacyNotice.render(data, { postalAddress: config.MAIL_ADDRESS });
  const to = person.email!;
  const { companyId } = person;
  await enqueueEmail(tx, { to, userId: null, category: "account", lane: "email", email, companyId }, now());
}
