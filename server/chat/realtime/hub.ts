import { inArray } from "drizzle-orm";
import type { OpenDatabase } from "#server/database/open.ts";
import type { ChannelTypes } from "../store/channels/channel-types.ts";
import { chatChannels } from "../store/tables.ts";
import { type Audience, Bus, type Wire, type Word } from "./relay.ts";
import type { Connection } from "./connection.ts";
import { Delivery } from "./deliver.ts";
import { type EventBody, onRecorded } from "../store/events/record-event.ts";
import { Registry } from "./registry.ts";
import { SharedEvent } from "./shared-event.ts";
import { eventsPast, isFullBatch } from "./stored-events.ts";
import { Told } from "./delivered-up-to.ts";
import { WatchersElsewhere } from "./remote-watchers.ts";

const hintKeptMs = 60_000;
/** After so many frames calls have a millisecond, in which they commit what is then told together. */
const framesForMs = 250;
const longestMs = 8;
/** After these what the person has not read is counted anew. */
const recounts = new Set([
  "notification.mark_read",
  "notification.mark_unread",
  "notification.channel_mutes_updated",
  "channel.hidden",
]);

/** Numbers of a channel that are to be told: past one, up to another; ours if this process wrote them. */
interface News {
  from: number;
  to: number;
  ours: boolean;
}

/**
 * Carries events to sockets. Stored events have a gapless number in their channel, so the hub only remembers the
 * last number it told and reads on from there: whoever wrote them and in whatever order the hints arrive, they
 * are told once and in order. Events that are kept nowhere (typing, reading, presence) are passed on as they come.
 */
export class Hub {
  readonly registry = new Registry();
  private readonly database: OpenDatabase;
  private readonly bus: Bus;
  private readonly elsewhere = new WatchersElsewhere();
  private readonly delivery: Delivery;
  private readonly told = new Told();
  private hinted = new Map<string, News & { at: number }>();
  private reading: Promise<void> | null = null;
  private again = false;
  private running = false;
  private stopHearing = () => {};
  private tellAlso: (event: EventBody) => void = () => {};

  constructor(database: OpenDatabase, types: ChannelTypes, wire: Wire) {
    this.database = database;
    this.delivery = new Delivery(database.db, this.registry, types, (cid) => this.watcherCount(cid));
    this.bus = new Bus(wire, {
      hear: (word, sender) => this.hearFrom(sender, word),
      onGap: () => void this.catchUp(),
      onMet: () => this.registry.watched().forEach((cid) => this.sayWatchers(cid)),
      onGone: (sender) => this.elsewhere.forget(sender),
    });
    this.told.onForget = (cid) => this.delivery.members.forget(cid);
    database.onCommit(() => this.wake());
  }

  async start() {
    this.running = true;
    this.stopHearing = onRecorded((cid, sequence) =>
      this.hint(cid, { from: sequence - 1, to: sequence, ours: true }),
    );
    await this.bus.listen();
  }

  async stop() {
    this.running = false;
    this.stopHearing();
    await this.reading;
    await this.bus.stop();
  }

  /** Says that somebody knows what the channel holds up to this number, so that telling goes on from there. */
  startAt(cid: string, sequence: number) {
    this.told.takeOver(cid, Math.min(sequence, this.hinted.get(cid)?.from ?? sequence));
  }

  /** Lets others know of events that are kept nowhere, once in the process that says them. */
  onTell(listener: (event: EventBody) => void) {
    this.tellAlso = listener;
  }

  /** Passes on an event that is kept nowhere, here and in the other processes. */
  tell(to: Audience, event: EventBody) {
    this.tellAlso(event);
    this.hear({ kind: "tell", to, event });
    if (this.running) this.bus.say({ kind: "tell", to, event });
  }

  /** Begins or ends watching for a connection, wherever its socket is. */
  watch(connectionId: string, userId: string, { cids, on }: { cids: string[]; on: boolean }) {
    const word = { kind: "watch" as const, connectionId, userId, cids, on };
    if (!this.hear(word)) this.bus.say(word);
  }
  /** Called whenever somebody begins or ends watching a channel here. */
  onWatching: (userId: string, cid: string, on: boolean) => void = () => {};
  followPresence(connectionId: string, userId: string, userIds: string[]) {
    const word = { kind: "presence" as const, connectionId, userId, userIds };
    if (!this.hear(word)) this.bus.say(word);
  }

  /** How many people watch a channel; whoever does so through two processes counts in each. */
  watcherCount(cid: string) {
    return this.watchersOf(cid).length + this.elsewhere.of(cid);
  }
  private sayWatchers(cid: string) {
    this.bus.say({ kind: "watchers", cid, count: this.watchersOf(cid).length });
  }
  /** Who watches a channel here. */
  watchersOf(cid: string): string[] {
    return [...new Set([...this.registry.watchersOf(cid)].map((connection) => connection.userId))];
  }

  /** Waits until everything committed so far was told. */
  async idle() {
    while (this.reading) await this.reading;
  }

  private hearFrom(sender: string, word: Word) {
    if (word.kind === "watchers") this.elsewhere.note(sender, word.cid, word.count);
    else this.hear(word);
  }

  /** Acts on a word; false when it concerns a connection that is not here. */
  private hear(word: Exclude<Word, { kind: "watchers" }>): boolean {
    if (word.kind === "reached") {
      this.hint(word.cid, { from: word.from, to: word.sequence, ours: false });
      this.wake();
      return true;
    }
    if (word.kind === "tell") {
      const shared = new SharedEvent({ created_at: new Date().toISOString(), ...word.event });
      if ("userId" in word.to && recounts.has(word.event.type)) this.delivery.unread.forget(word.to.userId);
      for (const connection of this.audience(word.to)) connection.send(shared);
      return true;
    }
    const connection = this.registry.find(word.connectionId);
    if (!connection || connection.userId !== word.userId) return false;
    if (word.kind === "presence")
      for (const userId of word.userIds) this.registry.followPresence(connection, userId);
    else for (const cid of word.cids) this.setWatching(connection, cid, word.on);
    return true;
  }

  private setWatching(connection: Connection, cid: string, on: boolean) {
    if (connection.watching.has(cid) === on) return;
    if (on) this.registry.watch(connection, cid);
    else this.registry.unwatch(connection, cid);
    this.sayWatchers(cid);
    this.onWatching(connection.userId, cid, on);
  }
  /** Lets go of a connection that does not come back. */
  remove(connection: Connection) {
    for (const cid of connection.watching) this.setWatching(connection, cid, false);
    this.registry.remove(connection);
  }

  private audience(to: Audience): Connection[] {
    if ("userId" in to) return [...this.registry.ofUser(to.userId)];
    if ("subscribersOf" in to) return [...this.registry.subscribersOf(to.subscribersOf)];
    return [...this.registry.watchersOf(to.cid)].filter((connection) => connection.userId !== to.except);
  }

  private hint(cid: string, { from, to, ours }: News) {
    const known = this.hinted.get(cid);
    this.told.heed(cid, from);
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
      const from = new Map([...this.hinted].map(([cid, { from }]) => [cid, this.told.get(cid) ?? from]));
      if (!from.size) return;
      try {
        const events = await eventsPast(this.database.db, from);
        let sent = 0;
        if (this.registry.size) sent = await this.delivery.deliver(events);
        else this.delivery.forget(events);
        for (const { cid, sequence } of events) this.told.note(cid, sequence);
        this.settleHints();
        if (isFullBatch(events)) this.again = true;
        if (events.length > 1) await letOthersRun(sent);
      } catch {
        // The database is away; hints stay and the next commit or word wakes us.
      }
    }
  }

  /** A hint is done with once its number was told; one whose change is not committed yet stays for a while. */
  private settleHints() {
    for (const [cid, { from, to, ours, at }] of this.hinted) {
      const sequence = this.told.get(cid) ?? 0;
      if (sequence < to && Date.now() - at < hintKeptMs) continue;
      this.hinted.delete(cid);
      if (ours && sequence >= to) this.bus.say({ kind: "reached", cid, from, sequence });
    }
  }

  /** After a time without ears: whatever moved on meanwhile is told now. */
  private async catchUp() {
    const told = new Map(this.told.entries);
    const rows = told.size
      ? await this.database.db
          .select({ cid: chatChannels.cid, sequence: chatChannels.sequence })
          .from(chatChannels)
          .where(inArray(chatChannels.cid, [...told.keys()]))
      : [];
    for (const { cid, sequence } of rows)
      if (sequence > told.get(cid)!) this.hint(cid, { from: told.get(cid)!, to: sequence, ours: false });
    this.wake();
  }
}

async function letOthersRun(framesSent: number) {
  const ms = Math.min(longestMs, Math.floor(framesSent / framesForMs));
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
