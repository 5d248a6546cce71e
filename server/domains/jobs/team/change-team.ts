import { type SQL, and, asc, eq, ilike, inArray, isNull } from "drizzle-orm";
import { likePart } from "#server/database/like.ts";
import { audit } from "#server/audit/audit.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { lockMyJob } from "../queries.ts";
import { findOwnJob } from "../own-jobs.ts";
import { enter, leave, showTeam, tellTeam } from "./job-teams.ts";

const mostChoices = 20;

/** Who could work on a job: everyone who hires for the company, then its employees, by what their names hold. */
export async function listColleagues({ db, viewer }: CompanyContext, jobId: string, q: string) {
  await findOwnJob(db, viewer.companyId, jobId);
  const named = q ? ilike(users.fullName, likePart(q)) : undefined;
  const rows = await colleagues(db, viewer.companyId, named).limit(mostChoices);
  return rows.map(({ kind, ...colleague }) => ({ ...colleague, kind: kind as "companyAdmin" | "employee" }));
}

interface Member {
  jobId: string;
  memberId: string;
}
/** Puts a colleague on a job's team and tells them. */
export async function addToTeam(context: CompanyContext, { jobId, memberId }: Member) {
  const { viewer, now } = context;
  await context.db.transaction(async (tx) => {
    const job = await lockMyJob(tx, context, jobId);
    const [colleague] = await colleagues(tx, viewer.companyId, eq(roles.id, memberId));
    if (!colleague) throw notFound("Teammate");
    if (!(await enter(tx, { job, memberId, now: now() }))) return;
    await keep(tx, context, { jobId, memberId, joined: true });
    const added = colleague.kind === "employee" ? { employeeId: colleague.id } : { userId: colleague.userId };
    await tellTeam(tx, { job, byUserId: viewer.userId, added, now: now() });
  });
  return showTeam(context, jobId);
}

export async function removeFromTeam(context: CompanyContext, { jobId, memberId }: Member) {
  const { viewer, now } = context;
  await context.db.transaction(async (tx) => {
    const job = await lockMyJob(tx, context, jobId);
    if (!(await leave(tx, { jobId, memberId }))) return;
    await keep(tx, context, { jobId, memberId, joined: false });
    await tellTeam(tx, { job, byUserId: viewer.userId, now: now() });
  });
  return showTeam(context, jobId);
}

/** Those who hire come first. */
function colleagues(db: Reader, companyId: string, which: SQL | undefined) {
  return db
    .select({
      id: roles.id,
      userId: users.id,
      kind: roles.kind,
      fullName: users.fullName,
      profilePicture: users.profilePicture,
      title: roles.title,
    })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(
      and(
        eq(roles.companyId, companyId),
        inArray(roles.kind, ["companyAdmin", "employee"]),
        eq(roles.disabled, false),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        which,
      ),
    )
    .orderBy(asc(roles.kind), asc(users.fullName), asc(roles.id))
    .$dynamic();
}

function keep(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  { jobId, memberId, joined }: Member & { joined: boolean },
) {
  const place = { memberId };
  return audit(
    tx,
    { viewer, now: now() },
    {
      action: "job.teamChanged",
      subject: { kind: "job", id: jobId, companyId: viewer.companyId },
      before: joined ? null : place,
      after: joined ? place : null,
    },
  );
}
