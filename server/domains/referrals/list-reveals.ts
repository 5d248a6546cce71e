import { type SQL, and, desc, eq, isNull } from "drizzle-orm";
import { revealUndoMs } from "#contract/reveals.ts";
import type { EmployeeContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { readFilter } from "#server/http/filter.ts";
import { notFound } from "#server/errors/refusal.ts";
import { mayBeAsked } from "./ask-colleagues.ts";
import { revealNotifications } from "./tables.ts";

const columns = {
  id: revealNotifications.id,
  state: revealNotifications.state,
  jobId: revealNotifications.jobId,
  candidateId: revealNotifications.candidateId,
  createdAt: revealNotifications.createdAt,
  answeredAt: revealNotifications.answeredAt,
};
type Reading = Pick<EmployeeContext, "viewer" | "now"> & { db: Reader };

/** The employee's own, and only while the person still lets colleagues be asked and the application is open. */
function mine({ viewer }: Pick<EmployeeContext, "viewer">) {
  return and(
    eq(revealNotifications.employeeId, viewer.employeeId),
    eq(revealNotifications.companyId, viewer.employerId),
    mayBeAsked,
    isNull(users.deletedAt),
  );
}

/** A page of what the employee is asked, the newest first unless the filter says otherwise; past the last one, the last. */
export async function listReveals(
  context: EmployeeContext,
  wanted: { page: number; filter?: string | undefined },
) {
  const asked = readFilter(wanted.filter, { columns });
  const where = and(mine(context), asked.where);
  const orderBy = [...asked.orderBy, desc(revealNotifications.createdAt), desc(revealNotifications.id)];
  const [total, pending] = await Promise.all([
    count(context, where),
    count(context, and(mine(context), eq(revealNotifications.state, "pending"))),
  ]);
  const availablePages = Math.max(1, Math.ceil(total / Math.max(1, asked.limit)));
  const page = Math.min(wanted.page, availablePages);
  const rows = await select(context, where)
    .orderBy(...orderBy)
    .limit(asked.limit)
    .offset(asked.offset + (page - 1) * asked.limit);
  return {
    notifications: rows.map((row) => present(row, context.now())),
    total,
    page,
    availablePages,
    pending,
  };
}

export async function readReveal(context: Reading, id: string) {
  const [row] = await select(context, and(mine(context), eq(revealNotifications.id, id)));
  if (!row) throw notFound("Notification");
  return present(row, context.now());
}

function select({ db }: Reading, where: SQL | undefined) {
  return db
    .select({
      reveal: revealNotifications,
      candidate: {
        fullName: users.fullName,
        profilePicture: users.profilePicture,
        headline: candidates.headline,
      },
      job: { id: jobs.id, jobTitle: jobs.jobTitle },
    })
    .from(revealNotifications)
    .innerJoin(applications, eq(applications.id, revealNotifications.applicationId))
    .innerJoin(jobs, eq(jobs.id, revealNotifications.jobId))
    .innerJoin(candidates, eq(candidates.id, revealNotifications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(where)
    .$dynamic();
}
async function count(context: Reading, where: SQL | undefined) {
  return context.db.$count(select(context, where).as("found"));
}

function present({ reveal, ...row }: Awaited<ReturnType<typeof select>>[number], now: Date) {
  const { answeredAt } = reveal;
  const until = answeredAt && new Date(answeredAt.getTime() + revealUndoMs);
  const kind = reveal.state === "ignored" ? ("ignore-reveal" as const) : null;
  const remainingMs = until ? until.getTime() - now.getTime() : 0;
  return { ...reveal, ...row, undo: until && remainingMs > 0 ? { kind, until, remainingMs } : null };
}
