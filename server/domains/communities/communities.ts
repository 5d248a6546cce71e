import { and, count, desc, eq, ilike, inArray, isNull, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { communities as promised } from "#contract/communities.ts";
import { likePart } from "#server/database/like.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context, UserContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader } from "#server/database/open.ts";
import { findUser, refuseUnconfirmed } from "#server/domains/accounts/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { findCommunity, isIn, lockModerated, presentAll, presentOne } from "./queries.ts";
import { tellMembers } from "./tell-members.ts";
import { communities, communityMembers } from "./tables.ts";

type Query = z.output<(typeof promised.list)["query"]>;
type Created = z.output<(typeof promised.create)["body"]>;
type Changed = z.output<(typeof promised.change)["body"]>;

/** Those with the most members first; the reader's own where they are asked for. */
export async function listCommunities({ db, viewer }: Context, { search, mine, skip, limit }: Query) {
  if (mine && !viewer?.userId) return { communities: [], total: 0 };
  const own = db
    .select({ id: communityMembers.communityId })
    .from(communityMembers)
    .where(and(eq(communityMembers.userId, viewer?.userId ?? ""), ne(communityMembers.standing, "removed")));
  const asked = and(
    search ? ilike(communities.name, likePart(search)) : undefined,
    mine ? inArray(communities.id, own) : isNull(communities.takenDownAt),
  );
  const members = sql`(select count(*) from ${communityMembers} where ${communityMembers.communityId} = ${communities.id} and ${isIn})`;
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(communities)
      .where(asked)
      .orderBy(desc(members), communities.name)
      .limit(limit)
      .offset(skip),
    db.select({ count: count() }).from(communities).where(asked),
  ]);
  return { communities: await presentAll(db, viewer?.userId ?? null, rows), total: all!.count };
}

export async function showCommunity({ db, viewer }: Context, id: string) {
  return presentOne(db, viewer?.userId ?? null, await findCommunity(db, id, viewer?.userId));
}

/** Starts a community; its maker moderates it. */
export async function createCommunity({ db, viewer, now }: UserContext, fields: Created) {
  refuseUnconfirmed((await findUser(db, viewer.userId))!);
  const made = await db.transaction(async (tx) => {
    await refuseTaken(tx, fields.name);
    const at = now();
    const [row] = await tx
      .insert(communities)
      .values({ id: newId(), ...fields, createdAt: at, changedAt: at })
      .returning();
    const { id: communityId } = row!;
    await tx
      .insert(communityMembers)
      .values({ communityId, userId: viewer.userId, standing: "moderator", since: at });
    await tellMembers(tx, [communityId], at, viewer.userId);
    const subject = { kind: "community", id: communityId } as const;
    await audit(tx, { viewer, now: at }, { action: "community.created", subject, after: fields });
    return row!;
  });
  return presentOne(db, viewer.userId, made);
}

export async function changeCommunity(context: UserContext, id: string, fields: Changed) {
  const { db, viewer, now } = context;
  const changed = await db.transaction(async (tx) => {
    const before = await lockModerated(tx, context, id);
    if (fields.name && fields.name.toLowerCase() !== before.name.toLowerCase())
      await refuseTaken(tx, fields.name);
    const [row] = await tx
      .update(communities)
      .set({ ...fields, changedAt: now() })
      .where(eq(communities.id, id))
      .returning();
    await tellMembers(tx, [id], now());
    const subject = { kind: "community", id } as const;
    await audit(tx, { viewer, now: now() }, { action: "community.changed", subject, before, after: fields });
    return row!;
  });
  return presentOne(db, viewer.userId, changed);
}

async function refuseTaken(db: Reader, name: string) {
  const same = eq(sql`lower(${communities.name})`, name.toLowerCase());
  if ((await db.$count(communities, same)) > 0)
    throw conflict("TAKEN", `A community called “${name}” already exists. Join it, or choose another name.`);
}
