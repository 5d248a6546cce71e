import { type SQL, and, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import type { Lead } from "#contract/leads.ts";
import { type LeadTab, leadTabAt } from "#shared/leads/lead-tabs.ts";
import { likePart } from "#server/database/like.ts";
import type { CompanyContext, CompanyViewer } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications, leadTabs, nameOf, shownToTeam } from "#server/domains/applications/index.ts";
import { notesCountOf } from "#server/domains/candidate-notes/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { type ExternalCandidate, externalCandidates } from "#server/domains/external-candidates/index.ts";
import { findOwnJob, jobs } from "#server/domains/jobs/index.ts";
import { columnsKeptBack, fitForTeam, nothingKeptBack } from "#server/domains/matching/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { upToLast } from "./up-to-last.ts";

interface Asked {
  jobId?: string | undefined;
  tab: number;
  q?: string | undefined;
  skip: number;
  limit: number;
}
/** One tab of the leads, the newest first; past the last page, the last. */
export async function listLeads(context: CompanyContext, { jobId, tab, q, skip, limit }: Asked) {
  const { db, viewer } = context;
  if (jobId) await findOwnJob(db, viewer.companyId, jobId);
  const scope = and(
    eq(applications.companyId, viewer.companyId),
    jobId ? eq(applications.jobId, jobId) : undefined,
    inArray(applications.applicationState, ["lead", "outbound", "declined", "expired"]),
    shownToTeam(viewer),
    q ? named(q) : undefined,
  );
  const counts = await countTabs(db, scope);
  const shown = leadTabAt(tab);
  const total = counts[shown];
  const where = and(scope, leadTabs[shown]);
  const found = await idsOf(db, where, { skip: upToLast(skip, { total, limit }), limit });
  return { leads: await selectLeads(db, found), total, counts };
}

export async function findLead(db: Reader, viewer: CompanyViewer, id: string) {
  const { companyId } = viewer;
  const where = and(eq(applications.id, id), eq(applications.companyId, companyId), shownToTeam(viewer));
  const [found] = await db.select({ id: applications.id }).from(applications).where(where);
  const [lead] = found ? await selectLeads(db, [found.id]) : [];
  if (!lead) throw notFound("Lead");
  return lead;
}

/** By words of the name, the title, the employer or the address; looked up for the leads alone. */
function named(q: string) {
  const like = likePart(q);
  const { fullName, title, employer, email } = externalCandidates;
  const external = or(...[fullName, title, employer, email].map((column) => ilike(column, like)));
  return sql`(exists (select 1 from ${externalCandidates}
      where ${externalCandidates.id} = ${applications.candidateId} and ${external})
    or exists (select 1 from ${candidates} join ${users} on ${users.id} = ${candidates.userId}
      where ${candidates.id} = ${applications.candidateId}
        and ${or(ilike(users.fullName, like), ilike(candidates.headline, like))}))`;
}

async function countTabs(db: Reader, scope: SQL | undefined) {
  const number = (tab: LeadTab) => sql<number>`(count(*) filter (where ${leadTabs[tab]}))::int`;
  const [counts] = await db
    .select({
      pending: number("pending"),
      saved: number("saved"),
      invited: number("invited"),
      removed: number("removed"),
    })
    .from(applications)
    .where(scope);
  return counts!;
}

async function idsOf(db: Reader, where: SQL | undefined, { skip, limit }: Pick<Asked, "skip" | "limit">) {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(where)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(limit)
    .offset(skip);
  return rows.map(({ id }) => id);
}

const person = {
  profilePicture: users.profilePicture,
  candidate: { fullName: users.fullName, title: candidates.headline, location: candidates.location },
  unsent: columnsKeptBack,
  external: externalCandidates,
  addedBy: sql<
    string | null
  >`(select adder.full_name from users adder where adder.id = ${externalCandidates.byUserId})`,
  candidateNotes: notesCountOf("candidateId", {
    companyId: applications.companyId,
    personId: applications.candidateId,
  }),
  externalNotes: notesCountOf("uploadedPersonId", {
    companyId: applications.companyId,
    personId: applications.candidateId,
  }),
};

/** Leads with what their lists show, in the order of their ids. */
async function selectLeads(db: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      application: applications,
      ...person,
      job: { id: jobs.id, jobTitle: jobs.jobTitle, status: jobs.status },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, candidates.userId))
    .leftJoin(externalCandidates, eq(externalCandidates.id, applications.candidateId))
    .where(inArray(applications.id, ids));
  const byId = new Map(rows.map((row) => [row.application.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentLead(row)] : [];
  });
}

type Selected = {
  application: typeof applications.$inferSelect;
  profilePicture: string | null;
  candidate: { fullName: string | null; title: string | null; location: string | null } | null;
  unsent: typeof nothingKeptBack | null;
  external: ExternalCandidate | null;
  addedBy: string | null;
  candidateNotes: number;
  externalNotes: number;
  job: Lead["job"];
};
function presentLead({ application, job, ...about }: Selected) {
  const { id, version, applicationState, saved, ignored, manualAdd, source, fit } = application;
  return {
    id,
    version,
    applicationState,
    shownAs: nameOf(application),
    saved,
    ignored,
    manualAdd,
    source,
    fit: fit && fitForTeam(fit, { resume: false, unsent: about.unsent ?? nothingKeptBack }),
    endReason: application.endReason,
    addedAt: application.appliedAt,
    lastActivityAt: application.lastActivityAt,
    person: { id: application.candidateId, ...presentPerson(about) },
    job,
  };
}

function presentPerson({ external, candidate, ...about }: Omit<Selected, "application" | "job" | "unsent">) {
  const { profilePicture, addedBy, candidateNotes, externalNotes } = about;
  return {
    external: external !== null,
    fullName: external?.fullName ?? candidate?.fullName ?? "Deleted user",
    profilePicture,
    title: external?.title ?? candidate?.title ?? null,
    employer: external?.employer ?? null,
    location: external?.location ?? candidate?.location ?? null,
    email: external?.email ?? null,
    linkedInUrl: external?.linkedIn ? `https://www.linkedin.com/in/${external.linkedIn}` : null,
    phone: external?.phone ?? null,
    skills: external?.skills ?? [],
    intro: external?.intro ?? null,
    whatsNext: external?.whatsNext ?? null,
    fileName: external?.fileName ?? null,
    source: external?.source ?? null,
    addedBy,
    notesCount: candidateNotes + externalNotes,
    notifiedAt: external?.notifiedAt ?? null,
    notifiedBy: external?.notifiedBy ?? null,
    keptUntil: external?.keptUntil ?? null,
  };
}
