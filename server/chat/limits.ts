import type { FastifyReply } from "fastify";
import { ChatRefusal } from "./errors.ts";

const perMinute = { user: 600, server: 10_000, anonymous: 120 } as const;
type LimitKind = keyof typeof perMinute;

/** Counts calls of one caller to one operation within the minute, and says how many are left. */
export class Limits {
  private minute = 0;
  private counts = new Map<string, number>();

  take(reply: FastifyReply, { kind, key, now }: { kind: LimitKind; key: string; now: Date }) {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.counts.clear();
    }
    const used = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, used);
    const limit = perMinute[kind];
    reply.header("x-ratelimit-limit", limit);
    reply.header("x-ratelimit-remaining", Math.max(0, limit - used));
    reply.header("x-ratelimit-reset", (minute + 1) * 60);
    if (used > limit) throw new ChatRefusal(9, "too many requests, wait for the reset time");
  }
}
