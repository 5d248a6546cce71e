import type { Database, OpenDatabase } from "#server/database/open.ts";
import { badInput } from "./errors.ts";
import type { Hub } from "./realtime/hub.ts";

/** Who is allowed in, and with what kind of token. */
export interface Caller {
  kind: "user" | "server" | "anonymous";
  userId: string | null;
}
/** What the product leaves to people themselves; what it does not is done with a server token or in its own code. */
export interface ChatPolicy {
  channelsByUsers: boolean;
  profilesByUsers: boolean;
  /** Whether this account may still chat; asked at each call, since tokens outlive accounts. */
  admits(userId: string): Promise<boolean>;
}
/** The chat service and what it was handed. */
export interface Chat {
  database: OpenDatabase;
  db: Database;
  now: () => Date;
  apiKey: string;
  secret: string;
  policy: ChatPolicy;
  hub: Hub;
}
/** One call: who makes it, as whom, and on which socket they listen. */
export interface ChatCall extends Chat {
  caller: Caller;
  /** The user who acts: the caller, or the one a server names. */
  actorId: string | null;
  connectionId: string | null;
}

/** The acting user's id; a server that names nobody is told so. */
export function actorOf({ actorId }: ChatCall): string {
  if (!actorId) throw badInput("either user or user_id must be provided when using server side auth.");
  return actorId;
}
