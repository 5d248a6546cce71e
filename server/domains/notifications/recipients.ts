import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Notification } from "#contract/notifications.ts";
import type { TeamPermission } from "#contract/team-rights.ts";
import type { Reader } from "#server/database/open.ts";
import { isEmployee, isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";
import { accountsWith } from "#server/domains/companies/index.ts";
import { accountsOfJobTeam, teamsOf } from "#server/domains/jobs/index.ts";
import type { Recipient } from "#server/events/define-event.ts";

export interface Concerned {
  companyId: string | null;
  jobId: string | null;
  candidateId: string | null;
  employeeId: string | null;
  byUserId: string | null;
  namedUserIds: readonly string[];
  /** Of many employees those who are told now. */
  among?: readonly string[] | undefined;
  /** Of the team only those are told who have all of these permissions. */
  needs?: readonly TeamPermission[] | undefined;
}

/** The accounts a notification goes to. Nobody is notified of what they did themselves, except candidates. */
export async function recipientsOf(db: Reader, who: Recipient, concerned: Concerned): Promise<string[]> {
  const candidate = await accountsOf(db, [concerned.candidateId]);
  if (who === "candidate") return candidate;
  // A candidate who also works at the company reads what is written to candidates, not what is said about them.
  const told = await othersOf(db, who, concerned);
  return told.filter((userId) => !candidate.includes(userId));
}

async function othersOf(
  db: Reader,
  who: Exclude<Recipient, "candidate">,
  concerned: Concerned,
): Promise<string[]> {
  if (who === "referrer") return accountsOf(db, [concerned.employeeId]);
  if (who === "employees") return employeesOf(db, concerned);
  if (who === "named" || who === "reporters" || who === "members") {
    const named = concerned.namedUserIds.filter((id) => id !== concerned.byUserId);
    if (who !== "named" || !concerned.companyId || named.length === 0) return named;
    // People who left the team are told nothing more about its applicants.
    const members = new Set(await membersOf(db, concerned.companyId));
    return named.filter((id) => members.has(id));
  }
  const team = await teamOf(db, concerned);
  // Whom the event names is told by name.
  const told = new Set([concerned.byUserId, ...concerned.namedUserIds]);
  return team.filter((userId) => !told.has(userId));
}

const audiences = {
  candidate: "candidate",
  team: "company",
  referrer: "employee",
  employees: "employee",
  named: "company",
} as const;

/** Which of a person's apps show their notifications: people who report something, or are in a community, may look for jobs, refer people or hire. */
export async function audienceOf(
  db: Reader,
  who: Recipient,
  userId: string,
): Promise<Notification["audience"]> {
  if (who !== "reporters" && who !== "members") return audiences[who];
  const held = await db.select({ kind: roles.kind }).from(roles).where(eq(roles.userId, userId));
  const kinds = new Set(held.map(({ kind }) => kind));
  if (kinds.has("candidate")) return "candidate";
  return kinds.has("employee") || who === "reporters" ? "employee" : "company";
}

export async function accountsOf(db: Reader, roleIds: (string | null)[]) {
  const known = roleIds.filter((id) => id !== null);
  if (known.length === 0) return [];
  const rows = await db.select({ userId: roles.userId }).from(roles).where(inArray(roles.id, known));
  return rows.map(({ userId }) => userId);
}

/** Everyone who works at the company and refers people. */
async function employeesOf(db: Reader, { companyId, byUserId, among }: Concerned) {
  if (!companyId) return [];
  const rows = await db
    .select({ userId: roles.userId })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(refersAt(companyId), among && inArray(roles.userId, among)));
  return rows.map(({ userId }) => userId).filter((userId) => userId !== byUserId);
}

function refersAt(companyId: string) {
  return and(eq(roles.companyId, companyId), isEmployee);
}

interface Next {
  companyId: string;
  after: string | null;
  most: number;
}
/** The next of those who work at a company and refer people, in the order of their accounts. */
export async function nextEmployees(db: Reader, { companyId, after, most }: Next): Promise<string[]> {
  const rows = await db
    .select({ userId: roles.userId })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(refersAt(companyId), after ? gt(roles.userId, after) : undefined))
    .orderBy(asc(roles.userId))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** The job's hiring manager and the members of its team who hire; without a team, everyone who hires for the company. */
async function teamOf(db: Reader, { companyId, jobId, needs = [] }: Concerned) {
  if (!companyId) return [];
  const able = await Promise.all(needs.map((permission) => accountsWith(db, companyId, permission)));
  const hires = (await membersOf(db, companyId)).filter((id) => able.every((ids) => ids.includes(id)));
  const team = jobId ? (await teamsOf(db, [jobId])).get(jobId) : undefined;
  const named = team ? accountsOfJobTeam(team) : new Set<string>();
  const ofJob = hires.filter((userId) => named.has(userId));
  return ofJob.length ? ofJob : hires;
}

/** Everyone who hires for the company; a disabled account isn’t told about its applicants. */
async function membersOf(db: Reader, companyId: string) {
  const rows = await db
    .select({ userId: roles.userId })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), isOnHiringTeam));
  return rows.map(({ userId }) => userId);
}
