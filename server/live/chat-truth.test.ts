// oxlint-disable no-restricted-imports -- the browser client is proved against the real server
import fc from "fast-check";
import { expect, test } from "vitest";
import { chatContract } from "#contract/chat/index.ts";
import type { Poll } from "#contract/chat/poll-shapes.ts";
import type { Message, Read } from "#contract/chat/shapes.ts";
import { openClients, pause, until } from "#server/testing/chat-clients.ts";
import { chatCaller } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";
import { ChatCallRefused, type ChatClient, type OpenChannel } from "#web/api/chat-client/index.ts";

const world = openWorld();
const { online, ready } = openClients(world);

const doings = [
  "write",
  "reply",
  "react",
  "edit",
  "remove",
  "bringBack",
  "pin",
  "vote",
  "quote",
  "read",
  "draft",
  "ask",
  "answer",
  "readThread",
  "mute",
  "archive",
] as const;
const step = fc.record({
  who: fc.constantFrom("ann", "bo"),
  does: fc.constantFrom(...doings),
  to: fc.nat(5),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What a fresh look at the channel and what the client holds have in common. */
function essence(messages: readonly Message[]) {
  return messages.map((message) => {
    const poll = message.poll as Poll | undefined;
    return {
      id: message.id,
      text: message.text,
      type: message.type,
      pinned: message.pinned,
      replies: message.reply_count,
      reactions: message.reaction_counts,
      own: message.own_reactions.map(({ type }) => type).toSorted(),
      quoted: (message.quoted_message as Message | undefined)?.text,
      votes: poll?.vote_counts_by_option,
      ownVotes: poll?.own_votes.map((vote) => vote.option_id).toSorted(),
    };
  });
}

async function take(
  ann: ChatClient,
  bo: ChatClient,
  { cid, step: { who, does, to } }: { cid: string; step: Step },
) {
  const actor = who === "ann" ? ann : bo;
  const channel = actor.channelOf(cid)!;
  const { messages } = channel.getSnapshot();
  const message = messages.filter(({ type }) => type === "regular")[to % Math.max(1, messages.length)];
  const doing: Record<Step["does"], () => unknown> = {
    write: () => channel.outbox.send(`said ${to}`),
    ask: () => ask(actor, channel),
    read: () => channel.markRead(),
    draft: () => channel.keepDraft(to % 2 ? `begun ${to}` : ""),
    answer: () => message && answer(actor, message),
    readThread: () => message && threadOf(actor, message).markRead(),
    mute: () => channel.mute(to % 2 === 0),
    archive: () => archive(actor, cid, to % 2 === 0),
    reply: () => message && channel.outbox.send("answer", { parent_id: message.id }),
    quote: () => message && channel.outbox.send("as said", { quoted_message_id: message.id }),
    react: () => message && channel.acts.react(message, to % 2 ? "like" : "love"),
    edit: () => message?.user?.id === who && channel.acts.edit(message.id, `changed ${to}`),
    remove: () => message?.user?.id === who && channel.acts.remove(message.id),
    bringBack: () => {
      const gone = messages.find(({ type, user }) => type === "deleted" && user?.id === who);
      return gone && channel.acts.bringBack(gone.id);
    },
    pin: () => message && channel.acts.pin(message.id, !message.pinned),
    vote: () => {
      const asked = messages.find(({ poll }) => poll);
      const option = (asked?.poll as Poll | undefined)?.options[to % 3];
      return asked && option && channel.acts.vote(asked, option.id);
    },
  };
  // A client may act on what is gone a moment later; the service says so, and that is all.
  await Promise.resolve(doing[does]()).catch((error: unknown) => {
    if (!(error instanceof ChatCallRefused)) throw error;
  });
  await until(() => channel.getSnapshot().pending.length === 0, "told");
}

/** The thread on a message, open until the round is over. */
function threadOf(actor: ChatClient, message: Message) {
  const thread = actor.threadOf(message.id) ?? actor.enterThread(message.id, message.cid);
  thread.activate(message);
  return thread;
}

async function answer(actor: ChatClient, message: Message) {
  const thread = threadOf(actor, message);
  thread.outbox.send("answered in the thread", { parent_id: message.id });
  await until(() => thread.getSnapshot().pending.length === 0, "answered");
}

/** Off the list until someone writes, and back. */
function archive(actor: ChatClient, cid: string, wanted: boolean) {
  const [type = "", id = ""] = cid.split(":");
  const { hideChannel, showChannel } = chatContract.channels;
  return actor.calls.call(wanted ? hideChannel : showChannel, { params: { type, id }, body: {} });
}

async function ask(actor: ChatClient, channel: OpenChannel) {
  const options = ["one", "two", "three"].map((text) => ({ text }));
  const { poll } = await actor.calls.call(chatContract.polls.createPoll, {
    body: { name: "Which?", options, max_votes_allowed: 2 },
  });
  channel.outbox.send("", { poll_id: poll.id });
}

async function lookAt(each: ChatClient, cid: string) {
  await ready(each, cid);
  if (!each.list.getSnapshot().initialised) await each.list.load();
}

let rounds = 0;
test("chat client: holds what a fresh query shows, whatever happens in the channel", async () => {
  const [ann, bo, phone] = [await online("ann"), await online("bo"), await online("ann")];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), fc.boolean(), async (steps, atOnce) => {
      const cid = `messaging:truth-${rounds++}`;
      await chatCaller(world)("POST", `/channels/${cid.replace(":", "/")}/query`, {
        body: { data: { created_by_id: "ann", members: ["ann", "bo"] } },
      });
      for (const each of [ann, bo]) {
        await lookAt(each, cid);
        await until(() => each.list.getSnapshot().channels.has(cid), "listed");
      }
      const [hers, his] = [steps.filter(({ who }) => who === "ann"), steps.filter(({ who }) => who === "bo")];
      const doAll = async (some: Step[]) => {
        for (const each of some) await take(ann, bo, { cid, step: each });
      };
      const midst = pause(steps.length).then(() => lookAt(phone, cid));
      await Promise.all([...(atOnce ? [hers, his] : [steps]).map(doAll), midst]);
      for (const each of [ann, bo, phone]) await compare(each, cid);
      for (const each of [ann, bo, phone]) each.leave(cid);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

async function compare(held: ChatClient, cid: string) {
  const ask = chatCaller(world, held.userId);
  let [fresh, here] = [await freshLook(ask, held, cid), heldLook(held, cid)];
  const deadline = Date.now() + 4000;
  while (JSON.stringify(here) !== JSON.stringify(fresh) && Date.now() < deadline) {
    await pause(50);
    [fresh, here] = [await freshLook(ask, held, cid), heldLook(held, cid)];
  }
  expect(here).toEqual(fresh);
}

/** What the client holds of a channel, its threads and its place in the list. */
function heldLook(held: ChatClient, cid: string) {
  const { messages, pinned, draft, reads, unread, muted } = held.channelOf(cid)!.getSnapshot();
  const row = held.list.getSnapshot().channels.get(cid);
  return {
    messages: essence(messages),
    pinned: pinned.map(({ id }) => id).toSorted(),
    draft: draft?.message.text,
    reads: readMarks(reads),
    unread,
    muted,
    listed: row && {
      last: row.last?.id,
      type: row.last?.type,
      unread: row.unread,
      muted: row.muted,
      hasDraft: row.hasDraft,
    },
    threads: messages.flatMap((message) => {
      const thread = held.threadOf(message.id)?.getSnapshot();
      if (!thread) return [];
      return [
        { parent: essence([thread.parent!]), replies: essence(thread.messages), unread: thread.unread },
      ];
    }),
  };
}

async function freshLook(
  ask: ReturnType<typeof chatCaller>,
  held: ChatClient,
  cid: string,
): Promise<ReturnType<typeof heldLook>> {
  const { body } = await ask("POST", `/channels/${cid.replace(":", "/")}/query`, { body: { state: true } });
  const found = await ask("POST", "/channels", { body: { filter_conditions: { cid }, message_limit: 1 } });
  const [listed] = found.body.channels;
  const unreadOf = (reads: Read[]) => reads.find(({ user }) => user.id === held.userId)?.unread_messages ?? 0;
  const open = (body.messages as Message[]).filter(({ id }) => held.threadOf(id));
  const last = listed?.messages.at(-1);
  return {
    messages: essence(body.messages),
    pinned: body.pinned_messages.map(({ id }: Message) => id).toSorted(),
    draft: body.draft?.message.text,
    reads: readMarks(body.read),
    unread: unreadOf(body.read),
    muted: body.channel.muted === true,
    listed: listed && {
      last: last?.id,
      type: last?.type,
      unread: unreadOf(listed.read),
      muted: listed.channel.muted === true,
      hasDraft: Boolean(listed.draft),
    },
    threads: await Promise.all(
      open.map(async ({ id }) => {
        const [parent, replies, told] = await Promise.all([
          ask("GET", `/messages/${id}`),
          ask("GET", `/messages/${id}/replies`, { query: { limit: "50" } }),
          ask("GET", `/threads/${id}`),
        ]);
        return {
          parent: essence([parent.body.message]),
          replies: essence(replies.body.messages),
          unread: unreadOf(told.body.thread?.read ?? []),
        };
      }),
    ),
  };
}

function readMarks(reads: readonly Read[]) {
  return Object.fromEntries(reads.map((read) => [read.user.id, read.last_read_message_id]).toSorted());
}
