import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import type { standings } from "#contract/communities.ts";
import { audit } from "#server/audit/audit.ts";
import type { UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { followCommunities } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { communityEvents } from "./events.ts";
import {
  type CommunityRow,
  companiesIn,
  findCommunity,
  isIn,
  lockModerated,
  moderatorsOf,
  presentOne,
  refuseUnlessModerator,
  standingOf,
} from "./queries.ts";
import { tellMembers } from "./tell-members.ts";
import { communities, communityMembers } from "./tables.ts";

const memberOf = (communityId: string, userId: string) =>
  and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, userId));

/** Joins at once, or asks to, as the community wants it; a second time changes nothing. */
export async function joinCommunity({ db, viewer: { userId }, now }: UserContext, id: string) {
  const row = await findCommunity(db, id, userId);
  const standing = row.joining === "open" ? "member" : "asked";
  await db.transaction(async (tx) => {
    if ((await standingOf(tx, id, userId)) === "removed")
      throw conflict(
        "REMOVED",
        "A moderator took you out of this community, so you can’t join again unless one lets you in.",
      );
    const joined = await tx
      .insert(communityMembers)
      .values({ communityId: id, userId, standing, since: now() })
      .onConflictDoNothing()
      .returning();
    if (joined.length === 0) return;
    if (standing === "asked") await tellOfAsking(tx, row, { userId, at: now() });
    else await tellMembers(tx, [id], now(), userId);
  });
  return presentOne(db, userId, row);
}

async function tellOfAsking(
  tx: Transaction,
  { id: communityId, name }: CommunityRow,
  { userId, at }: { userId: string; at: Date },
) {
  const asking = and(eq(communityMembers.communityId, communityId), eq(communityMembers.standing, "asked"));
  const to = (await tx.$count(communityMembers, asking)) > 1 ? "more" : "first";
  const moderatorIds = await moderatorsOf(tx, communityId);
  await publish(tx, communityEvents.asked, { data: { communityId, name, userId, moderatorIds, to }, at });
}

/** Leaves, or takes the question back; who was taken out stays out. The last moderator of others names another one first. */
export function leaveCommunity({ db, viewer: { userId }, now }: UserContext, id: string) {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(communities).where(eq(communities.id, id)).for("update");
    if (!row) throw notFound("Community");
    await tx
      .delete(communityMembers)
      .where(and(memberOf(id, userId), ne(communityMembers.standing, "removed")));
    if (await isModerated(tx, id)) return tellMembers(tx, [id], now(), userId);
    if ((await tx.$count(communityMembers, othersOf(id))) > 0)
      throw conflict("LAST_MODERATOR", "Make someone else a moderator first, then leave.");
    await endCommunity(tx, id, now());
  });
}

/** Its jobs are shown there no longer, and the flags of their companies follow. */
async function endCommunity(tx: Transaction, id: string, now: Date) {
  const brought = await companiesIn(tx, id);
  await tx.delete(communities).where(eq(communities.id, id));
  for (const companyId of brought) await followCommunities(tx, companyId, now);
}

/** Takes an account out that is no more: whoever is a member for longest moderates where nobody else does. */
export async function leaveAll(tx: Transaction, userId: string, now: Date) {
  const left = await tx
    .delete(communityMembers)
    .where(eq(communityMembers.userId, userId))
    .returning({ id: communityMembers.communityId });
  await tellMembers(
    tx,
    left.map(({ id }) => id),
    now,
  );
  for (const { id } of left) {
    if (await isModerated(tx, id)) continue;
    const [next] = await tx
      .select()
      .from(communityMembers)
      .where(othersOf(id))
      .orderBy(asc(communityMembers.since))
      .limit(1);
    if (next) await setIn(tx, id, next.userId, "moderator");
    else await endCommunity(tx, id, now);
  }
}

const othersOf = (id: string) => and(eq(communityMembers.communityId, id), isIn);

async function isModerated(tx: Transaction, id: string) {
  return (await moderatorsOf(tx, id)).length > 0;
}

function setIn(tx: Transaction, id: string, userId: string, standing: "member" | "moderator" | "removed") {
  return tx.update(communityMembers).set({ standing }).where(memberOf(id, userId));
}

/** For moderators: those who ask first, then moderators, then members by name; last those who were taken out. */
export async function listMembers(
  { db, viewer }: UserContext,
  id: string,
  { skip, limit }: { skip: number; limit: number },
) {
  await findCommunity(db, id, viewer.userId);
  await refuseUnlessModerator(db, id, viewer.userId);
  const ofCommunity = eq(communityMembers.communityId, id);
  const place = sql`case ${communityMembers.standing} when 'asked' then 0 when 'moderator' then 1 when 'member' then 2 else 3 end`;
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
/** By moderators: accepts, names a moderator, or takes someone out; each is told. */
export function setStanding(context: UserContext, id: string, { userId, standing }: Wanted) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const { name } = await lockModerated(tx, context, id);
    const before = await standingOf(tx, id, userId);
    if (before === null) throw notFound("Member");
    const after = standing ?? "removed";
    if (after === before) return;
    await setIn(tx, id, userId, after);
    if (!(await isModerated(tx, id)))
      throw conflict("LAST_MODERATOR", "Make someone else a moderator first.");
    await tellMembers(tx, [id], now(), userId);
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "community.standing",
        subject: { kind: "community", id, personId: userId },
        before: { userId, standing: before },
        after: { userId, standing: after },
      },
    );
    const to = outcomeOf(before, after);
    await publish(tx, communityEvents.memberDecided, {
      data: { communityId: id, name, userId, to },
      at: now(),
    });
  });
}

type Standing = (typeof standings)[number];
/** What a change of standing is to the person. */
function outcomeOf(before: Standing, after: Standing) {
  if (after === "removed") return before === "asked" ? "refused" : "removed";
  if (after === "moderator") return "moderator";
  return before === "moderator" ? "member" : "accepted";
}
