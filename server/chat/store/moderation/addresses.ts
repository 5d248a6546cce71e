import { createHmac } from "node:crypto";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import type { ChatDependencies } from "#server/chat/context.ts";
import { Cached } from "../cached.ts";
import { chatAddresses, chatBans } from "./tables.ts";

const notedAgainMs = 3_600_000;
const mostNoted = 50_000;

/** The addresses users call from, as keyed digests, so that a ban can cover addresses without storing them. */
export class Addresses {
  private readonly noted = new Map<string, number>();
  private readonly banned: Cached<Map<string, Set<string>>>;
  private readonly db: Database;
  private readonly dependencies: ChatDependencies;

  constructor(dependencies: ChatDependencies) {
    this.dependencies = dependencies;
    this.db = dependencies.database.db;
    this.banned = new Cached(() => this.readBanned());
  }

  digest(ip: string) {
    return createHmac("sha256", this.dependencies.secret).update(`address ${ip}`).digest("base64url");
  }

  /** Records, once an hour, that a user called from this address; returns the digest. */
  async note(userId: string, ip: string): Promise<string> {
    const address = this.digest(ip);
    const now = this.dependencies.now();
    const seen = `${userId} ${address}`;
    if (now.getTime() - (this.noted.get(seen) ?? 0) < notedAgainMs) return address;
    const { rowCount } = await this.db.execute(sql`insert into chat_addresses (user_id, address, seen_at)
      select id, ${address}, ${now.toISOString()}::timestamptz from chat_users where id = ${userId}
      on conflict (user_id, address) do update set seen_at = excluded.seen_at`);
    if (this.noted.size > mostNoted) this.noted.clear();
    if (rowCount) this.noted.set(seen, now.getTime());
    return address;
  }

  /** Whether this address is banned everywhere, or in a channel. */
  async isBanned(address: string, cid = ""): Promise<boolean> {
    const places = (await this.banned.get()).get(address);
    return Boolean(places && (places.has("") || places.has(cid)));
  }

  /** Called after a ban was made or lifted in this process. */
  forgetBans() {
    this.banned.forget();
  }

  private async readBanned() {
    const rows = await this.db
      .select({ address: chatAddresses.address, cid: chatBans.cid })
      .from(chatBans)
      .innerJoin(chatAddresses, eq(chatAddresses.userId, chatBans.userId))
      .where(
        and(
          eq(chatBans.ipBan, true),
          eq(chatBans.shadow, false),
          or(isNull(chatBans.expires), gt(chatBans.expires, this.dependencies.now())),
        ),
      );
    const places = Map.groupBy(rows, ({ address }) => address);
    return new Map([...places].map(([address, bans]) => [address, new Set(bans.map(({ cid }) => cid))]));
  }
}
