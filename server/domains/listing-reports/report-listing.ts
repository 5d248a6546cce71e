import { addDays } from "#shared/times/add-days.ts";
import { and, countDistinct, eq, gt, isNotNull } from "drizzle-orm";
import {
  type ReportReason,
  type ReportedKind,
  reportsADay,
  reportsThatHold,
} from "#contract/listing-reports.ts";
import { done } from "#contract/shapes.ts";
import type { UserContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { type JobRow, holdJob, maySee } from "#server/domains/jobs/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { type Listing, idsOf, lockListing, openReportsOf } from "./queries.ts";
import { listingReports } from "./tables.ts";

interface Reported {
  kind: ReportedKind;
  id: string;
  reason: ReportReason;
  words: string;
}
/** Someone says what is wrong with a job, a company or a community; administrators read it. */
export async function reportListing(context: UserContext, { kind, id, reason, words }: Reported) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const listing = await lockListing(tx, id);
    if (listing.kind !== kind || !(await isVisible(tx, context, listing))) throw notFound(names[kind]);
    const said = { reason, words, createdAt: now() };
    const mine = (await openReportsOf(tx, id)).find(({ userId }) => userId === viewer.userId);
    if (mine) await tx.update(listingReports).set(said).where(eq(listingReports.id, mine.id));
    else {
      await refuseTooMany(tx, viewer.userId, now());
      await tx.insert(listingReports).values({
        id: newId(),
        userId: viewer.userId,
        ...idsOf(listing),
        ...said,
      });
    }
    if (listing.kind === "job") await holdIfMany(tx, listing.job, now());
  });
  return done;
}

async function refuseTooMany(tx: Transaction, userId: string, now: Date) {
  const since = addDays(now, -1);
  const latest = and(eq(listingReports.userId, userId), gt(listingReports.createdAt, since));
  if ((await tx.$count(listingReports, latest)) >= reportsADay)
    throw conflict("TOO_MANY", `You sent ${reportsADay} reports in the last 24 hours. Try again later.`);
}

async function isVisible(tx: Transaction, { viewer }: UserContext, listing: Listing) {
  if (listing.kind === "company") return listing.company.published;
  if (listing.kind === "community") return listing.community.down === null;
  const company = await findCompany(tx, listing.job.companyId);
  return maySee(listing.job, company?.published ?? false, viewer);
}

const names: Record<ReportedKind, string> = { job: "Job", company: "Company", community: "Community" };

/** A job that several people report is found by nobody until someone has looked; accounts without a confirmed address don't count. */
async function holdIfMany(tx: Transaction, job: JobRow, now: Date) {
  if (job.status !== "live" || job.heldAt) return;
  const [row] = await tx
    .select({ people: countDistinct(listingReports.userId) })
    .from(listingReports)
    .innerJoin(users, eq(users.id, listingReports.userId))
    .where(
      and(
        eq(listingReports.jobId, job.id),
        eq(listingReports.state, "open"),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  if (row!.people < reportsThatHold) return;
  const why = `${row!.people} people reported it. We’re looking at it, and you’ll hear from us either way.`;
  await holdJob(tx, job, { why, byReports: true, now });
}
