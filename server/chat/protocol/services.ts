import type { Attachment, Message } from "#contract/chat/shapes.ts";
import type { Written } from "#contract/chat/messages.ts";
import type { ChannelType } from "./channel-type.ts";

// What calls need of the service's long-lived objects; the classes behind them are in the layers above.

export type EventBody = { type: string } & Record<string, unknown>;
/** Who receives an event: a channel's watchers, a user, or those who follow a user's presence. */
export type Audience = { cid: string; except?: string } | { userId: string } | { subscribersOf: string };

/** An open connection of this process. */
export interface OpenConnection {
  /** The address it comes from, as a digest. */
  readonly address: string;
  readonly lostAt: number | null;
  close(code: number, reason: string): void;
}

/** Carries events to connections. */
export interface Hub {
  /** Sends an event that is not stored, here and in the other processes. */
  broadcast(to: Audience, event: EventBody): void;
  /** A client knows the channel up to this number, so that delivery goes on from there. */
  startAt(cid: string, sequence: number): void;
  watch(connectionId: string, userId: string, channels: { cids: string[]; on: boolean }): void;
  followPresence(connectionId: string, userId: string, userIds: string[]): void;
  watchersOf(cid: string): string[];
  watcherCount(cid: string): number;
  connections(): Iterable<OpenConnection>;
}

/** The message a call asks to send. */
export interface Sent {
  message: Written;
  keep_channel_hidden: boolean;
  pending: boolean;
  skip_enrich_url?: boolean | undefined;
  force_moderation?: boolean | undefined;
  pending_message_metadata?: Record<string, string> | null | undefined;
}
export interface SendAnswer {
  message: Message;
  pending_message_metadata?: Record<string, unknown>;
}
/** Stores messages in batches; each gets its own answer. */
export interface SendQueue<Job> {
  send(job: Job): Promise<SendAnswer>;
}

interface PolledFrames {
  events: ({ type: string; created_at: string } & Record<string, unknown>)[];
}
/** Connections of clients that cannot open websockets. */
export interface LongPolls<Call, Opening> {
  open(call: Call, opening: Opening): Promise<PolledFrames>;
  /** Waits for what comes after the last number seen. */
  poll(call: Call, id: string, ack: number): Promise<PolledFrames>;
  close(call: Call, id: string): object;
  stop(): void;
}

/** Sends events to the app's own server. */
export interface Webhooks {
  offer(event: EventBody): void;
}

/** A value that every call needs and that rarely changes. */
export interface Cached<T> {
  get(): Promise<T>;
  forget(): void;
}

/** The channel types as this process knows them. */
export interface ChannelTypes {
  of(name: string): ChannelType;
  find(name: string): ChannelType | undefined;
  all(): ChannelType[];
  fresh(): Promise<void>;
  readAgain(): Promise<void>;
}

/** Block lists, ready to be compared with texts. */
export interface WordLists {
  /** The first word of a list that a text contains. */
  find(name: string, text: string): string | null;
  has(name: string): boolean;
}

/** The addresses users call from, as keyed digests. */
export interface Addresses {
  digest(ip: string): string;
  note(userId: string, ip: string): Promise<string>;
  isBanned(address: string, cid?: string): Promise<boolean>;
  forgetBans(): void;
}

/** Addresses of a channel's files. */
export interface AttachmentLinks {
  to(cid: string, path: string, now: Date): string;
  open(address: string, now: Date): { path: string; seconds: number } | null;
  fileOf(cid: string, address: string): string | null;
  renewed(attachments: Attachment[], at: { cid: string; from?: string; now: Date }): Attachment[];
}
