import { and, eq } from "drizzle-orm";
import { isUuid } from "#server/database/ids.ts";
import { isOnHiringTeam, roles, sessionStands, users } from "#server/domains/accounts/index.ts";
import type { Reader } from "#server/database/open.ts";
import { administratorOf, isAdministrator } from "./moderate.ts";
import { permissionsOf } from "#server/domains/companies/index.ts";
import { accountsOfJobTeam, teamsOf } from "#server/domains/jobs/index.ts";

export interface Person {
  userId: string;
  fullName: string;
  profilePicture: string | null;
}
interface TeamPerson extends Person {
  /** Their team lets them decide about applicants, and not write to them. */
  readsOnly: boolean;
}

/** Who speaks for the company about a job: of those who may decide about applicants its hiring manager and team, or else all. */
export async function hiringTeamOf(
  db: Reader,
  { jobId, companyId }: { jobId: string; companyId: string },
): Promise<TeamPerson[]> {
  const members = await db
    .select({
      roleId: roles.id,
      userId: users.id,
      fullName: users.fullName,
      profilePicture: users.profilePicture,
    })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), isOnHiringTeam));
  const permissions = await permissionsOf(
    db,
    members.map(({ roleId }) => roleId),
  );
  const deciding = members.filter(({ roleId }) => permissions(roleId).applicants);
  const team = (await teamsOf(db, [jobId])).get(jobId);
  const named = team ? accountsOfJobTeam(team) : new Set<string>();
  const onJob = deciding.filter(({ userId }) => named.has(userId));
  return (onJob.length ? onJob : deciding).map(({ roleId, userId, fullName, profilePicture }) => ({
    userId,
    fullName,
    profilePicture,
    readsOnly: !permissions(roleId).messages,
  }));
}

/**
 * Candidates and members of a hiring team chat (docs/spec/messaging.md), and administrators moderate, as long as they have their account
 * and access and the session that the token was given to. An id that is no account of ours is one that a server with the chat secret made, and vouches for.
 */
export async function mayChat(
  db: Reader,
  { userId, sessionId, now }: { userId: string; sessionId: string | null; now: Date },
): Promise<boolean> {
  const adminId = administratorOf(userId);
  const stands = (ownerId: string) =>
    isUuid(sessionId ?? "") ? sessionStands(db, { id: sessionId!, ownerId, now }) : false;
  if (adminId) return (await isAdministrator(db, adminId)) && stands(adminId);
  if (!isUuid(userId)) return true;
  const held = await db
    .select({ deletedAt: users.deletedAt, kind: roles.kind, disabled: roles.disabled })
    .from(users)
    .leftJoin(roles, eq(roles.userId, users.id))
    .where(eq(users.id, userId));
  if (!held.length) return true;
  const chats = held.some(
    ({ deletedAt, kind, disabled }) =>
      !deletedAt && (kind === "candidate" || (kind === "companyAdmin" && !disabled)),
  );
  return chats && stands(userId);
}
