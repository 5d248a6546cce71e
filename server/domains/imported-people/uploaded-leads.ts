import { type SQL, and, desc, eq, sql, inArray } from "drizzle-orm";
import type { uploadedTabs } from "#contract/imported-people.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { notesCountOf } from "#server/domains/candidate-notes/index.ts";
import { jobs, findOwnJob } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { removePeople } from "./remove-people.ts";
import { uploadedLeads, uploadedPeople } from "./tables.ts";
import { ownNetwork } from "./upload-people.ts";

type Tab = (typeof uploadedTabs)[number];
const { saved, ignored } = uploadedLeads;
const onTab: Record<Tab, SQL> = {
  pending: sql`(not ${ignored} and not ${saved})`,
  saved: sql`(not ${ignored} and ${saved})`,
  removed: sql`${ignored}`,
};
const unnotified = sql`(not ${ignored} and ${uploadedPeople.notifiedAt} is null)`;
const number = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

interface Asked {
  jobId?: string | undefined;
  tab: Tab;
  skip: number;
  limit: number;
}
/** One tab of the leads that came from files, the newest first; past the last page, the last. */
export async function listUploaded(
  context: CompanyContext,
  networkId: string,
  { jobId, tab, skip, limit }: Asked,
) {
  const { db } = context;
  const companyId = ownNetwork(context, networkId);
  if (jobId) await findOwnJob(db, companyId, jobId);
  const scope = and(
    eq(uploadedLeads.companyId, companyId),
    jobId ? eq(uploadedLeads.jobId, jobId) : undefined,
  );
  const [counts] = await db
    .select({
      pending: number(onTab.pending),
      saved: number(onTab.saved),
      removed: number(onTab.removed),
      unnotified: sql<number>`(count(distinct ${uploadedPeople.id}) filter (where ${unnotified}))::int`,
    })
    .from(uploadedLeads)
    .innerJoin(uploadedPeople, eq(uploadedPeople.id, uploadedLeads.personId))
    .where(scope);
  const total = counts![tab];
  const last = Math.floor(Math.max(0, total - 1) / Math.max(1, limit)) * limit;
  const leads = await selectLeads(db, and(scope, onTab[tab]), { skip: Math.min(skip, last), limit });
  return { leads, total, counts: counts! };
}

async function selectLeads(
  db: Reader,
  where: SQL | undefined,
  { skip, limit }: { skip: number; limit: number } = { skip: 0, limit: 1 },
) {
  const rows = await db
    .select({
      id: uploadedLeads.id,
      saved,
      ignored,
      person: uploadedPeople,
      uploadedBy: users.fullName,
      notesCount: notesCountOf("uploadedPersonId", {
        companyId: uploadedPeople.companyId,
        personId: uploadedPeople.id,
      }),
      job: { id: jobs.id, jobTitle: jobs.jobTitle },
    })
    .from(uploadedLeads)
    .innerJoin(uploadedPeople, eq(uploadedPeople.id, uploadedLeads.personId))
    .innerJoin(jobs, eq(jobs.id, uploadedLeads.jobId))
    .leftJoin(users, eq(users.id, uploadedPeople.byUserId))
    .where(where)
    .orderBy(desc(uploadedLeads.addedAt), desc(uploadedLeads.id))
    .limit(limit)
    .offset(skip);
  return rows.map(({ uploadedBy, notesCount, person: { linkedIn, ...person }, ...lead }) => ({
    ...lead,
    person: {
      ...person,
      uploadedBy,
      notesCount,
      linkedInUrl: linkedIn && `https://www.linkedin.com/in/${linkedIn}`,
    },
  }));
}

/** Puts a lead on the shortlist or away; what it was saved as stays when it is brought back. */
export async function changeUploaded(
  context: CompanyContext,
  id: string,
  changes: { saved?: boolean | undefined; ignored?: boolean | undefined },
) {
  const { db, viewer, now } = context;
  const companyId = context.viewer.companyId;
  const mine = and(eq(uploadedLeads.id, id), eq(uploadedLeads.companyId, companyId));
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(uploadedLeads).where(mine).for("update");
    if (!before) throw notFound("Lead");
    const after = { saved: changes.saved ?? before.saved, ignored: changes.ignored ?? before.ignored };
    await tx.update(uploadedLeads).set(after).where(mine);
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "uploadedLead.changed",
        subject: { kind: "uploadedLead", id, companyId },
        before: { saved: before.saved, ignored: before.ignored },
        after,
      },
    );
  });
  const [lead] = await selectLeads(db, mine);
  if (!lead) throw notFound("Lead");
  return lead;
}

/** Removes a person from every list of the company. */
export function forgetPerson(context: CompanyContext, id: string) {
  const { db, viewer, now } = context;
  const companyId = context.viewer.companyId;
  const mine = and(eq(uploadedPeople.id, id), eq(uploadedPeople.companyId, companyId));
  return db.transaction(async (tx) => {
    if ((await removePeople(tx, mine, now())) === 0) throw notFound("Person");
    // Who it was is not kept: the person is forgotten.
    await audit(
      tx,
      { viewer, now: now() },
      { action: "uploadedPerson.removed", subject: { kind: "uploadedPerson", id, companyId } },
    );
  });
}

export function uploadedPersonNames(db: Reader, ids: string[]) {
  return db
    .select({ id: uploadedPeople.id, name: uploadedPeople.fullName })
    .from(uploadedPeople)
    .where(inArray(uploadedPeople.id, ids));
}
export function uploadedLeadNames(db: Reader, ids: string[]) {
  return db
    .select({ id: uploadedLeads.id, name: uploadedPeople.fullName })
    .from(uploadedLeads)
    .innerJoin(uploadedPeople, eq(uploadedPeople.id, uploadedLeads.personId))
    .where(inArray(uploadedLeads.id, ids));
}
