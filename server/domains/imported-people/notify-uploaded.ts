import { and, asc, eq, inArray } from "drizzle-orm";
import { keepUploadedDays } from "#contract/imported-people.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { privacyNotice } from "#server/emails/privacy-notice.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { enqueueForgetting } from "./forget-uploaded.ts";
import { objectionUrl } from "./objections.ts";
import { uploadedLeads, uploadedPeople } from "./tables.ts";

type Person = typeof uploadedPeople.$inferSelect;
interface Notice {
  leadIds: string[];
  by: "email" | "team";
}
interface Refused {
  leadId: string;
  code: string;
  message: string;
}

/** Notifies people once of where their details come from (GDPR, Article 14): by email, or the team has done so itself. */
export async function notifyUploaded(context: CompanyContext, { leadIds, by }: Notice) {
  const { db } = context;
  const companyId = context.viewer.companyId;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ leadId: uploadedLeads.id, person: uploadedPeople, jobTitle: jobs.jobTitle })
      .from(uploadedLeads)
      .innerJoin(uploadedPeople, eq(uploadedPeople.id, uploadedLeads.personId))
      .innerJoin(jobs, eq(jobs.id, uploadedLeads.jobId))
      .where(and(eq(uploadedLeads.companyId, companyId), inArray(uploadedLeads.id, leadIds)))
      .orderBy(asc(uploadedPeople.id))
      .for("update", { of: uploadedPeople });
    const found = new Map(rows.map((row) => [row.leadId, row]));
    const refused: Refused[] = [];
    const notified = new Set<string>();
    for (const leadId of new Set(leadIds)) {
      const row = found.get(leadId);
      const no = row ? whyNot(row.person, by) : { code: "NOT_FOUND", message: "Lead not found" };
      if (no) refused.push({ leadId, ...no });
      else if (!notified.has(row!.person.id)) {
        notified.add(row!.person.id);
        await notify(tx, context, { person: row!.person, jobTitle: row!.jobTitle, by });
      }
    }
    return { notified: notified.size, refused };
  });
}

function whyNot(person: Person, by: Notice["by"]) {
  if (person.notifiedAt)
    return { code: "ALREADY_NOTIFIED", message: `${person.fullName} has already been notified.` };
  if (by === "email" && !person.email)
    return {
      code: "NO_ADDRESS",
      message: `We don’t have an email for ${person.fullName}. Notify them yourself, then mark them as notified here.`,
    };
  return null;
}

async function notify(
  tx: Transaction,
  context: AuthenticatedContext,
  { person, jobTitle, by }: { person: Person; jobTitle: string; by: Notice["by"] },
) {
  const { viewer } = context;
  const now = context.now();
  const keptUntil = new Date(person.addedAt.getTime() + keepUploadedDays * 86_400_000);
  await tx
    .update(uploadedPeople)
    .set({ notifiedAt: now, notifiedBy: by, keptUntil })
    .where(eq(uploadedPeople.id, person.id));
  await enqueueForgetting(tx, person.companyId, keptUntil);
  if (by === "email") await emailPrivacyNotice(tx, context, { person, jobTitle, keptUntil });
  await audit(
    tx,
    { viewer, now },
    {
      action: "uploadedPerson.notified",
      subject: { kind: "uploadedPerson", id: person.id, companyId: person.companyId },
      after: { notifiedBy: by },
    },
  );
}

/** Who holds what, from where, what for, how long, and how to have it removed. */
async function emailPrivacyNotice(
  tx: Transaction,
  { config, now }: AuthenticatedContext,
  { person, jobTitle, keptUntil }: { person: Person; jobTitle: string; keptUntil: Date },
) {
  const company = (await findCompany(tx, person.companyId))!;
  const data = {
    name: person.fullName,
    company: company.companyName,
    job: jobTitle,
    held: heldOf(person),
    source: person.source || null,
    addedAt: person.addedAt,
    keptUntil,
    url: objectionUrl(config, person.id),
  };
  const email = privacyNotice.render(data, { postalAddress: config.MAIL_ADDRESS });
  const to = person.email!;
  const { companyId } = person;
  await enqueueEmail(tx, { to, userId: null, category: "account", lane: "email", email, companyId }, now());
}

/** What the company holds about a person, in words. */
function heldOf(person: Person) {
  const held = [
    "name",
    "email address",
    person.linkedIn && "LinkedIn profile",
    person.phone && "phone number",
    (person.title || person.employer) && "job",
    person.location && "location",
    person.skills.length > 0 && "skills",
  ];
  return held.filter((each) => typeof each === "string" && each !== "") as string[];
}
