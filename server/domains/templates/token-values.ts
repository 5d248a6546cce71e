import { and, eq, inArray } from "drizzle-orm";
import type { TokenValues } from "#shared/words/tokens.ts";
import type { Reader } from "#server/database/open.ts";
import { findUser, nameOfRole, roles } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findExternal } from "#server/domains/external-candidates/index.ts";
import { findJob, stagesOfJob } from "#server/domains/jobs/index.ts";
import { firstNameOf } from "#shared/words/first-name.ts";

export interface About {
  companyId: string | null;
  jobId?: string | null;
  candidateId?: string | null;
  stage?: string | null;
  /** The account in whose name the words are sent. */
  senderUserId?: string | null;
  /** Where links lead; without it tokens that are links have no value. */
  publicUrl?: string;
}

/** What every token stands for: as much as is known of the company, the job, the candidate and the sender. */
export async function tokenValues(db: Reader, about: About): Promise<TokenValues> {
  const candidate = await nameOfPerson(db, about.candidateId);
  return {
    "candidate.firstName": firstNameOf(candidate),
    "candidate.fullName": candidate,
    ...(await companyValues(db, about)),
    ...(await jobValues(db, about)),
    ...(await senderValues(db, about)),
  };
}

/** Leads who have no account stand where candidates otherwise do. */
async function nameOfPerson(db: Reader, id: string | null | undefined) {
  const candidate = await nameOfRole(db, id);
  return candidate ?? (id ? ((await findExternal(db, id))?.fullName ?? null) : null);
}

async function companyValues(db: Reader, { companyId, publicUrl }: About): Promise<TokenValues> {
  const company = companyId ? await findCompany(db, companyId) : undefined;
  if (!company) return {};
  return {
    "company.name": company.companyName,
    "company.website": company.website,
    "company.careersPage": publicUrl ? `${publicUrl}/${company.slug}/careers` : null,
  };
}

async function jobValues(db: Reader, { jobId, stage, publicUrl }: About): Promise<TokenValues> {
  const job = jobId ? (await findJob(db, jobId))?.job : undefined;
  if (!job) return {};
  const stages = stage ? await stagesOfJob(db, job) : [];
  return {
    "job.title": job.jobTitle,
    "job.department": job.department,
    "job.location": job.locations.join(" or ") || (job.remote ? "remote" : null),
    "job.link": publicUrl ? `${publicUrl}/jobs/${job.id}` : null,
    "application.stage": stages.find(({ id }) => id === stage)?.name ?? stage ?? null,
  };
}

async function senderValues(db: Reader, { companyId, senderUserId }: About): Promise<TokenValues> {
  const sender = senderUserId ? await findUser(db, senderUserId) : undefined;
  if (!sender || !companyId) return {};
  const [role] = await db
    .select({ title: roles.title })
    .from(roles)
    .where(
      and(
        eq(roles.userId, sender.id),
        eq(roles.companyId, companyId),
        inArray(roles.kind, ["companyAdmin", "employee"]),
      ),
    );
  return {
    "sender.firstName": firstNameOf(sender.fullName),
    "sender.fullName": sender.fullName,
    "sender.title": role?.title ?? null,
  };
}
