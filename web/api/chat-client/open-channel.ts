import { chatContract } from "#contract/chat/index.ts";
import { type Calls, ChatCallRefused, isWorthAnotherTry } from "./calls.ts";
import {
  type ChannelSnapshot,
  type Pending,
  emptyChannel,
  takeEvent,
  takeOlder,
  takeState,
} from "./channel-state.ts";
import type { Frame } from "./socket.ts";
import { Store } from "./store.ts";

const { channels, messages } = chatContract;
const pageSize = 50;
const triesToSend = 4;
const readEveryMs = 1000;
const typingEveryMs = 2000;
const typingEndsMs = 5000;
const typingForgottenMs = 7000;

interface Handed {
  calls: Calls;
  me: string;
  firstRetryMs: number;
}

/** One channel as a screen shows it: what was said, what is on its way, who reads and types. */
export class OpenChannel extends Store<ChannelSnapshot> {
  readonly cid: string;
  private readonly handed: Handed;
  private readonly params: { type: string; id: string };
  private sending: Promise<void> = Promise.resolve();
  private typingUntil = new Map<string, ReturnType<typeof setTimeout>>();
  private lastTold = 0;
  private stopTyping: ReturnType<typeof setTimeout> | undefined;
  private reading: ReturnType<typeof setTimeout> | undefined;
  private lastRead = 0;

  constructor(cid: string, handed: Handed) {
    super(emptyChannel(cid));
    const [type = "", id = ""] = cid.split(":");
    this.cid = cid;
    this.params = { type, id };
    this.handed = handed;
  }

  /** Reads the channel and watches it; after a broken connection this joins what was missed. */
  async load() {
    const { calls, me } = this.handed;
    const knownThen = this.getSnapshot().messages;
    const watch = calls.connectionId !== null;
    try {
      const state = await calls.call(channels.getOrCreateChannel, {
        params: this.params,
        body: { state: true, watch, presence: watch, messages: { limit: pageSize } },
      });
      this.change(takeState(this.getSnapshot(), state, { limit: pageSize, knownThen, me }));
    } catch (error) {
      if (error instanceof ChatCallRefused && !isWorthAnotherTry(error)) this.change({ state: "refused" });
      else throw error;
    }
  }

  async loadOlder() {
    const { messages: known, hasOlder } = this.getSnapshot();
    if (!hasOlder || !known[0]) return;
    const state = await this.handed.calls.call(channels.getOrCreateChannel, {
      params: this.params,
      body: { state: true, messages: { limit: pageSize, id_lt: known[0].id } },
    });
    this.change(takeOlder(this.getSnapshot(), state.messages, pageSize));
  }

  /** Shows the message at once and sends it in its turn; its own id makes every repetition harmless. */
  send(text: string, fields: Record<string, unknown> = {}) {
    const id = crypto.randomUUID();
    const at = new Date().toISOString();
    const pending: Pending = { id, text, at, state: "sending", why: null, fields };
    this.change({ pending: [...this.getSnapshot().pending, pending] });
    this.endTyping();
    this.inTurn(pending);
    return id;
  }

  /** Tries a failed message again. */
  retry(id: string) {
    const pending = this.getSnapshot().pending.find((each) => each.id === id);
    if (pending?.state !== "failed") return;
    this.mark(id, { state: "sending", why: null });
    this.inTurn(pending);
  }

  /** Takes a failed message back. */
  discard(id: string) {
    this.change({ pending: this.getSnapshot().pending.filter((each) => each.id !== id) });
  }

  /** Everything has been read; told at most once a second. */
  markRead() {
    if (this.getSnapshot().unread === 0) return;
    this.change({ unread: 0 });
    if (this.reading) return;
    const wait = Math.max(0, this.lastRead + readEveryMs - Date.now());
    this.reading = setTimeout(() => {
      this.reading = undefined;
      this.lastRead = Date.now();
      void this.handed.calls.call(channels.markRead, { params: this.params, body: {} }).catch(() => {});
    }, wait);
  }

  /** Called for each keystroke; told every two seconds, and that it ended after five quiet ones. */
  typing() {
    clearTimeout(this.stopTyping);
    this.stopTyping = setTimeout(() => this.endTyping(), typingEndsMs);
    if (Date.now() - this.lastTold < typingEveryMs) return;
    this.lastTold = Date.now();
    this.tell("typing.start");
  }

  /** Takes in an event of this channel. */
  hear(frame: Frame) {
    const { me } = this.handed;
    const who = (frame.user as { id?: string } | undefined)?.id;
    if (frame.type === "typing.start" && who && who !== me) return this.showTyping(who);
    if (frame.type === "typing.stop" && who) return this.hideTyping(who);
    this.change(takeEvent(this.getSnapshot(), frame, me));
  }

  /** Lets go of clocks; the snapshot stays readable. */
  close() {
    clearTimeout(this.stopTyping);
    clearTimeout(this.reading);
    for (const timer of this.typingUntil.values()) clearTimeout(timer);
  }

  private inTurn(pending: Pending) {
    this.sending = this.sending.then(() => this.deliver(pending));
  }

  private async deliver({ id, text, fields }: Pending) {
    const { calls, firstRetryMs } = this.handed;
    for (let attempt = 1; ; attempt++) {
      try {
        await calls.call(messages.sendMessage, {
          params: this.params,
          body: { message: { ...fields, id, text } },
        });
        return this.mark(id, { state: "sent" });
      } catch (error) {
        if (!isWorthAnotherTry(error) || attempt === triesToSend)
          return this.mark(id, {
            state: "failed",
            why: error instanceof ChatCallRefused ? error.message : null,
          });
        await new Promise((resolve) => setTimeout(resolve, firstRetryMs * 2 ** (attempt - 1)));
      }
    }
  }

  private mark(id: string, changes: Partial<Pending>) {
    const { pending } = this.getSnapshot();
    this.change({ pending: pending.map((each) => (each.id === id ? { ...each, ...changes } : each)) });
  }

  private endTyping() {
    clearTimeout(this.stopTyping);
    if (!this.lastTold) return;
    this.lastTold = 0;
    this.tell("typing.stop");
  }

  private tell(type: string) {
    void this.handed.calls
      .call(channels.sendEvent, { params: this.params, body: { event: { type } } })
      .catch(() => {});
  }

  private showTyping(who: string) {
    clearTimeout(this.typingUntil.get(who));
    this.typingUntil.set(
      who,
      setTimeout(() => this.hideTyping(who), typingForgottenMs),
    );
    const { typing } = this.getSnapshot();
    if (!typing.includes(who)) this.change({ typing: [...typing, who] });
  }

  private hideTyping(who: string) {
    clearTimeout(this.typingUntil.get(who));
    this.typingUntil.delete(who);
    this.change({ typing: this.getSnapshot().typing.filter((id) => id !== who) });
  }
}
