import { inArray, eq } from "drizzle-orm";
import type { listingDecisions } from "#contract/listing-reports.ts";
import { done } from "#contract/shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { disableCompany, enableCompany } from "#server/domains/companies/index.ts";
import { holdJob, releaseJob } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { listingReportEvents } from "./events.ts";
import { communityListings } from "./communities.ts";
import { type Listing, describeListing, idsOf, listingsDown, lockListing, openReportsOf } from "./queries.ts";
import { listingReports } from "./tables.ts";

/** What waits for a decision, reported by most people first; or what was taken down, the latest first. */
export async function listReviewed({ db }: AdminContext, list: "open" | "down") {
  const open = await db
    .select({ report: listingReports, fullName: users.fullName, email: users.email })
    .from(listingReports)
    .leftJoin(users, eq(users.id, listingReports.userId))
    .where(eq(listingReports.state, "open"))
    .orderBy(listingReports.createdAt, listingReports.id);
  const waiting = Map.groupBy(open, ({ report }) => report.jobId ?? report.companyId ?? report.communityId!);
  const ids =
    list === "open" ? [...waiting.keys()] : (await listingsDown(db)).filter((id) => !waiting.has(id));
  const found = await Promise.all(ids.map((id) => presentListing(db, id, waiting.get(id) ?? [])));
  return found
    .filter((listing) => listing !== null)
    .toSorted((a, b) => b.reports.length - a.reports.length || b.at.getTime() - a.at.getTime());
}

interface Reported {
  report: typeof listingReports.$inferSelect;
  fullName: string | null;
  email: string | null;
}
async function presentListing(db: Reader, id: string, reported: readonly Reported[]) {
  const described = await describeListing(db, id);
  if (!described) return null;
  const reports = reported.map(({ report: { id: reportId, reason, words, createdAt }, fullName, email }) => ({
    id: reportId,
    reason,
    words,
    at: createdAt,
    fullName: fullName ?? "Deleted user",
    email: email ?? "",
  }));
  return { ...described, reports, at: reports.at(-1)?.at ?? described.down?.at ?? new Date(0) };
}

interface Decision {
  decision: (typeof listingDecisions)[number];
  words?: string | undefined;
  seenUntil?: string | null | undefined;
}
/** Decides every report about one job, company or community at once; its team and who reported it are told. */
export async function decideListing(context: AdminContext, id: string, { words = "", ...given }: Decision) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const listing = await lockListing(tx, id);
    const reports = await openReportsOf(tx, id);
    const wasDown = isDown(listing);
    refuseUnlessDecidable({ ...given, reports, wasDown });
    const staysDown = wasDown && given.decision === "dismiss" && !isHeldByReports(listing);
    const goesDown = given.decision === "takeDown" || staysDown;
    if (!staysDown) await moveListing(tx, listing, { goesDown, wasDown, why: words, now: now() });
    const outcome = given.decision === "takeDown" ? "upheld" : "dismissed";
    if (reports.length > 0) await closeReports(tx, { listing, reports, outcome, why: words, now: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `listing.${given.decision}`,
        subject: { kind: listing.kind, id, companyId: idsOf(listing).companyId },
        before: { down: wasDown, openReports: reports.length },
        after: { down: goesDown },
        why: words || null,
      },
    );
  });
  return done;
}

function isDown(listing: Listing) {
  if (listing.kind === "job") return listing.job.heldAt !== null;
  if (listing.kind === "community") return listing.community.down !== null;
  return listing.company.disabledAt !== null;
}
/** What support took down for a reason of its own stays down when reports are dismissed. */
const isHeldByReports = (listing: Listing) => listing.kind === "job" && listing.job.heldByReports;
function titleOf(listing: Listing) {
  if (listing.kind === "job") return listing.job.jobTitle;
  return listing.kind === "community" ? listing.community.title : listing.company.companyName;
}

type Reports = Awaited<ReturnType<typeof openReportsOf>>;
interface Decidable extends Omit<Decision, "words"> {
  reports: Reports;
  wasDown: boolean;
}
function refuseUnlessDecidable({ decision, seenUntil, reports, wasDown }: Decidable) {
  const waits = decision === "restore" ? wasDown && reports.length === 0 : reports.length > 0;
  if (!waits)
    throw conflict("NOT_WAITING", "Someone decided this already. Reload the list to see what waits.");
  const newest = reports.reduce((latest, { createdAt }) => Math.max(latest, createdAt.getTime()), 0);
  if (newest > (seenUntil ? Date.parse(seenUntil) : 0))
    throw conflict(
      "CONFLICT",
      "Someone else reported this since you opened it. Reload and look at it again.",
    );
}

interface Move {
  goesDown: boolean;
  wasDown: boolean;
  why: string;
  now: Date;
}
async function moveListing(tx: Transaction, listing: Listing, { goesDown, wasDown, why, now }: Move) {
  if (listing.kind === "job") {
    if (goesDown) await holdJob(tx, listing.job, { why, now });
    else if (wasDown) await releaseJob(tx, listing.job, now);
  } else if (listing.kind === "community") {
    if (goesDown) await communityListings().takeDown(tx, listing.community, { why, now });
    else if (wasDown) await communityListings().putBack(tx, listing.community, now);
  } else if (goesDown) {
    if (!wasDown) await disableCompany(tx, listing.company, { why, now });
  } else if (wasDown) await enableCompany(tx, listing.company, now);
}

interface Closing {
  listing: Listing;
  reports: Reports;
  outcome: "dismissed" | "upheld";
  why: string;
  now: Date;
}
async function closeReports(tx: Transaction, { listing, reports, outcome, why, now }: Closing) {
  const ids = reports.map(({ id }) => id);
  await tx
    .update(listingReports)
    .set({ state: outcome, decidedAt: now })
    .where(inArray(listingReports.id, ids));
  await publish(tx, listingReportEvents.decided, {
    data: {
      companyId: idsOf(listing).companyId,
      jobId: idsOf(listing).jobId,
      userIds: reports.map(({ userId }) => userId),
      outcome,
      title: titleOf(listing),
      why,
    },
    at: now,
  });
}
