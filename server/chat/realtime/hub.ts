import { inArray } from "drizzle-orm";
import type { OpenDatabase } from "#server/database/open.ts";
import type { ChannelTypes } from "../protocol/services.ts";
import { chatChannels } from "../store/tables.ts";
import type { Audience, EventBody } from "../protocol/services.ts";
import { Relay, type RelayTransport, type RelayMessage } from "./relay.ts";
import type { Connection } from "./connection.ts";
import { Delivery } from "./deliver.ts";
import { onRecorded } from "../store/events/record-event.ts";
import { Registry } from "./registry.ts";
import { SharedEvent } from "./shared-event.ts";
import { eventsPast, isFullBatch } from "./stored-events.ts";
import { DeliveredUpTo } from "./delivered-up-to.ts";
import { RemoteWatchers } from "./remote-watchers.ts";

const hintKeptMs = 60_000;
/** After so many frames, requests get a millisecond to commit what is then delivered together. */
const framesForMs = 250;
const longestMs = 8;
/** Events after which a user's unread counts are read again. */
const recounts = new Set([
  "notification.mark_read",
  "notification.mark_unread",
  "notification.channel_mutes_updated",
  "channel.hidden",
]);

/** Numbers of a channel that are to be delivered: past one, up to another; ours if this process wrote them. */
interface NewEvents {
  from: number;
  to: number;
  ours: boolean;
}

/**
 * Carries events to connections. Stored events have a gapless number in their channel, so the hub only remembers the
 * last number it delivered and reads on from there: whichever process wrote them and in whatever order hints arrive, they
 * are delivered once and in order. Events that are not stored (typing, reading, presence) are forwarded as they come.
 */
export class Hub {
  readonly registry = new Registry();
  private readonly database: OpenDatabase;
  private readonly relay: Relay;
  private readonly remoteWatchers = new RemoteWatchers();
  private readonly delivery: Delivery;
  private readonly delivered = new DeliveredUpTo();
  private hinted = new Map<string, NewEvents & { at: number }>();
  private reading: Promise<void> | null = null;
  private again = false;
  private running = false;
  private unsubscribe = () => {};
  private alsoBroadcast: (event: EventBody) => void = () => {};

  constructor(database: OpenDatabase, types: ChannelTypes, transport: RelayTransport) {
    this.database = database;
    this.delivery = new Delivery(database.db, this.registry, types, (cid) => this.watcherCount(cid));
    this.relay = new Relay(transport, {
      onMessage: (message, sender) => this.receiveFrom(sender, message),
      onGap: () => void this.catchUp(),
      onPeer: () => this.registry.watched().forEach((cid) => this.sendWatchers(cid)),
      onPeerGone: (sender) => this.remoteWatchers.forget(sender),
    });
    this.delivered.onForget = (cid) => this.delivery.members.forget(cid);
    database.onCommit(() => this.wake());
  }

  async start() {
    this.running = true;
    this.unsubscribe = onRecorded((cid, sequence) =>
      this.hint(cid, { from: sequence - 1, to: sequence, ours: true }),
    );
    await this.relay.listen();
  }

  async stop() {
    this.running = false;
    this.unsubscribe();
    await this.reading;
    await this.relay.stop();
  }

  /** A client knows the channel up to this number, so that delivery goes on from there. */
  startAt(cid: string, sequence: number) {
    this.delivered.takeOver(cid, Math.min(sequence, this.hinted.get(cid)?.from ?? sequence));
  }

  /** Called with events that are not stored, once, in the process that broadcasts them. */
  onBroadcast(listener: (event: EventBody) => void) {
    this.alsoBroadcast = listener;
  }

  /** Sends an event that is not stored, here and in the other processes. */
  broadcast(to: Audience, event: EventBody) {
    this.alsoBroadcast(event);
    this.receive({ kind: "tell", to, event });
    if (this.running) this.relay.send({ kind: "tell", to, event });
  }

  /** Starts or stops watching for a connection, in whichever process it is. */
  watch(connectionId: string, userId: string, { cids, on }: { cids: string[]; on: boolean }) {
    const message = { kind: "watch" as const, connectionId, userId, cids, on };
    if (!this.receive(message)) this.relay.send(message);
  }
  /** Called when a user starts or stops watching a channel in this process. */
  onWatching: (userId: string, cid: string, on: boolean) => void = () => {};
  followPresence(connectionId: string, userId: string, userIds: string[]) {
    const message = { kind: "presence" as const, connectionId, userId, userIds };
    if (!this.receive(message)) this.relay.send(message);
  }

  /** How many users watch a channel; a user connected to two processes counts in each. */
  watcherCount(cid: string) {
    return this.watchersOf(cid).length + this.remoteWatchers.of(cid);
  }
  private sendWatchers(cid: string) {
    this.relay.send({ kind: "watchers", cid, count: this.watchersOf(cid).length });
  }
  /** The users who watch a channel in this process. */
  watchersOf(cid: string): string[] {
    return [...new Set([...this.registry.watchersOf(cid)].map((connection) => connection.userId))];
  }

  /** The connections of this process. */
  connections() {
    return this.registry.all();
  }

  /** Waits until everything committed so far was delivered. */
  async idle() {
    while (this.reading) await this.reading;
  }

  private receiveFrom(sender: string, message: RelayMessage) {
    if (message.kind === "watchers") this.remoteWatchers.note(sender, message.cid, message.count);
    else this.receive(message);
  }

  /** Acts on a message; false when it concerns a connection of another process. */
  private receive(message: Exclude<RelayMessage, { kind: "watchers" }>): boolean {
    if (message.kind === "reached") {
      this.hint(message.cid, { from: message.from, to: message.sequence, ours: false });
      this.wake();
      return true;
    }
    if (message.kind === "tell") {
      const shared = new SharedEvent({ created_at: new Date().toISOString(), ...message.event });
      if ("userId" in message.to && recounts.has(message.event.type))
        this.delivery.unread.forget(message.to.userId);
      for (const connection of this.audience(message.to)) connection.send(shared);
      return true;
    }
    const connection = this.registry.find(message.connectionId);
    if (!connection || connection.userId !== message.userId) return false;
    if (message.kind === "presence")
      for (const userId of message.userIds) this.registry.followPresence(connection, userId);
    else for (const cid of message.cids) this.setWatching(connection, cid, message.on);
    return true;
  }

  private setWatching(connection: Connection, cid: string, on: boolean) {
    if (connection.watching.has(cid) === on) return;
    if (on) this.registry.watch(connection, cid);
    else this.registry.unwatch(connection, cid);
    this.sendWatchers(cid);
    this.onWatching(connection.userId, cid, on);
  }
  /** Drops a connection that does not come back. */
  remove(connection: Connection) {
    for (const cid of connection.watching) this.setWatching(connection, cid, false);
    this.registry.remove(connection);
  }

  private audience(to: Audience): Connection[] {
    if ("userId" in to) return [...this.registry.ofUser(to.userId)];
    if ("subscribersOf" in to) return [...this.registry.subscribersOf(to.subscribersOf)];
    return [...this.registry.watchersOf(to.cid)].filter((connection) => connection.userId !== to.except);
  }

  private hint(cid: string, { from, to, ours }: NewEvents) {
    const known = this.hinted.get(cid);
    this.delivered.extend(cid, from);
    this.hinted.set(cid, {
      from: Math.min(known?.from ?? Infinity, from),
      to: Math.max(known?.to ?? 0, to),
      ours: ours || (known?.ours ?? false),
      at: Date.now(),
    });
  }

  private wake() {
    if (!this.running || !this.hinted.size) return;
    this.again = true;
    this.reading ??= this.readOn().finally(() => (this.reading = null));
  }

  private async readOn() {
    while (this.again && this.running) {
      this.again = false;
      const from = new Map([...this.hinted].map(([cid, { from }]) => [cid, this.delivered.get(cid) ?? from]));
      if (!from.size) return;
      try {
        const events = await eventsPast(this.database.db, from);
        let sent = 0;
        if (this.registry.size) sent = await this.delivery.deliver(events);
        else this.delivery.forget(events);
        for (const { cid, sequence } of events) this.delivered.note(cid, sequence);
        this.settleHints();
        if (isFullBatch(events)) this.again = true;
        if (events.length > 1) await letOthersRun(sent);
      } catch {
        // The database is unavailable; hints stay, and the next commit or message tries again.
      }
    }
  }

  /** A hint is settled once its number was delivered; one whose change is not committed yet stays for a while. */
  private settleHints() {
    for (const [cid, { from, to, ours, at }] of this.hinted) {
      const sequence = this.delivered.get(cid) ?? 0;
      if (sequence < to && Date.now() - at < hintKeptMs) continue;
      this.hinted.delete(cid);
      if (ours && sequence >= to) this.relay.send({ kind: "reached", cid, from, sequence });
    }
  }

  /** Delivers what was missed while the relay was down. */
  private async catchUp() {
    const delivered = new Map(this.delivered.entries);
    const rows = delivered.size
      ? await this.database.db
          .select({ cid: chatChannels.cid, sequence: chatChannels.sequence })
          .from(chatChannels)
          .where(inArray(chatChannels.cid, [...delivered.keys()]))
      : [];
    for (const { cid, sequence } of rows)
      if (sequence > delivered.get(cid)!)
        this.hint(cid, { from: delivered.get(cid)!, to: sequence, ours: false });
    this.wake();
  }
}

async function letOthersRun(framesSent: number) {
  const ms = Math.min(longestMs, Math.floor(framesSent / framesForMs));
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
