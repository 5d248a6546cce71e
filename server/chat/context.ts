import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Settings } from "#contract/chat/app.ts";
import type { Outside } from "#server/context.ts";
import type { OpenDatabase, Reader, Transaction } from "#server/database/open.ts";
import { badInput, notAllowed } from "./protocol/errors.ts";
import type { Limits } from "./protocol/rate-limits.ts";
import type * as services from "./protocol/services.ts";
import type { Claims } from "./protocol/tokens.ts";

/** Who is allowed in, and with what kind of token. */
export interface Caller {
  kind: "user" | "server" | "anonymous";
  userId: string | null;
  /** The claims of a user's token. */
  claims?: Claims;
}
/** What the product lets users do themselves; the rest takes a server token or the product's own code. */
export interface ChatPolicy {
  channelsByUsers: boolean;
  profilesByUsers: boolean;
  /** Whether this account, in this session, may still chat; asked at each call, since tokens outlive both. */
  admits(userId: string, session: string | null): Promise<boolean>;
  /** Keeps what a moderator decided, in the transaction that records it. */
  keepDecision(tx: Transaction, decision: ModeratorsDecision): Promise<void>;
}
export interface ModeratorsDecision {
  moderatorId: string | null;
  /** What is done: "ban". */
  act: string;
  /** Who wrote what was reported, or was reported themselves. */
  authorId: string | null;
  messageId: string | null;
  reason: string | null;
}
/** Puts a text into another language; a failure is a refusal. */
export type Translate = (text: string, to: string, from: string | null) => Promise<string>;
/** What the product passes to the chat service. */
export interface ChatDependencies {
  database: OpenDatabase;
  now: () => Date;
  apiKey: string;
  secret: string;
  policy: ChatPolicy;
  /** Carries events between processes; without it the database does. */
  redisUrl: string | undefined;
  /** The public URL of the service. */
  url: string;
  /** Where a request comes from. */
  addressOf(request: IncomingMessage): string;
  /** Whether tokens with an unchecked signature may be allowed at all. */
  developmentTokens: boolean;
  outside: Pick<Outside, "fetch" | "storage">;
  /** Null while no language model is connected. */
  translate: Translate | null;
}
/** The chat service: its dependencies and its state. */
export interface Chat extends ChatDependencies {
  /** A transaction, where the call is part of another. */
  db: Reader;
  hub: services.Hub;
  types: services.ChannelTypes;
  sendQueue: services.SendQueue<ToSend>;
  longPolls: services.LongPolls<ChatCall, Opening>;
  limits: Limits;
  settings: services.Cached<Settings>;
  words: services.Cached<services.WordLists>;
  addresses: services.Addresses;
  webhooks: services.Webhooks;
  links: services.AttachmentLinks;
}
/** One call: who makes it, as whom, and on which socket they listen. */
export interface ChatCall extends Chat {
  caller: Caller;
  /** The user who acts: the caller, or the one a server names. */
  actorId: string | null;
  connectionId: string | null;
  /** Where a person calls from, as a digest. */
  address: string | null;
  ip: string;
  /** Whether it was made under /api/v2, where some answers are of another form. */
  secondForm: boolean;
  /** The headers of the request. */
  headers: IncomingHttpHeaders;
}

/** A message waiting to be checked and stored. */
export interface ToSend {
  call: ChatCall;
  cid: string;
  userId: string;
  sent: services.Sent;
}
/** What a client sends to open a connection. */
export interface Opening {
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The address it comes from. */
  ip: string;
}

/** The acting user's id; a server call has to name one. */
export function actorOf({ actorId }: ChatCall): string {
  if (!actorId) throw badInput("either user or user_id must be provided when using server side auth.");
  return actorId;
}

/** Some calls are for servers alone. */
export function refuseUnlessServer({ caller }: ChatCall) {
  if (caller.kind !== "server") throw notAllowed("this call is for servers only");
}
