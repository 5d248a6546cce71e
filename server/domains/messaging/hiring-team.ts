import { and, eq, isNull } from "drizzle-orm";
import { parts, sessionStands, users } from "#server/domains/accounts/index.ts";
import type { Reader } from "#server/database/open.ts";
import { beforeModerators, isAdministrator } from "./moderate.ts";
import { permissionsOf } from "#server/domains/companies/index.ts";
import { teamsOf } from "#server/domains/jobs/index.ts";

export interface Person {
  userId: string;
  fullName: string;
  profilePicture: string | null;
}

/** Who speaks for the company about a job: of those who may decide about applicants its hiring manager and team, or else all. */
export async function hiringTeamOf(
  db: Reader,
  { jobId, companyId }: { jobId: string; companyId: string },
): Promise<Person[]> {
  const members = await db
    .select({
      partId: parts.id,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      profilePicture: users.profilePicture,
    })
    .from(parts)
    .innerJoin(users, eq(users.id, parts.userId))
    .where(
      and(
        eq(parts.companyId, companyId),
        eq(parts.kind, "companyAdmin"),
        eq(parts.disabled, false),
        isNull(users.deletedAt),
      ),
    );
  const permissions = await permissionsOf(
    db,
    members.map(({ partId }) => partId),
  );
  const deciding = members.filter(({ partId }) => permissions(partId).applicants);
  const team = (await teamsOf(db, [jobId])).get(jobId);
  const joined = new Set(team?.members.map((member) => member.id));
  const manager = team?.hiringManagerEmail?.toLowerCase();
  const onJob = deciding.filter(({ partId, email }) => joined.has(partId) || email === manager);
  return (onJob.length ? onJob : deciding).map(({ userId, fullName, profilePicture }) => ({
    userId,
    fullName,
    profilePicture,
  }));
}

/** Whether somebody may still decide about a company's applicants. */
export async function mayDecide(
  db: Reader,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<boolean> {
  const [member] = await db
    .select({ id: parts.id })
    .from(parts)
    .where(
      and(
        eq(parts.companyId, companyId),
        eq(parts.userId, userId),
        eq(parts.kind, "companyAdmin"),
        eq(parts.disabled, false),
      ),
    );
  return member !== undefined && (await permissionsOf(db, [member.id]))(member.id).applicants;
}

/**
 * Candidates and members of a hiring team chat (docs/spec/messaging.md), and administrators moderate, as long as they have their account
 * and access and the session that the token was given to. An id that is no account of ours is one that a server with the chat secret made, and vouches for.
 */
export async function mayChat(
  db: Reader,
  { userId, sessionId, now }: { userId: string; sessionId: string | null; now: Date },
): Promise<boolean> {
  const adminId = userId.startsWith(beforeModerators) ? userId.slice(beforeModerators.length) : "";
  const stands = (ownerId: string) =>
    isUuid.test(sessionId ?? "") ? sessionStands(db, { id: sessionId!, ownerId, now }) : false;
  if (isUuid.test(adminId)) return (await isAdministrator(db, adminId)) && stands(adminId);
  if (!isUuid.test(userId)) return true;
  const held = await db
    .select({ deletedAt: users.deletedAt, kind: parts.kind, disabled: parts.disabled })
    .from(users)
    .leftJoin(parts, eq(parts.userId, users.id))
    .where(eq(users.id, userId));
  if (!held.length) return true;
  const chats = held.some(
    ({ deletedAt, kind, disabled }) =>
      !deletedAt && (kind === "candidate" || (kind === "companyAdmin" && !disabled)),
  );
  return chats && stands(userId);
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
