import { and, eq, sql } from "drizzle-orm";
import type { Message } from "#contract/chat/shapes.ts";
import { configOf } from "../store/channels/channel-types.ts";
import { openChannel } from "../policy/open-channel.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { ChatRefusal } from "../protocol/errors.ts";
import type { Sent } from "../protocol/services.ts";
import { banUser, unbanUser } from "../users/ban-users.ts";
import { muteUsers, unmuteUsers } from "../users/mute-users.ts";
import { chatMembers, chatUsers } from "../store/tables.ts";
import { askHandler } from "./ask-handler.ts";
import { sendEphemeral } from "./send-ephemeral.ts";

interface Command {
  command: string;
  args: string;
}
export type Ran = { answer: Message } | { sent: Sent } | null;

/** Runs a message that starts with a command of its channel type; null for an ordinary message. */
export async function runCommand(call: ChatCall, cid: string, sent: Sent): Promise<Ran> {
  const parsed = /^\/([\w-]+)(?:\s+([\s\S]*))?$/.exec(sent.message.text.trim());
  if (!parsed) return null;
  const command = parsed[1]!.toLowerCase();
  const args = (parsed[2] ?? "").trim();
  const { channel } = await openChannel(call, cid);
  if (!configOf(call.types, channel).commands.includes(command)) return null;
  const run = builtIn[command];
  if (run) return { answer: await runBuiltIn(call, cid, { command, args, run }) };
  const answer = await askHandler(call, { cid, message: { ...sent.message, command, args } });
  const kind = answer.type === "ephemeral" || answer.type === "error" ? answer.type : null;
  if (kind) return { answer: await sendEphemeral(call, cid, { ...answer, command, args, type: kind }) };
  const message = { ...sent.message, ...answer, text: answer.text ?? sent.message.text };
  return { sent: { ...sent, message } };
}

interface Target {
  id: string;
  name: string;
  /** The text after the name. */
  rest: string;
}
type Run = (call: ChatCall, target: Target, cid: string) => Promise<string>;
const builtIn: Record<string, Run> = {
  async mute(call, { id, name }) {
    await muteUsers(call, { target_id: id });
    return `${name} has been muted`;
  },
  async unmute(call, { id, name }) {
    await unmuteUsers(call, { target_id: id });
    return `${name} has been unmuted`;
  },
  async ban(call, { id, name, rest }, cid) {
    await banUser(call, { target_user_id: id, channel_cid: cid, reason: rest || null });
    return `${name} has been banned`;
  },
  async unban(call, { id, name }, cid) {
    await unbanUser(call, { target_user_id: id, channel_cid: cid });
    return `${name} has been unbanned`;
  },
};

async function runBuiltIn(call: ChatCall, cid: string, { command, args, run }: Command & { run: Run }) {
  const say = (type: "ephemeral" | "error", text: string) =>
    sendEphemeral(call, cid, { type, text, command, args });
  const target = await findTarget(call, cid, args);
  if (!target) return say("error", `/${command}: nobody here is called "${args}"`);
  try {
    return await say("ephemeral", await run(call, target, cid));
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error;
    return say("error", `/${command}: ${error.message}`);
  }
}

/** The member whose id or name the text starts with, with or without an @; the longest name wins. */
async function findTarget(call: ChatCall, cid: string, args: string): Promise<Target | null> {
  const words = args.replace(/^@/, "").toLowerCase();
  actorOf(call);
  const [found] = await call.db
    .select({ id: chatUsers.id, name: sql<string>`coalesce(${chatUsers.name}, ${chatUsers.id})` })
    .from(chatMembers)
    .innerJoin(chatUsers, eq(chatUsers.id, chatMembers.userId))
    .where(
      and(
        eq(chatMembers.cid, cid),
        sql`(starts_with(${words} || ' ', lower(${chatUsers.id}) || ' ') or starts_with(${words} || ' ', lower(coalesce(nullif(${chatUsers.name}, ''), ${chatUsers.id})) || ' '))`,
      ),
    )
    .orderBy(sql`length(coalesce(${chatUsers.name}, '')) desc`)
    .limit(1);
  if (!found) return null;
  const named = words.startsWith(found.name.toLowerCase()) ? found.name.length : found.id.length;
  return { ...found, rest: args.replace(/^@/, "").slice(named).trim() };
}
