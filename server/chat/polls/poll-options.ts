import { and, eq } from "drizzle-orm";
import type { PollOption } from "#contract/chat/poll-shapes.ts";
import type { ChatCall } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { readOption } from "./change-poll.ts";
import type { PollRow } from "../store/polls/present-poll.ts";
import { announcePoll, lockPoll, openPoll, refuseUnlessCreator } from "./queries.ts";
import { chatPollVotes, chatPolls } from "../store/polls/tables.ts";

type Given = { id?: string | undefined; text: string } & Record<string, unknown>;
const most = 100;

/** Adds an option: the creator may, and everyone where suggestions are allowed. */
export function createOption(call: ChatCall, pollId: string, given: Given) {
  return changeOptions(call, pollId, (poll) => {
    const isCreator = call.caller.kind === "server" || poll.createdById === call.actorId;
    if (!isCreator && !poll.allowUserSuggestedOptions) throw notAllowed("this poll takes no suggestions");
    const option = readOption(given);
    if (poll.options.some(({ id }) => id === option.id)) throw badInput(`option ${option.id} already exists`);
    if (poll.options.length >= most) throw badInput(`a poll has at most ${most} options`);
    return { options: [...poll.options, option], option };
  });
}

/** Replaces an option. */
export function updateOption(call: ChatCall, pollId: string, given: Given & { id: string }) {
  return changeOptions(call, pollId, (poll) => {
    refuseUnlessCreator(call, poll);
    findOption(poll, given.id);
    const option = readOption(given);
    return { options: poll.options.map((each) => (each.id === option.id ? option : each)), option };
  });
}

export async function getOption(call: ChatCall, pollId: string, optionId: string) {
  return { poll_option: findOption(await openPoll(call, pollId), optionId) };
}

/** Deletes an option with its votes. */
export async function deleteOption(call: ChatCall, pollId: string, optionId: string) {
  await changeOptions(
    call,
    pollId,
    (poll) => {
      refuseUnlessCreator(call, poll);
      const option = findOption(poll, optionId);
      return { options: poll.options.filter(({ id }) => id !== optionId), option };
    },
    optionId,
  );
  return {};
}

type Change = (poll: PollRow) => { options: PollOption[]; option: PollOption };
async function changeOptions(call: ChatCall, pollId: string, change: Change, withoutVotesFor?: string) {
  return call.db.transaction(async (tx) => {
    const poll = await lockPoll(tx, call, pollId);
    if (poll.isClosed) throw badInput("the poll is closed");
    const { options, option } = change(poll);
    if (withoutVotesFor)
      await tx
        .delete(chatPollVotes)
        .where(and(eq(chatPollVotes.pollId, pollId), eq(chatPollVotes.optionId, withoutVotesFor)));
    const [row] = await tx
      .update(chatPolls)
      .set({ options, updatedAt: call.now() })
      .where(eq(chatPolls.id, pollId))
      .returning();
    await announcePoll(tx, call, { poll: row!, event: { type: "poll.updated" } });
    return { poll_option: option };
  });
}

export function findOption(poll: PollRow, optionId: string) {
  const option = poll.options.find(({ id }) => id === optionId);
  if (!option) throw missing(`poll option with id ${optionId}`);
  return option;
}
