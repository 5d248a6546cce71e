import { and, desc, eq, sum } from "drizzle-orm";
import { type PointStep, pointsFor } from "#contract/gift-cards.ts";
import type { EmployeeContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { type MoveEvent, creditOf } from "#server/domains/applications/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { pointEntries } from "./tables.ts";

const shownEntries = 100;

interface At {
  userId: string;
  companyId: string;
}
const ofEmployee = ({ userId, companyId }: At) =>
  and(eq(pointEntries.userId, userId), eq(pointEntries.companyId, companyId));

/** Gives the credited employee the points of a step, once for each person at a company, however often they apply. */
export async function earnPoints(
  tx: Transaction,
  step: PointStep,
  { applicationId, companyId, jobId, candidateId }: MoveEvent,
  at: Date,
) {
  const credit = await creditOf(tx, applicationId);
  if (!credit) return;
  const [employee] = await tx
    .select({ userId: roles.userId })
    .from(roles)
    .where(eq(roles.id, credit.employeeId));
  const [job] = await tx.select({ title: jobs.jobTitle }).from(jobs).where(eq(jobs.id, jobId));
  if (!employee || !job) return;
  await addPoints(tx, {
    userId: employee.userId,
    companyId,
    reason: step,
    points: pointsFor[step],
    about: job.title,
    subjectId: candidateId,
    at,
  });
}

/** Adds an entry; the same reason about the same subject counts once. */
export async function addPoints(tx: Transaction, entry: Omit<typeof pointEntries.$inferInsert, "id">) {
  await tx
    .insert(pointEntries)
    .values({ id: newId(), ...entry })
    .onConflictDoNothing();
}

/** What someone has left at a company. */
export async function pointsOf(db: Reader, at: At) {
  const [row] = await db
    .select({ sum: sum(pointEntries.points).mapWith(Number) })
    .from(pointEntries)
    .where(ofEmployee(at));
  return row?.sum ?? 0;
}

/** What the reader has, and how it came and went, newest first. */
export async function showPoints({ db, viewer }: EmployeeContext) {
  const at = { userId: viewer.userId, companyId: viewer.employerId };
  const [points, rows] = await Promise.all([
    pointsOf(db, at),
    db
      .select()
      .from(pointEntries)
      .where(ofEmployee(at))
      .orderBy(desc(pointEntries.at), desc(pointEntries.id))
      .limit(shownEntries),
  ]);
  const entries = rows.map(({ id, reason, points: count, about, at: when }) => {
    return { id, reason, points: count, about, at: when };
  });
  return { points, entries };
}
