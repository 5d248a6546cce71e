import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { presentBans } from "../store/moderation/present-bans.ts";
import { chatFutureBans } from "../store/moderation/tables.ts";

type FutureBan = typeof chatFutureBans.$inferInsert;

/** Bans a user from every channel the acting user creates from now on. */
export async function banFromFutureChannels(tx: Transaction, wanted: FutureBan) {
  const { userId, bannedById, ...terms } = wanted;
  await tx
    .insert(chatFutureBans)
    .values(wanted)
    .onConflictDoUpdate({ target: [chatFutureBans.bannedById, chatFutureBans.userId], set: terms });
}

/** Channels created from now on are open to them again; those created in between keep their bans. */
export async function liftFutureBan(tx: Transaction, of: Pick<FutureBan, "userId" | "bannedById">) {
  await tx
    .delete(chatFutureBans)
    .where(and(eq(chatFutureBans.userId, of.userId), eq(chatFutureBans.bannedById, of.bannedById)));
}

interface Query {
  user_id?: string | undefined;
  target_user_id?: string | null | undefined;
  exclude_expired_bans: boolean;
  limit: number;
  offset: number;
}
/** Bans from future channels, latest first: the user's own, or all of them for a server. */
export async function queryFutureBans(call: ChatCall, query: Query) {
  if (!call.actorId) refuseUnlessServer(call);
  const now = call.now();
  const rows = await call.db
    .select()
    .from(chatFutureBans)
    .where(
      and(
        call.actorId ? eq(chatFutureBans.bannedById, call.actorId) : undefined,
        query.target_user_id ? eq(chatFutureBans.userId, query.target_user_id) : undefined,
        query.exclude_expired_bans
          ? or(isNull(chatFutureBans.expires), gt(chatFutureBans.expires, now))
          : undefined,
      ),
    )
    .orderBy(desc(chatFutureBans.createdAt), desc(chatFutureBans.userId))
    .limit(query.limit)
    .offset(query.offset);
  const bans = rows.map((row) => ({ ...row, cid: "", ipBan: false }));
  return { bans: await presentBans(call.db, bans, now) };
}
