import { and, eq, isNull, sql } from "drizzle-orm";
import type { Terms } from "#contract/rewards.ts";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext, UserContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader } from "#server/database/open.ts";
import { rewardsPausedSince } from "#server/domains/billing/index.ts";
import { findCompany, markReferralProgramSelected } from "#server/domains/companies/index.ts";
import { findOwnJob, jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { referralPrograms } from "./tables.ts";

const none = { hireBonus: null, payoutDelay: 90, payments: 1, mostAYear: null };

/** What a company pays, to its team and its employees. */
export function showProgram({ db, viewer, now }: UserContext, companyId: string) {
  if (companyId !== viewer.companyId && companyId !== viewer.employerId) throw notFound("Company");
  return presentProgram(db, companyId, now());
}

interface NewTerms extends Terms {
  mostAYear?: number | null;
  jobId?: string;
}

/** Changes what is paid for hires from now on; hires that happened keep their terms. */
export function setProgram(
  { db, viewer, now }: CompanyContext,
  companyId: string,
  { jobId, mostAYear: limit, ...terms }: NewTerms,
) {
  if (companyId !== viewer.companyId) throw notFound("Company");
  return db.transaction(async (tx) => {
    if (jobId) await findOwnJob(tx, companyId, jobId);
    const which = and(
      eq(referralPrograms.companyId, companyId),
      jobId ? eq(referralPrograms.jobId, jobId) : isNull(referralPrograms.jobId),
    );
    const [before = null] = await tx.select().from(referralPrograms).where(which).for("update");
    // What isn’t said stays as it was.
    const mostAYear = jobId ? null : limit === undefined ? (before?.mostAYear ?? null) : limit;
    const set = { ...terms, mostAYear, changedAt: now() };
    if (before) await tx.update(referralPrograms).set(set).where(which);
    else await tx.insert(referralPrograms).values({ id: newId(), companyId, jobId: jobId ?? null, ...set });
    if (terms.hireBonus !== null) await markReferralProgramSelected(tx, companyId);
    const subject = { kind: jobId ? "job" : "company", id: jobId ?? companyId, companyId } as const;
    await audit(
      tx,
      { viewer, now: now() },
      { action: "referralProgram.changed", subject, before, after: { ...terms, mostAYear } },
    );
    return presentProgram(tx, companyId, now());
  });
}

/** The job's own terms end: the company's count for it from now on. */
export function removeJobTerms({ db, viewer, now }: CompanyContext, jobId: string) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    await findOwnJob(tx, companyId, jobId);
    const [before] = await tx.delete(referralPrograms).where(eq(referralPrograms.jobId, jobId)).returning();
    const subject = { kind: "job", id: jobId, companyId } as const;
    if (before)
      await audit(
        tx,
        { viewer, now: now() },
        { action: "referralProgram.changed", subject, before, after: null },
      );
    return presentProgram(tx, companyId, now());
  });
}

/** The currency a company pays rewards in: that of its terms, or else of its country. */
export async function programCurrency(db: Reader, companyId: string) {
  const [program] = await db
    .select({ currency: referralPrograms.currency })
    .from(referralPrograms)
    .where(and(eq(referralPrograms.companyId, companyId), isNull(referralPrograms.jobId)));
  return program?.currency ?? currencyOfPlace((await findCompany(db, companyId))?.companyHQlocation ?? null);
}

async function presentProgram(db: Reader, companyId: string, now: Date) {
  const company = (await findCompany(db, companyId))!;
  const rows = await db
    .select({ program: referralPrograms, jobTitle: jobs.jobTitle })
    .from(referralPrograms)
    .leftJoin(jobs, eq(jobs.id, referralPrograms.jobId))
    .where(eq(referralPrograms.companyId, companyId))
    .orderBy(jobs.jobTitle, referralPrograms.id);
  const currency = currencyOfPlace(company.companyHQlocation);
  const own = rows.find(({ program }) => program.jobId === null)?.program ?? { ...none, currency };
  return {
    companyId,
    hireBonus: own.hireBonus,
    currency: own.currency,
    payoutDelay: own.payoutDelay,
    payments: own.payments,
    mostAYear: own.mostAYear,
    referralDays: company.referralDays,
    pausedSince: await rewardsPausedSince(db, companyId, now),
    jobs: rows.flatMap(({ program, jobTitle }) =>
      program.jobId && jobTitle ? [{ ...program, jobId: program.jobId, jobTitle }] : [],
    ),
  };
}

/** What counts for a hire: the terms of its job, else those of the company; null where nothing is paid. */
export async function termsFor(db: Reader, { companyId, jobId }: { companyId: string; jobId: string }) {
  const rows = await db
    .select()
    .from(referralPrograms)
    .where(
      and(
        eq(referralPrograms.companyId, companyId),
        sql`(${referralPrograms.jobId} is null or ${referralPrograms.jobId} = ${jobId})`,
      ),
    );
  const terms = rows.find((row) => row.jobId !== null) ?? rows[0];
  return terms?.hireBonus ? { ...terms, hireBonus: terms.hireBonus } : null;
}

/** The most that an employee earns in a year; null without a limit. It counts in its own currency alone. */
export async function yearLimitOf(
  db: Reader,
  { companyId, currency }: { companyId: string; currency: string },
): Promise<number | null> {
  const { mostAYear } = referralPrograms;
  const ofCompany = and(eq(referralPrograms.companyId, companyId), isNull(referralPrograms.jobId));
  const [limit] = await db
    .select({ mostAYear })
    .from(referralPrograms)
    .where(and(ofCompany, eq(referralPrograms.currency, currency)));
  return limit?.mostAYear ?? null;
}
