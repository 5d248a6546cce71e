import { chatContract } from "#contract/chat/index.ts";
import type { ChannelState, ChatUser } from "#contract/chat/shapes.ts";
import { type Calls, ChatCallRefused, isWorthAnotherTry } from "./calls.ts";
import { makesStale, takeEvent, takeUser } from "./channel-events.ts";
import { type ChannelSnapshot, emptyChannel, takeOlder, takeState } from "./channel-state.ts";
import { MessageActs } from "./message-acts.ts";
import { noteTrouble } from "./log-failure.ts";
import { Outbox } from "./outbox.ts";
import type { KeptMessages } from "./pending.ts";
import { Store } from "./store.ts";
import { Typing } from "./typing.ts";
import type { Frame } from "./transport.ts";

const { channels, drafts, moderation } = chatContract;
const { muteChannel, unmuteChannel } = channels;
const pageSize = 25;
const largestPage = 300;
/** How much of what was read already stands above the first unread message. */
const linesBefore = 10;
const readEveryMs = 1000;

export interface Handed {
  calls: Calls;
  me: string;
  firstRetryMs: number;
  /** Where the messages of a conversation or thread outlive the page. */
  keptFor?: ((name: string) => KeptMessages) | undefined;
  /** Applies the answer to a call wherever it shows: channel, thread and list. */
  receive(frame: Frame): void;
}

type Change = (now: ChannelSnapshot) => ChannelSnapshot;
/** A read in progress: what was known when it started, and what changed since. */
export interface Asked {
  knownThen: ChannelSnapshot["messages"];
  changes: Change[];
}

/** One channel as a screen shows it: messages, pending ones, who reads and types. */
export class OpenChannel extends Store<ChannelSnapshot> {
  readonly cid: string;
  readonly me: string;
  readonly acts: MessageActs;
  readonly outbox: Outbox;
  private readonly calls: Calls;
  private readonly params: { type: string; id: string };
  private readonly types: Typing;
  private reading: ReturnType<typeof setTimeout> | undefined;
  private lastRead = 0;
  private goingBack: Promise<void> | null = null;
  private readonly asked = new Set<Asked>();

  constructor(cid: string, handed: Handed) {
    super(emptyChannel(cid));
    const [type = "", id = ""] = cid.split(":");
    this.cid = cid;
    this.me = handed.me;
    this.calls = handed.calls;
    this.params = { type, id };
    this.types = new Typing((event) => this.sendTyping(event));
    this.outbox = new Outbox(this, { ...handed, params: this.params, kept: handed.keptFor?.(cid) });
    this.acts = new MessageActs(handed.calls, handed.receive);
  }

  /** Reads the channel and watches it; after a broken connection this joins what was missed. */
  async load() {
    const asked = this.ask();
    const watch = this.calls.connectionId !== null;
    try {
      const state = await this.calls.call(channels.getOrCreateChannel, {
        params: this.params,
        body: { state: true, watch, presence: watch, messages: { limit: pageSize } },
      });
      const opening = this.getSnapshot().state === "loading";
      this.take(opening ? await this.reachUnread(state) : state, asked);
    } catch (error) {
      if (error instanceof ChatCallRefused && !isWorthAnotherTry(error)) this.change({ state: "refused" });
      else throw error;
    } finally {
      this.settle(asked);
    }
  }

  /** To be called before messages are read: events that come meanwhile may be newer. */
  ask(knownThen = this.getSnapshot().messages): Asked {
    const asked: Asked = { knownThen, changes: [] };
    this.asked.add(asked);
    return asked;
  }
  settle(asked: Asked) {
    this.asked.delete(asked);
  }

  /** Applies a state, then again the events since it was requested; an event counts once however often it is applied. */
  take(state: ChannelState, { knownThen, changes }: Asked) {
    const fresh = takeState(this.getSnapshot(), state, { limit: pageSize, knownThen, me: this.me });
    this.change(changes.reduce((now, change) => change(now), fresh));
  }

  async loadOlder(limit = pageSize) {
    this.goingBack ??= this.readOlder(limit).finally(() => (this.goingBack = null));
    return this.goingBack;
  }

  /** Reads back until the message is there; false when the channel has no such message. */
  async reach(id: string) {
    const known = () => this.getSnapshot().messages.some((message) => message.id === id);
    while (!known() && this.getSnapshot().hasOlder) await this.loadOlder(largestPage);
    return known();
  }

  /** Everything has been read; sent at most once a second. */
  markRead() {
    if (this.getSnapshot().unread === 0) return;
    this.change({ unread: 0 });
    if (this.reading) return;
    const wait = Math.max(0, this.lastRead + readEveryMs - Date.now());
    this.reading = setTimeout(() => {
      this.reading = undefined;
      this.lastRead = Date.now();
      void this.calls.call(channels.markRead, { params: this.params, body: {} }).catch(() => {});
    }, wait);
  }

  /** From this message on it counts as unread again. */
  async markUnread(messageId: string) {
    await this.calls.call(channels.markUnread, { params: this.params, body: { message_id: messageId } });
    this.change({ firstUnreadId: messageId });
  }

  async mute(wanted: boolean) {
    await this.calls.call(wanted ? muteChannel : unmuteChannel, { body: { channel_cid: this.cid } });
    this.apply((now) => ({ ...now, muted: wanted }));
  }

  /** Keeps what was begun to be written, in the channel or in one of its threads; nothing forgets it. */
  async keepDraft(text: string, parentId?: string) {
    if (text)
      await this.calls.call(drafts.createDraft, {
        params: this.params,
        body: { message: { text, ...(parentId && { parent_id: parentId }) } },
      });
    else
      await this.calls
        .call(drafts.deleteDraft, { params: this.params, query: parentId ? { parent_id: parentId } : {} })
        .catch(ignoreMissing);
  }

  /** Says that a message or a person breaks the rules; someone looks at it. */
  report(target: { messageId: string } | { userId: string }, reason: string) {
    const body =
      "messageId" in target
        ? { target_message_id: target.messageId, reason }
        : { target_user_id: target.userId, reason };
    return this.calls.call(moderation.flag, { body });
  }

  /** Called for each keystroke. */
  typing() {
    this.types.press();
  }
  endTyping() {
    this.types.end();
  }

  /** Takes in an event of this channel. */
  receive(frame: Frame) {
    const who = (frame.user as { id?: string } | undefined)?.id;
    if (frame.type === "typing.start" || frame.type === "typing.stop") {
      if (!frame.parent_id && who && who !== this.me) this.showTyping(who, frame.type === "typing.start");
      return;
    }
    if (makesStale.has(frame.type)) return void this.reload().catch(() => {});
    if (frame.type === "message.new") this.types.stopped(who);
    this.apply((now) => takeEvent(now, frame, this.me));
    // Whether it had been read when it was taken away only the service knows.
    if (frame.type === "message.undeleted") void this.load().catch(() => {});
  }

  takeMutes(muted: ReadonlySet<string>) {
    this.apply((now) => ({ ...now, muted: muted.has(this.cid) }));
  }

  takeUser(user: ChatUser) {
    this.apply((now) => takeUser(now, user));
  }

  /** Lets go of what others no longer type; called twice a second. */
  clean(now: number) {
    this.types.clean(now);
    const typing = this.types.others();
    if (typing.length !== this.getSnapshot().typing.length) this.change({ typing });
  }

  /** Lets go of clocks; the snapshot stays readable. */
  close() {
    clearTimeout(this.reading);
    this.types.forget();
  }

  private apply(change: Change) {
    for (const { changes } of this.asked) changes.push(change);
    this.change(change(this.getSnapshot()));
  }

  private async reload() {
    const asked = this.ask([]);
    try {
      const state = await this.calls.call(channels.getOrCreateChannel, {
        params: this.params,
        body: { state: true, messages: { limit: pageSize } },
      });
      this.take(state, asked);
    } finally {
      this.settle(asked);
    }
  }

  private async readOlder(limit: number) {
    const { messages: known, hasOlder } = this.getSnapshot();
    if (!hasOlder || !known[0]) return;
    const asked = this.ask();
    try {
      const state = await this.older(known[0].id, limit);
      const fresh = takeOlder(this.getSnapshot(), state.messages, limit);
      this.change(asked.changes.reduce((now, change) => change(now), fresh));
    } catch (error) {
      noteTrouble("Couldn’t load earlier messages", error);
      throw error;
    } finally {
      this.settle(asked);
    }
  }

  /** A screen opens at the first unread message, so what is read first must hold it, and a little before. */
  private async reachUnread(state: ChannelState): Promise<ChannelState> {
    const unread = state.read.find(({ user }) => user.id === this.me)?.unread_messages ?? 0;
    const [first] = state.messages;
    if (!first || unread < pageSize) return state;
    const limit = Math.min(largestPage, unread - pageSize + linesBefore);
    const { messages: before } = await this.older(first.id, limit);
    return { ...state, messages: [...before, ...state.messages] };
  }

  private older(before: string, limit: number) {
    return this.calls.call(channels.getOrCreateChannel, {
      params: this.params,
      body: { state: true, messages: { limit, id_lt: before } },
    });
  }

  private showTyping(who: string, starts: boolean) {
    this.types.receive(who, starts);
    this.change({ typing: this.types.others() });
  }

  private sendTyping(type: "typing.start" | "typing.stop") {
    void this.calls
      .call(channels.sendEvent, { params: this.params, body: { event: { type } } })
      .catch(() => {});
  }
}

const doesNotExist = 16;
function ignoreMissing(error: unknown) {
  if (!(error instanceof ChatCallRefused) || error.code !== doesNotExist) throw error;
}
