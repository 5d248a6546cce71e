import { eq } from "drizzle-orm";
import type { PollOption } from "#contract/chat/poll-shapes.ts";
import type { PollGiven } from "#contract/chat/polls.ts";
import { newId } from "#server/database/ids.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { changeCustom, customOf } from "../protocol/custom-fields.ts";
import { badInput } from "../protocol/errors.ts";
import { ensureUsers } from "../store/users/queries.ts";
import { type PollRow, presentPoll } from "../store/polls/present-poll.ts";
import { announcePoll, lockPoll, openPoll, refuseUnlessCreator } from "./queries.ts";
import { chatPolls } from "../store/polls/tables.ts";

const builtIn = new Set([
  "id",
  "name",
  "description",
  "options",
  "voting_visibility",
  "enforce_unique_vote",
  "max_votes_allowed",
  "allow_user_suggested_options",
  "allow_answers",
  "is_closed",
  "vote_count",
  "vote_counts_by_option",
  "latest_votes_by_option",
  "answers_count",
  "latest_answers",
  "own_votes",
  "created_by",
  "created_by_id",
  "created_at",
  "updated_at",
  "user",
  "user_id",
]);
const mostCustomBytes = 5000;

export async function createPoll(call: ChatCall, given: PollGiven & { id?: string | undefined }) {
  const createdById = actorOf(call);
  const now = call.now();
  const id = given.id || newId();
  await ensureUsers(call.db, [createdById], now);
  const [row] = await call.db
    .insert(chatPolls)
    .values({ id, createdById, ...columnsOf(given), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw badInput(`a poll with id ${id} already exists`);
  return { poll: await presentPoll(call.db, row, { readerId: call.actorId, now }) };
}

function columnsOf(given: PollGiven) {
  const data = customOf(given, builtIn);
  if (Buffer.byteLength(JSON.stringify(data)) > mostCustomBytes)
    throw badInput("a poll holds at most 5 KB of fields of its own");
  return {
    name: given.name,
    description: given.description,
    options: given.options.map(readOption),
    votingVisibility: given.voting_visibility,
    enforceUniqueVote: given.enforce_unique_vote,
    maxVotesAllowed: given.max_votes_allowed ?? null,
    allowUserSuggestedOptions: given.allow_user_suggested_options,
    allowAnswers: given.allow_answers,
    isClosed: given.is_closed,
    data,
  };
}

export function readOption({ id, text, ...custom }: { id?: string | undefined; text: string }): PollOption {
  const { user_id: _id, user: _user, ...data } = custom as Record<string, unknown>;
  return { ...data, id: id || newId(), text };
}

/** Replaces a poll; fields that are not given get their defaults. */
export function updatePoll(call: ChatCall, given: PollGiven & { id: string }) {
  return change(call, given.id, () => columnsOf(given));
}

const columns: Record<string, (value: never) => Partial<PollRow>> = {
  name: (name: string) => ({ name }),
  description: (description: string) => ({ description }),
  voting_visibility: (votingVisibility: PollRow["votingVisibility"]) => ({ votingVisibility }),
  enforce_unique_vote: (enforceUniqueVote: boolean) => ({ enforceUniqueVote }),
  max_votes_allowed: (maxVotesAllowed: number | null) => ({ maxVotesAllowed }),
  allow_user_suggested_options: (allowUserSuggestedOptions: boolean) => ({ allowUserSuggestedOptions }),
  allow_answers: (allowAnswers: boolean) => ({ allowAnswers }),
  is_closed: (isClosed: boolean) => ({ isClosed }),
};
const kinds: Record<string, (value: unknown) => boolean> = {
  name: (value) => typeof value === "string" && value.trim() !== "",
  description: (value) => typeof value === "string",
  voting_visibility: (value) => value === "public" || value === "anonymous",
  max_votes_allowed: (value) =>
    value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10),
};

interface Partially {
  set: Record<string, unknown>;
  unset: string[];
}
/** Sets and unsets single fields; `is_closed` closes. */
export function updatePollPartial(call: ChatCall, id: string, { set, unset }: Partially) {
  return change(call, id, (poll) => {
    const changes: Partial<PollRow>[] = [];
    for (const [name, value] of Object.entries(set)) {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (!column && builtIn.has(name)) throw badInput(`${name} cannot be set`);
      if (!column) continue;
      const fits = kinds[name] ?? ((given) => typeof given === "boolean");
      if (!fits(value)) throw badInput(`${name} has a wrong value`);
      changes.push(column(value as never));
    }
    if (unset.includes("max_votes_allowed")) changes.push({ maxVotesAllowed: null });
    if (unset.includes("description")) changes.push({ description: "" });
    const data = changeCustom(poll.data, { set: customOf(set, builtIn), unset });
    return { ...Object.assign({}, ...changes), data } as Partial<PollRow>;
  });
}

async function change(call: ChatCall, id: string, changesOf: (poll: PollRow) => Partial<PollRow>) {
  const now = call.now();
  return call.db.transaction(async (tx) => {
    const poll = await lockPoll(tx, call, id);
    refuseUnlessCreator(call, poll);
    const [row] = await tx
      .update(chatPolls)
      .set({ ...changesOf(poll), updatedAt: now })
      .where(eq(chatPolls.id, id))
      .returning();
    const closes = row!.isClosed && !poll.isClosed;
    await announcePoll(tx, call, { poll: row!, event: { type: closes ? "poll.closed" : "poll.updated" } });
    return { poll: await presentPoll(tx, row!, { readerId: call.actorId, now }) };
  });
}

export async function deletePoll(call: ChatCall, id: string) {
  return call.db.transaction(async (tx) => {
    const poll = await lockPoll(tx, call, id);
    refuseUnlessCreator(call, poll);
    await announcePoll(tx, call, { poll, event: { type: "poll.deleted" } });
    await tx.delete(chatPolls).where(eq(chatPolls.id, id));
    return {};
  });
}

export async function getPoll(call: ChatCall, id: string) {
  const row = await openPoll(call, id);
  return { poll: await presentPoll(call.db, row, { readerId: call.actorId, now: call.now() }) };
}
