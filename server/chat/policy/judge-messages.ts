import { and, gt, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { configOf } from "../store/channels/channel-types.ts";
import type { ChannelRow } from "../store/channels/queries.ts";
import { ChatRefusal, notAllowed } from "../protocol/errors.ts";
import { type Objection, judgeText, noteOf } from "./judge-text.ts";
import { refuseByKind } from "./by-kind.ts";
import { chatBans } from "../store/moderation/tables.ts";
import type { ToSend } from "../context.ts";

/** What is decided about one message before it is stored. */
export interface Verdict {
  refused?: Error;
  shadowed?: boolean;
  text?: string;
  /** The match of a word list; the message goes to the review queue. */
  objection?: Objection;
  /** What the service adds to the message. */
  more?: Record<string, unknown>;
}
interface Known {
  channels: Map<string, ChannelRow>;
  now: Date;
}

/** Judges messages: banned users cannot write, messages of shadow-banned users are visible to their author only, and texts are checked against word lists. */
export async function judgeMessages(
  tx: Transaction,
  jobs: ToSend[],
  { channels, now }: Known,
): Promise<Verdict[]> {
  const authors = [...new Set(jobs.map(({ userId }) => userId))];
  const cids = ["", ...new Set(jobs.map(({ cid }) => cid))];
  const bans = await tx
    .select()
    .from(chatBans)
    .where(
      and(
        sql`${chatBans.userId} = any(${sql.param(authors)}::text[])`,
        sql`${chatBans.cid} = any(${sql.param(cids)}::text[])`,
        or(isNull(chatBans.expires), gt(chatBans.expires, now)),
      ),
    );
  return Promise.all(
    jobs.map(async (job) => {
      const { cid, userId, call } = job;
      const own = bans.filter((ban) => ban.userId === userId && (ban.cid === "" || ban.cid === cid));
      const barred = own.some((ban) => !ban.shadow) || (await isBarredHere(job));
      if (barred && call.caller.kind !== "server")
        return { refused: notAllowed("you are banned from writing here") };
      const shadowed = own.some((ban) => ban.shadow);
      const channel = channels.get(cid);
      const refused = channel && (await refusedByKind(job, channel));
      if (refused) return { refused };
      return { shadowed, ...(await judgeWords(job, channel)) };
    }),
  );
}

async function isBarredHere({ call, cid }: ToSend) {
  return call.address !== null && call.addresses.isBanned(call.address, cid);
}

/** Whether the channel type lets the author write. */
async function refusedByKind({ call, sent }: ToSend, channel: ChannelRow): Promise<Error | null> {
  const action = sent.message.parent_id ? "CreateReply" : "CreateMessage";
  return refuseByKind(call, { action, channel }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ChatRefusal) return error;
      throw error;
    },
  );
}

/** Messages from servers are checked only on request. */
async function judgeWords({ call, sent }: ToSend, channel: ChannelRow | undefined): Promise<Verdict> {
  if (!channel || (call.caller.kind === "server" && !sent.force_moderation)) return {};
  const { text } = sent.message;
  const objection = judgeText(await call.words.get(), configOf(call.types, channel), text);
  if (!objection) return {};
  if (objection.action === "block") return { refused: blockedWord(objection) };
  return { objection, more: noteOf(objection, text) };
}

/** The refusal of a text that a list blocks. */
export function blockedWord({ list }: Objection) {
  return new ChatRefusal(73, `the message was blocked by the word list "${list}"`);
}
