import { z } from "zod";
import { type Transaction, leave } from "#server/database/open.ts";
import { type DataOf, defineTask, runTasks } from "#server/tasks/define-task.ts";
import type { Lane } from "#server/tasks/lanes.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { EventData, EventDefinition } from "./define-event.ts";
import { domainEvents } from "./tables.ts";

export interface DomainEvent<E extends EventDefinition = EventDefinition> {
  name: E["name"];
  data: EventData<E>;
  at: Date;
}
type React<E extends EventDefinition> = (tx: Transaction, event: DomainEvent<E>) => Promise<unknown>;
type ReactToAll<E extends EventDefinition> = (tx: Transaction, events: DomainEvent<E>[]) => Promise<unknown>;

/** A named listener: its name is kept in the database, so do not change it while tasks are waiting. */
export interface Reaction {
  event: string;
  name: string;
  /** Null for a reaction that is part of the change itself. */
  lane: Lane | null;
  /** Reads the events of one task, and reacts to them. */
  react(tx: Transaction, all: readonly unknown[], at: Date): Promise<unknown>;
}
type Later = Reaction & { lane: Lane };
type Within = Reaction & { lane: null };
interface ReactionOptions {
  /** "people" where someone waits for what it does. */
  lane?: Lane;
}
const eventTasks = {
  react: defineTask("react", {
    data: z.object({
      reaction: z.string(),
      name: z.string(),
      all: z.array(z.looseObject({})),
      at: z.string(),
    }),
    lane: "reactions",
  }),
};
const reactions = new Map<string, Reaction>();
const eventsInOneTask = 500;
const rowsAtOnce = 1000;

/** Reacts once to each such event, in a transaction of its own, after the change is committed. */
export function on<E extends EventDefinition>(
  event: E,
  name: string,
  react: React<E>,
  options: ReactionOptions = {},
): Reaction {
  const reaction: Later = onAll(
    event,
    name,
    (tx, all): Promise<unknown> => reactToEach(tx, { reaction, react, all }),
    options,
  );
  return reaction;
}

/** Reacts to all such events that were published together, at most some hundreds, in one transaction. */
export function onAll<E extends EventDefinition>(
  event: E,
  name: string,
  react: ReactToAll<E>,
  { lane = "reactions" }: ReactionOptions = {},
): Later {
  return reactionTo(event, name, { lane, react });
}

/**
 * Reacts in the transaction that publishes the events, to hundreds at once: for changes that must never be seen half done.
 * Keep it to short work in the database; if it fails, the change fails.
 */
export function withChange<E extends EventDefinition>(event: E, name: string, react: ReactToAll<E>): Within {
  return reactionTo(event, name, { lane: null, react });
}

function reactionTo<E extends EventDefinition, L extends Lane | null>(
  event: E,
  name: string,
  { lane, react }: { lane: L; react: ReactToAll<E> },
): Reaction & { lane: L } {
  const named = `${event.name}>${name}`;
  return {
    event: event.name,
    name: named,
    lane,
    react: (tx, all, at) =>
      react(
        tx,
        all.map((data) => ({ name: event.name, data: readEvent(event, data, named), at })),
      ),
  };
}

/** From now on each event has the reactions to it waiting in the transaction that publishes it. */
export function registerReactions(added: readonly Reaction[]) {
  for (const reaction of added) {
    if (reactions.has(reaction.name)) throw new Error(`Two reactions are called ${reaction.name}`);
    reactions.set(reaction.name, reaction);
  }
}

/** Announces an event in the transaction of its change; reactions are a part of it or become background tasks in it. */
export function publish<E extends EventDefinition>(
  tx: Transaction,
  event: E,
  { data, at }: { data: EventData<E>; at: Date },
) {
  return publishAll(tx, event, { all: [data], at });
}

/**
 * Announces many events of one change together, so that each reaction is asked once for hundreds of them. In a lane of its own
 * choice where nobody waits for what the reactions do.
 */
export async function publishAll<E extends EventDefinition>(
  tx: Transaction,
  { name }: E,
  { all, at, lane }: { all: EventData<E>[]; at: Date; lane?: Lane },
) {
  leave(tx, "events");
  for (const some of inPortions(all, rowsAtOnce))
    await tx.insert(domainEvents).values(some.map((data) => ({ name, data, at })));
  const waiting = [...reactions.values()].filter((reaction) => reaction.event === name);
  const portions = inPortions(all, eventsInOneTask);
  const later = waiting.filter((reaction): reaction is Later => reaction.lane !== null);
  await enqueue(
    tx,
    eventTasks.react,
    later.flatMap((reaction) =>
      portions.map((some) => reactionTask(lane ? { ...reaction, lane } : reaction, some, at)),
    ),
  );
  for (const reaction of waiting)
    if (reaction.lane === null) for (const some of portions) await reaction.react(tx, some, at);
}

function reactionTask({ name, event, lane }: Later, all: Record<string, unknown>[], at: Date) {
  return {
    lane,
    data: { reaction: name, name: event, all, at: at.toISOString() },
    at,
    sequence: all.length === 1 ? sequenceOf(all[0]!) : null,
  };
}

/** What happened to one application or person is reacted to in the order in which it happened. */
function sequenceOf({ applicationId, candidateId, userId }: Record<string, unknown>) {
  const sequence = applicationId ?? candidateId ?? userId;
  return typeof sequence === "string" ? sequence : null;
}

/** One event that cannot be reacted to is tried again by itself and keeps the others from nothing. */
async function reactToEach<E extends EventDefinition>(
  tx: Transaction,
  { reaction, react, all }: { reaction: Later; react: React<E>; all: DomainEvent<E>[] },
) {
  if (all.length === 1) return react(tx, all[0]!);
  for (const event of all) {
    const done = await tx
      .transaction((inner) => react(inner, event))
      .then(
        () => true,
        () => false,
      );
    if (!done) await enqueue(tx, eventTasks.react, reactionTask(reaction, [event.data], event.at));
  }
}

function inPortions<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, nth) =>
    list.slice(nth * size, (nth + 1) * size),
  );
}

/** An event may be older than the code that reacts to it. */
function readEvent<E extends EventDefinition>(event: E, data: unknown, reaction: string): EventData<E> {
  const read = z.safeParse<E["data"]>(event.data, data);
  if (read.success) return read.data;
  throw new Error(`What ${reaction} is to react to is not what it should be. ${z.prettifyError(read.error)}`);
}

async function runReaction(tx: Transaction, { reaction, all, at }: DataOf<typeof eventTasks.react>) {
  await reactions.get(reaction)?.react(tx, all, new Date(at));
}

export const eventRunners = runTasks(eventTasks, { react: runReaction });
