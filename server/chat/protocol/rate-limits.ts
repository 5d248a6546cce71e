import type { FastifyReply } from "fastify";
import { ChatRefusal } from "./errors.ts";

export const platforms = ["server_side", "android", "ios", "web"] as const;
export type Platform = (typeof platforms)[number];
export interface Rate {
  limit: number;
  remaining: number;
  reset: number;
}

/** Calls a minute to one operation: of all clients of a platform together (more than one process can answer), and of one person. */
const perPlatform = 600_000;
const perPerson = 3_000;
const perStranger = 120;

interface Call {
  platform: Platform;
  operation: string;
  /** The calling user; callers without an account are known by their address. */
  person: string | null;
  stranger: boolean;
  now: Date;
}

/** Counts the calls of the current minute and reports how many are left. */
export class Limits {
  private minute = 0;
  private counts = new Map<string, number>();

  take(reply: FastifyReply, { platform, operation, person, stranger, now }: Call) {
    this.turn(now);
    const ofAll = this.count(platform, operation, perPlatform);
    const own = person
      ? this.count(person, operation, stranger ? perStranger : perPerson)
      : { used: 0, limit: Infinity };
    const { used, limit } = own.limit - own.used < ofAll.limit - ofAll.used ? own : ofAll;
    reply.header("x-ratelimit-limit", limit);
    reply.header("x-ratelimit-remaining", Math.max(0, limit - used));
    reply.header("x-ratelimit-reset", this.reset);
    if (used <= limit) return;
    reply.header("retry-after", Math.max(1, this.reset - Math.floor(now.getTime() / 1000)));
    throw new ChatRefusal(9, "Too many requests, check response headers for more information.");
  }

  /** The remaining calls to an operation for the clients of a platform. */
  left(platform: Platform, operation: string, now: Date): Rate {
    this.turn(now);
    const limit = perPlatform;
    const used = this.counts.get(`${platform} ${operation}`) ?? 0;
    return { limit, remaining: Math.max(0, limit - used), reset: this.reset };
  }

  private get reset() {
    return (this.minute + 1) * 60;
  }

  private count(who: string, operation: string, limit: number) {
    const key = `${who} ${operation}`;
    const used = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, used);
    return { used, limit };
  }

  private turn(now: Date) {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute === this.minute) return;
    this.minute = minute;
    this.counts.clear();
  }
}
