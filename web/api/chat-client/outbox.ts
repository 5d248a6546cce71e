import { chatContract } from "#contract/chat/index.ts";
import { type Calls, ChatCallRefused, isWorthAnotherTry } from "./calls.ts";
import { backOnline, isOffline } from "./network.ts";
import type { KeptMessages, Pending } from "./pending.ts";

const triesToSend = 4;

interface Sending {
  getSnapshot(): { pending: readonly Pending[] };
  change(changes: { pending: readonly Pending[] }): void;
  endTyping?(): void;
}
interface Handed {
  calls: Calls;
  params: { type: string; id: string };
  firstRetryMs: number;
  kept?: KeptMessages | undefined;
}

/** One's own messages on their way: shown at once, sent in turn, tried again, and marked when they failed. */
export class Outbox {
  private readonly shown: Sending;
  private readonly handed: Handed;
  private sending: Promise<void> = Promise.resolve();

  constructor(shown: Sending, handed: Handed) {
    this.shown = shown;
    this.handed = handed;
    this.takeUp();
  }

  /** What an earlier page could not send goes on its way again. */
  private takeUp() {
    const left = this.handed.kept?.read() ?? [];
    if (left.length === 0) return;
    this.shown.change({ pending: [...left] });
    for (const pending of left) if (pending.state === "sending") this.inTurn(pending);
  }

  /** Its own id makes every repetition harmless. */
  send(text: string, fields: Record<string, unknown> = {}) {
    const id = crypto.randomUUID();
    const at = new Date().toISOString();
    const pending: Pending = { id, text, at, state: "sending", why: null, fields };
    this.shown.change({ pending: [...this.all(), pending] });
    this.handed.kept?.keep(pending);
    this.shown.endTyping?.();
    this.inTurn(pending);
    return id;
  }

  /** Tries a failed message again. */
  retry(id: string) {
    const pending = this.all().find((each) => each.id === id);
    if (pending?.state !== "failed") return;
    this.mark(id, { state: "sending", why: null });
    this.inTurn(pending);
  }

  /** Takes a failed message back. */
  discard(id: string) {
    this.shown.change({ pending: this.all().filter((each) => each.id !== id) });
    this.handed.kept?.forget(id);
  }

  private inTurn(pending: Pending) {
    this.sending = this.sending.then(() => this.deliver(pending));
  }

  private async deliver({ id, text, fields }: Pending) {
    const { calls, params, firstRetryMs } = this.handed;
    for (let attempt = 1; ; attempt++) {
      if (isOffline()) {
        // It goes out by itself once there is a network again, however long that takes.
        await backOnline();
        attempt = 1;
      }
      try {
        await calls.call(chatContract.messages.sendMessage, {
          params,
          body: { message: { ...fields, id, text } },
        });
        return this.mark(id, { state: "sent" });
      } catch (error) {
        if (isOffline()) continue;
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
    this.shown.change({
      pending: this.all().map((each) => (each.id === id ? { ...each, ...changes } : each)),
    });
    const marked = this.all().find((each) => each.id === id);
    if (marked && marked.state !== "sent") this.handed.kept?.keep(marked);
    else this.handed.kept?.forget(id);
  }

  private all() {
    return this.shown.getSnapshot().pending;
  }
}
