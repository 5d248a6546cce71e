import { and, gt, inArray, isNull, or } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { notAllowed } from "../errors.ts";
import { chatBans } from "../moderation/tables.ts";
import type { ToSend } from "./sending.ts";

/** What is decided about one message before it is stored. */
export interface Verdict {
  refused?: Error;
  shadowed?: boolean;
  text?: string;
  /** What the service notes on the message by itself. */
  more?: Record<string, unknown>;
}

/** Decides about messages of people: who is banned does not speak, who is shadow-banned speaks to nobody. */
export async function judgeMessages(tx: Transaction, jobs: ToSend[], now: Date): Promise<Verdict[]> {
  const authors = [...new Set(jobs.map(({ userId }) => userId))];
  const cids = ["", ...new Set(jobs.map(({ cid }) => cid))];
  const bans = await tx
    .select()
    .from(chatBans)
    .where(
      and(
        inArray(chatBans.userId, authors),
        inArray(chatBans.cid, cids),
        or(isNull(chatBans.expires), gt(chatBans.expires, now)),
      ),
    );
  return jobs.map(({ cid, userId, call }) => {
    const own = bans.filter((ban) => ban.userId === userId && (ban.cid === "" || ban.cid === cid));
    if (own.some((ban) => !ban.shadow) && call.caller.kind !== "server")
      return { refused: notAllowed("you are banned from writing here") };
    return { shadowed: own.some((ban) => ban.shadow) };
  });
}
