import { and, asc, count, eq, inArray } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import {
  type SelectedRow,
  applications,
  lockApplication,
  endReferral,
  makeMove,
  selectRows,
} from "#server/domains/applications/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { readFilter } from "#server/http/filter.ts";
import { presentReviews } from "./review-referral.ts";

const columns = { companyId: applications.companyId, jobId: applications.jobId };

/** Referrals that nobody at their company has decided about, the longest waiting first. */
export async function listReviewRequests({ db }: AdminContext, filter: string | undefined) {
  const asked = readFilter(filter, { columns });
  const where = and(eq(applications.applicationState, "review"), asked.where);
  const orderBy = [...asked.orderBy, asc(applications.appliedAt), asc(applications.id)];
  const [rows, [counted]] = await Promise.all([
    selectRows(db, { where, orderBy, limit: asked.limit, offset: asked.offset }),
    db.select({ total: count() }).from(applications).where(where),
  ]);
  return { requests: await present(db, rows), total: counted!.total };
}

interface Decision {
  status: "approved" | "rejected";
  reason?: string;
}
/** Brings a referral to the hiring team, or ends it, with a reason that the team reads. */
export function decideRequest({ db, viewer, now }: AdminContext, id: string, { status, reason }: Decision) {
  return db.transaction(async (tx) => {
    const before = await lockApplication(tx, id);
    if (!before) throw notFound("Request");
    if (before.applicationState !== "review")
      throw conflict("REVIEW_OVER", "This referral has already been decided.");
    const after = await makeMove(tx, before, {
      move: status === "approved" ? "approveReview" : "refuseReview",
      who: { kind: "admin", userId: null },
      now: now(),
      why: reason ?? null,
    });
    if (status === "rejected") await endReferral(tx, id, now());
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `request.${status}`,
        subject: { kind: "application", id, companyId: before.companyId },
        before: { applicationState: before.applicationState },
        after: { applicationState: after.applicationState },
        why: reason ?? null,
      },
    );
    const [shown] = await present(tx, await selectRows(tx, { where: eq(applications.id, id) }));
    return shown!;
  });
}

async function present(db: Reader, rows: SelectedRow[]) {
  const reviews = await presentReviews(db, rows, null);
  const ids = [...new Set(rows.map(({ application }) => application.companyId))];
  const named = ids.length
    ? await db
        .select({ id: companies.id, name: companies.companyName })
        .from(companies)
        .where(inArray(companies.id, ids))
    : [];
  return reviews.map((review, at) => {
    const { companyId } = rows[at]!.application;
    return { ...review, companyName: named.find(({ id }) => id === companyId)?.name ?? "" };
  });
}
