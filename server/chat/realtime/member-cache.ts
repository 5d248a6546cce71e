import { sql } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import type { StoredEvent } from "./stored-events.ts";

interface Known {
  members: Set<string>;
  /** The channel's number at which they were read. */
  asOf: number;
}
const most = 5000;

/** Members of channels with events: read once, then kept current by the channels' own events, which come in order. */
export class MemberCache {
  private readonly db: Database;
  private known = new Map<string, Known>();

  constructor(db: Database) {
    this.db = db;
  }

  /** Reads the members of channels that are not cached yet. */
  async load(cids: Set<string>) {
    if (this.known.size > most) this.known.clear();
    const unknown = [...cids].filter((cid) => !this.known.has(cid));
    if (!unknown.length) return;
    const { rows } = await this.db.execute<{ cid: string; sequence: string; members: string[] }>(
      sql`select c.cid, c.sequence, array(select m.user_id from chat_members m where m.cid = c.cid) as members
        from chat_channels c where c.cid = any(${sql.param(unknown)}::text[])`,
    );
    for (const { cid, sequence, members } of rows)
      this.known.set(cid, { members: new Set(members), asOf: Number(sequence) });
  }

  of(cid: string): ReadonlySet<string> {
    return this.known.get(cid)?.members ?? noMembers;
  }

  /** Applies an event about a membership. */
  apply(event: StoredEvent) {
    const known = this.known.get(event.cid);
    if (!known || event.sequence <= known.asOf) return;
    const userId = subjectOf(event);
    if (event.type === "member.added") known.members.add(userId);
    if (event.type === "member.removed") known.members.delete(userId);
  }
  forget(cid: string) {
    this.known.delete(cid);
  }
}
const noMembers: ReadonlySet<string> = new Set();

/** The user an event about a membership concerns. */
export function subjectOf(event: StoredEvent) {
  return (event.payload.member as { user_id?: string } | undefined)?.user_id ?? "";
}
