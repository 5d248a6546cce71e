import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { findCommunity, lockModerated, presentOne, refuseUnlessModerator, standingOf } from "./queries.ts";
import { communities, communityMembers } from "./tables.ts";

const memberOf = (communityId: string, userId: string) =>
  and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, userId));

/** Joins at once, or asks to, as the community wants it; a second time changes nothing. */
export async function joinCommunity({ db, viewer, now }: UserContext, id: string) {
  const row = await findCommunity(db, id);
  const standing = row.joining === "open" ? "member" : "asked";
  await db
    .insert(communityMembers)
    .values({ communityId: id, userId: viewer.userId, standing, since: now() })
    .onConflictDoNothing();
  return presentOne(db, viewer.userId, row);
}

/** Leaves, or takes the question back. The last moderator of others names another one first. */
export function leaveCommunity({ db, viewer: { userId } }: UserContext, id: string) {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(communities).where(eq(communities.id, id)).for("update");
    if (!row) throw notFound("Community");
    await tx.delete(communityMembers).where(memberOf(id, userId));
    if (await isModerated(tx, id)) return;
    if ((await tx.$count(communityMembers, othersOf(id))) > 0)
      throw conflict("LAST_MODERATOR", "Make someone else a moderator first, then leave.");
    await tx.delete(communities).where(eq(communities.id, id));
  });
}

/** Takes an account out that is no more: whoever is a member for longest moderates where nobody else does. */
export async function leaveAll(tx: Transaction, userId: string) {
  const left = await tx
    .delete(communityMembers)
    .where(eq(communityMembers.userId, userId))
    .returning({ id: communityMembers.communityId });
  for (const { id } of left) {
    if (await isModerated(tx, id)) continue;
    const [next] = await tx
      .select()
      .from(communityMembers)
      .where(othersOf(id))
      .orderBy(asc(communityMembers.since))
      .limit(1);
    if (next) await setIn(tx, id, next.userId, "moderator");
    else await tx.delete(communities).where(eq(communities.id, id));
  }
}

const othersOf = (id: string) =>
  and(eq(communityMembers.communityId, id), ne(communityMembers.standing, "asked"));

async function isModerated(tx: Transaction, id: string) {
  const moderators = and(eq(communityMembers.communityId, id), eq(communityMembers.standing, "moderator"));
  return (await tx.$count(communityMembers, moderators)) > 0;
}

function setIn(tx: Transaction, id: string, userId: string, standing: "member" | "moderator") {
  return tx.update(communityMembers).set({ standing }).where(memberOf(id, userId));
}

/** For moderators: those who ask first, then moderators, then members by name. */
export async function listMembers(
  { db, viewer }: UserContext,
  id: string,
  { skip, limit }: { skip: number; limit: number },
) {
  await findCommunity(db, id);
  await refuseUnlessModerator(db, id, viewer.userId);
  const ofCommunity = eq(communityMembers.communityId, id);
  const place = sql`case ${communityMembers.standing} when 'asked' then 0 when 'moderator' then 1 else 2 end`;
  const { userId, standing, since } = communityMembers;
  const { fullName, profilePicture } = users;
  const [members, [all]] = await Promise.all([
    db
      .select({ userId, fullName, profilePicture, standing, since })
      .from(communityMembers)
      .innerJoin(users, eq(users.id, userId))
      .where(ofCommunity)
      .orderBy(place, fullName, userId)
      .limit(limit)
      .offset(skip),
    db.select({ count: count() }).from(communityMembers).where(ofCommunity),
  ]);
  return { members, total: all!.count };
}

interface Wanted {
  userId: string;
  standing: "member" | "moderator" | null;
}
/** By moderators: accepts, names a moderator, or takes someone out. */
export function setStanding(context: UserContext, id: string, { userId, standing }: Wanted) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    await lockModerated(tx, context, id);
    const before = await standingOf(tx, id, userId);
    if (before === null) throw notFound("Member");
    if (standing) await setIn(tx, id, userId, standing);
    else await tx.delete(communityMembers).where(memberOf(id, userId));
    if (!(await isModerated(tx, id)))
      throw conflict("LAST_MODERATOR", "Make someone else a moderator first.");
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "community.standing",
        subject: { kind: "community", id },
        before: { userId, standing: before },
        after: { userId, standing },
      },
    );
  });
}
