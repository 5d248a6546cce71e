import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { companies, lockCompany } from "#server/domains/companies/index.ts";
import { type JobRow, findJob, jobs, lockAnyJob } from "#server/domains/jobs/index.ts";
import { type ReportedCommunity, communityListings } from "./communities.ts";
import { listingReports } from "./tables.ts";

type Company = Awaited<ReturnType<typeof lockCompany>>;
export type Listing =
  | { kind: "job"; id: string; job: JobRow }
  | { kind: "company"; id: string; company: Company }
  | { kind: "community"; id: string; community: ReportedCommunity };

/** The job, the community or the company of this id, held until the transaction ends. */
export async function lockListing(tx: Transaction, id: string): Promise<Listing> {
  const job = await lockAnyJob(tx, id);
  if (job) return { kind: "job", id, job };
  const community = await communityListings().lock(tx, id);
  if (community) return { kind: "community", id, community };
  return { kind: "company", id, company: await lockCompany(tx, id) };
}

/** What a report of it keeps. */
export function idsOf(listing: Listing) {
  return {
    companyId:
      listing.kind === "job" ? listing.job.companyId : listing.kind === "company" ? listing.id : null,
    jobId: listing.kind === "job" ? listing.id : null,
    communityId: listing.kind === "community" ? listing.id : null,
  };
}

/** The reports about it that nobody has decided, the oldest first. */
export function openReportsOf(db: Reader, id: string) {
  return db
    .select()
    .from(listingReports)
    .where(
      and(
        eq(listingReports.state, "open"),
        or(
          eq(listingReports.jobId, id),
          eq(listingReports.communityId, id),
          and(isNull(listingReports.jobId), eq(listingReports.companyId, id)),
        ),
      ),
    )
    .orderBy(listingReports.createdAt, listingReports.id);
}

/** Every job, company and community that is taken down or held back. */
export async function listingsDown(db: Reader) {
  const [heldJobs, disabled, communities] = await Promise.all([
    db.select({ id: jobs.id }).from(jobs).where(isNotNull(jobs.heldAt)),
    db.select({ id: companies.id }).from(companies).where(isNotNull(companies.disabledAt)),
    communityListings().down(db),
  ]);
  return [...[...heldJobs, ...disabled].map(({ id }) => id), ...communities];
}

/** What the review shows of it; undefined once it is deleted. */
export async function describeListing(db: Reader, id: string) {
  const found = await findJob(db, id);
  if (found) {
    const { job, company } = found;
    return {
      id,
      kind: "job" as const,
      title: job.jobTitle,
      companyName: company.companyName,
      path: `/jobs/${id}`,
      text: job.jobDescription,
      down: job.heldAt && { at: job.heldAt, reason: job.heldReason ?? "", byReports: job.heldByReports },
    };
  }
  const community = await communityListings().find(db, id);
  if (community)
    return {
      ...community,
      kind: "community" as const,
      companyName: "",
      path: `/communities/${id}`,
      down: community.down && { ...community.down, byReports: false },
    };
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return (
    company && {
      id,
      kind: "company" as const,
      title: company.companyName,
      companyName: company.companyName,
      path: `/${company.slug}/careers`,
      text: company.companyAboutDescription ?? "",
      down: company.disabledAt && {
        at: company.disabledAt,
        reason: company.disabledReason ?? "",
        byReports: false,
      },
    }
  );
}
