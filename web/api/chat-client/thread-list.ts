import { chatContract } from "#contract/chat/index.ts";
import type { Message } from "#contract/chat/shapes.ts";
import type { Thread as ThreadShape } from "#contract/chat/thread-shapes.ts";
import type { Calls } from "./calls.ts";
import { noteTrouble } from "./log-failure.ts";
import { Store } from "./store.ts";
import type { Frame } from "./transport.ts";

const asked = { limit: 25, participant_limit: 10, reply_limit: 10 };
const everyMs = 1000;

export interface ThreadListSnapshot {
  active: boolean;
  ready: boolean;
  loading: boolean;
  failed: boolean;
  threads: readonly ThreadShape[];
  next: string | null;
  /** Threads with news that are not in the list yet. */
  unseenIds: readonly string[];
  /** A known thread has news, so the order no longer holds. */
  orderStale: boolean;
  /** Unread threads over all channels. */
  unread: number;
}

const nothing: ThreadListSnapshot = {
  active: false,
  ready: false,
  loading: false,
  failed: false,
  threads: [],
  next: null,
  unseenIds: [],
  orderStale: false,
  unread: 0,
};

/** The threads someone takes part in: not ready until first read, read again when it is opened. */
export class ThreadList extends Store<ThreadListSnapshot> {
  private readonly calls: Calls;
  private readonly me: string;
  private lastReload = 0;
  /** How many replies came. */
  private news = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(calls: Calls, me: string) {
    super(nothing);
    this.calls = calls;
    this.me = me;
  }

  activate() {
    this.change({ active: true });
    const { ready, unseenIds, orderStale } = this.getSnapshot();
    if (!ready || unseenIds.length || orderStale) this.reload();
  }
  deactivate() {
    this.change({ active: false });
  }

  /** Reads the list anew, at most once a second. */
  reload() {
    if (this.later) return;
    const wait = Math.max(0, this.lastReload + everyMs - Date.now());
    this.later = setTimeout(() => {
      this.later = undefined;
      this.lastReload = Date.now();
      void this.read();
    }, wait);
  }

  async loadNext() {
    const { next, loading } = this.getSnapshot();
    if (!next || loading) return;
    this.change({ loading: true });
    try {
      const page = await this.calls.call(chatContract.threads.queryThreads, {
        body: { ...asked, next, watch: this.calls.connectionId !== null },
      });
      const known = new Set(this.getSnapshot().threads.map(idOf));
      const threads = [
        ...this.getSnapshot().threads,
        ...page.threads.filter((each) => !known.has(idOf(each))),
      ];
      this.change({ threads, next: page.next ?? null, loading: false });
    } catch (error) {
      noteTrouble("Couldn’t load threads", error);
      this.change({ loading: false, failed: true });
    }
  }

  /** Replies reach the list; who is looking at it asks for them. */
  receive(frame: Frame) {
    const { unread_threads: unread } = frame;
    if (typeof unread === "number") this.change({ unread });
    const message = frame.message as Message | undefined;
    if (frame.type === "message.new" || frame.type === "notification.thread_message_new")
      return void (message?.parent_id && this.heardReply(message, message.parent_id));
    if (frame.type === "message.read") this.heardRead(frame);
  }

  /** Signing out: nothing of it stays. */
  forget() {
    clearTimeout(this.later);
    this.later = undefined;
    this.change(nothing);
  }

  private heardReply(reply: Message, parentId: string) {
    this.news += 1;
    const { threads, unseenIds } = this.getSnapshot();
    const known = threads.find((thread) => idOf(thread) === parentId);
    if (!known) {
      if (!unseenIds.includes(parentId)) this.change({ unseenIds: [...unseenIds, parentId] });
      return;
    }
    if (known.latest_replies.some(({ id }) => id === reply.id)) return;
    const mine = reply.user?.id === this.me;
    const changed: ThreadShape = {
      ...known,
      reply_count: known.reply_count + 1,
      last_message_at: reply.created_at,
      latest_replies: [...known.latest_replies, reply].slice(-asked.reply_limit),
      read: known.read.map((read) =>
        read.user.id === this.me ? { ...read, unread_messages: mine ? 0 : read.unread_messages + 1 } : read,
      ),
    };
    this.change({ threads: threads.map((each) => (each === known ? changed : each)), orderStale: true });
  }

  private heardRead({ thread, user }: Frame) {
    const id = (thread as { parent_message_id?: string } | undefined)?.parent_message_id;
    if (!id || (user as { id?: string } | undefined)?.id !== this.me) return;
    this.change({
      threads: this.getSnapshot().threads.map((each) =>
        idOf(each) === id
          ? {
              ...each,
              read: each.read.map((read) =>
                read.user.id === this.me ? { ...read, unread_messages: 0 } : read,
              ),
            }
          : each,
      ),
    });
  }

  private async read() {
    const { news } = this;
    this.change({ loading: true, failed: false });
    try {
      const page = await this.calls.call(chatContract.threads.queryThreads, {
        body: { ...asked, watch: this.calls.connectionId !== null },
      });
      this.change({
        threads: page.threads,
        next: page.next ?? null,
        ready: true,
        loading: false,
        unseenIds: [],
        orderStale: false,
      });
      // What was read may be older than a reply that came meanwhile.
      if (this.news !== news) this.reload();
    } catch (error) {
      noteTrouble("Couldn’t load threads", error);
      this.change({ loading: false, failed: true });
    }
  }
}

function idOf(thread: ThreadShape) {
  return thread.parent_message_id;
}
