import { chatContract } from "#contract/chat/index.ts";
import type { Message, Read } from "#contract/chat/shapes.ts";
import type { Thread as ThreadShape } from "#contract/chat/thread-shapes.ts";
import { takeMessageEvent, takeReplyCount } from "./message-events.ts";
import { MessageActs } from "./message-acts.ts";
import type { Handed } from "./open-channel.ts";
import { Outbox } from "./outbox.ts";
import { type Pending, settled } from "./pending.ts";
import { readReplies, readThread, repliesInPage } from "./read-thread.ts";
import { reservedFields } from "./reserved-fields.data.ts";
import { Store } from "./store.ts";
import { Typing } from "./typing.ts";
import type { Frame } from "./transport.ts";

const { channels, threads } = chatContract;
const everyMs = 1000;
const mostTries = 4;

export interface ThreadSnapshot {
  id: string;
  state: "loading" | "ready" | "refused";
  thread: ThreadShape | null;
  parent: Message | null;
  /** Oldest first. */
  messages: readonly Message[];
  pending: readonly Pending[];
  reads: readonly Read[];
  /** Who is typing in it, by user id. */
  typing: readonly string[];
  unread: number;
  hasOlder: boolean;
  /** On a screen: what is unread is read at once. */
  active: boolean;
  /** Not kept current; read again once it is active. */
  stale: boolean;
}

/** One thread: the message it hangs on and its replies. */
export class Thread extends Store<ThreadSnapshot> {
  readonly id: string;
  readonly cid: string;
  readonly outbox: Outbox;
  readonly acts: MessageActs;
  private readonly handed: Handed;
  private readonly params: { type: string; id: string };
  private readonly types: Typing;
  private reloading: Promise<void> | null = null;
  private marking: ReturnType<typeof setTimeout> | undefined;
  private lastMarked = 0;
  private readAgain: ReturnType<typeof setTimeout> | undefined;
  /** How many events of this thread came. */
  private news = 0;

  constructor({ id, cid }: { id: string; cid: string }, handed: Handed) {
    if (!id) throw new Error("Please specify the messageId when calling getThread");
    super({
      id,
      state: "loading",
      thread: null,
      parent: null,
      messages: [],
      pending: [],
      reads: [],
      typing: [],
      unread: 0,
      hasOlder: false,
      active: false,
      stale: true,
    });
    this.id = id;
    this.cid = cid;
    this.handed = handed;
    const [type = "", channelId = ""] = cid.split(":");
    this.params = { type, id: channelId };
    const kept = handed.keptFor?.(`${cid}/${id}`);
    this.outbox = new Outbox(this, { ...handed, params: this.params, kept });
    this.acts = new MessageActs(handed.calls, handed.receive);
    this.types = new Typing((type) => this.sendTyping(type));
  }

  /** A screen shows it: what is stale is read anew, what is unread is read. */
  activate(parent: Message | null) {
    this.change({ active: true, ...(parent && { parent }) });
    if (this.getSnapshot().stale) void this.reload().catch(() => {});
    this.markRead();
  }
  deactivate() {
    this.change({ active: false });
  }

  /** The channel is no longer watched, so news does not come by itself. */
  becomeStale() {
    this.change({ stale: true });
    if (this.getSnapshot().active) void this.reload().catch(() => {});
  }

  /** Reads parent, replies and reads; a message that has no replies yet is an empty thread. */
  reload() {
    this.reloading ??= this.read().finally(() => (this.reloading = null));
    return this.reloading;
  }

  async loadOlder() {
    const { messages: known, hasOlder } = this.getSnapshot();
    if (!hasOlder || !known[0]) return;
    const page = await readReplies(this.handed.calls, this.id, known[0].id);
    const here = new Set(this.getSnapshot().messages.map(({ id }) => id));
    const older = page.filter(({ id }) => !here.has(id));
    this.change({
      messages: [...older, ...this.getSnapshot().messages],
      hasOlder: page.length >= repliesInPage,
    });
  }

  /** Sent at most once a second. */
  markRead() {
    const { active, unread } = this.getSnapshot();
    if (!active || unread === 0 || this.marking) return;
    const wait = Math.max(0, this.lastMarked + everyMs - Date.now());
    this.marking = setTimeout(() => {
      this.marking = undefined;
      this.lastMarked = Date.now();
      this.change({ unread: 0 });
      const { calls } = this.handed;
      void calls
        .call(channels.markRead, { params: this.params, body: { thread_id: this.id } })
        .catch(() => {});
    }, wait);
  }

  /** Gives the thread a title or fields of its own. */
  async update(set: Record<string, unknown>) {
    const reserved = Object.keys(set).find((key) => reservedFields.has(key));
    if (reserved) throw new Error(`${reserved} is a reserved field of a thread and cannot be set`);
    const { thread } = await this.handed.calls.call(threads.updateThread, {
      params: { id: this.id },
      body: { set },
    });
    this.change({ thread });
  }

  /** Takes in a reply that is known to belong here. */
  takeReply(reply: Message) {
    if (reply.parent_id !== this.id) throw new Error("Reply does not belong to this thread");
    const now = this.getSnapshot();
    if (now.messages.some(({ id }) => id === reply.id)) return;
    this.news += 1;
    const mine = reply.user?.id === this.handed.me;
    this.types.stopped(reply.user?.id);
    this.change({
      typing: this.types.others(),
      messages: [...now.messages, reply],
      pending: settled(now.pending, [reply]),
      unread: mine || reply.silent ? now.unread : now.unread + 1,
    });
    this.markRead();
  }

  /** Takes in a change of the parent or of a reply. */
  takeMessage(frame: Frame) {
    const message = frame.message as Message;
    if (message.id !== this.id && message.parent_id !== this.id)
      throw new Error("Message does not belong to this thread");
    this.takeChange(frame);
  }

  private takeChange(frame: Frame) {
    this.news += 1;
    const messages = takeMessageEvent(this.getSnapshot().messages, frame, this.handed.me);
    this.change({ messages, parent: this.parentAfter(frame) });
  }

  private parentAfter(frame: Frame) {
    const { parent } = this.getSnapshot();
    const [changed] = parent ? takeMessageEvent([parent], frame, this.handed.me) : [];
    return changed ? takeReplyCount([changed], frame)[0]! : parent;
  }

  /** Takes in any event of its channel. */
  receive(frame: Frame) {
    const message = frame.message as Message | undefined;
    if (frame.type === "message.new") return this.hearReply(frame);
    if (frame.type === "thread.updated") return this.takeThread(frame.thread as ThreadShape);
    if (frame.type === "message.read") return this.takeRead(frame);
    if (frame.type === "typing.start" || frame.type === "typing.stop") return this.heardTyping(frame);
    if (frame.type.startsWith("poll.")) return this.takeChange(frame);
    if (message && this.shows(message)) this.takeChange(frame);
  }

  /** The parent, a reply, or what one of them quotes. */
  private shows({ id, parent_id }: Message) {
    const { parent, messages } = this.getSnapshot();
    const quotes = (each: Message | null) => each?.quoted_message_id === id;
    return id === this.id || parent_id === this.id || quotes(parent) || messages.some(quotes);
  }

  private hearReply(frame: Frame) {
    const reply = frame.message as Message;
    if (reply.parent_id !== this.id) return;
    this.change({ parent: this.parentAfter(frame) });
    this.takeReply(reply);
  }

  /** Called for each keystroke. */
  typing() {
    this.types.press();
  }
  endTyping() {
    this.types.end();
  }

  /** Lets go of what others no longer type; called twice a second. */
  clean(now: number) {
    this.types.clean(now);
    const typing = this.types.others();
    if (typing.length !== this.getSnapshot().typing.length) this.change({ typing });
  }

  close() {
    clearTimeout(this.marking);
    clearTimeout(this.readAgain);
    this.types.forget();
  }

  private heardTyping({ type, user, parent_id }: Frame) {
    const who = (user as { id?: string } | undefined)?.id;
    if (parent_id !== this.id || !who || who === this.handed.me) return;
    this.types.receive(who, type === "typing.start");
    this.change({ typing: this.types.others() });
  }

  private sendTyping(type: "typing.start" | "typing.stop") {
    void this.handed.calls
      .call(channels.sendEvent, { params: this.params, body: { event: { type, parent_id: this.id } } })
      .catch(() => {});
  }

  private takeThread(thread: ThreadShape) {
    const known = this.getSnapshot().thread;
    if (thread.parent_message_id !== this.id || !known) return;
    // The event is the same for everyone: own reads, drafts and the latest state stay.
    const { read, draft, latest_replies } = known;
    this.change({ thread: { ...thread, read, latest_replies, ...(draft && { draft }) } });
  }

  private takeRead(frame: Frame) {
    const thread = frame.thread as { parent_message_id?: string } | undefined;
    const user = frame.user as Read["user"] | undefined;
    if (thread?.parent_message_id !== this.id || !user) return;
    this.news += 1;
    const read = { user, last_read: frame.created_at ?? "", unread_messages: 0 };
    this.change({ reads: [...this.getSnapshot().reads.filter((each) => each.user.id !== user.id), read] });
    if (user.id === this.handed.me) this.change({ unread: 0 });
  }

  /** Events that come while it is read may be missing in the answers, so it is read again; in a busy thread, a little later. */
  private async read(tries = 1): Promise<void> {
    const { calls, me } = this.handed;
    const { news } = this;
    const [page, parent, told] = await readThread(calls, this.id);
    if (this.news !== news && tries < mostTries) return this.read(tries + 1);
    clearTimeout(this.readAgain);
    if (this.news !== news) this.readAgain = setTimeout(() => void this.reload().catch(() => {}), everyMs);
    const thread = told?.thread ?? null;
    const reads = thread?.read ?? [];
    const inPage = new Set(page.map(({ id }) => id));
    const since = this.getSnapshot().messages.filter(
      ({ id, created_at }) => !inPage.has(id) && created_at > (page.at(-1)?.created_at ?? ""),
    );
    this.change({
      state: "ready",
      stale: false,
      thread,
      reads,
      parent: parent.message,
      messages: [...page, ...since],
      pending: settled(this.getSnapshot().pending, page),
      hasOlder: page.length >= repliesInPage,
      unread: reads.find(({ user }) => user.id === me)?.unread_messages ?? 0,
    });
    this.markRead();
  }
}
