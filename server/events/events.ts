import { z } from "zod";
import { type Transaction, leave } from "#server/database/open.ts";
import { type DataOf, defineTask, runTasks } from "#server/tasks/define-task.ts";
import type { Lane } from "#server/tasks/lanes.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { domainEvents } from "./tables.ts";

/** Every event and what it carries. Each domain adds its own in its events.ts. */
export interface DomainEvents {}
export type EventName = keyof DomainEvents & string;

export interface DomainEvent<N extends EventName = EventName> {
  name: N;
  data: DomainEvents[N];
  at: Date;
}
type React<N extends EventName> = (tx: Transaction, event: DomainEvent<N>) => Promise<void>;
type ReactToAll<N extends EventName> = (tx: Transaction, events: DomainEvent<N>[]) => Promise<void>;

/** A named listener: its name is kept in the database, so do not change it while tasks are waiting. */
interface Reaction {
  event: EventName;
  name: string;
  lane: Lane;
  react: ReactToAll<EventName>;
}
interface ReactionOptions {
  /** "people" where somebody waits for what it does. */
  lane?: Lane;
}
const eventTasks = {
  react: defineTask("react", {
    data: z.object({
      reaction: z.string(),
      name: z.string(),
      all: z.array(z.record(z.string(), z.unknown())),
      at: z.string(),
    }),
    lane: "reactions",
  }),
};
const reactions = new Map<string, Reaction>();
const eventsInOneTask = 500;
const rowsAtOnce = 1000;

/** Runs `react` once for each such event, in a transaction of its own, after the change is committed. */
export function on<N extends EventName>(
  event: N,
  name: string,
  react: React<N>,
  options: ReactionOptions = {},
) {
  onAll(event, name, (tx, all) => reactToEach(tx, { reaction: `${event}>${name}`, react, all }), options);
}

/** Runs `react` with all such events that were published together, at most some hundreds, in one transaction. */
export function onAll<N extends EventName>(
  event: N,
  name: string,
  react: ReactToAll<N>,
  { lane = "reactions" }: ReactionOptions = {},
) {
  const key = `${event}>${name}`;
  reactions.set(key, { event, name: key, lane, react: react as unknown as ReactToAll<EventName> });
}

/** Announces an event in the transaction of its change; reactions become background tasks in the same transaction. */
export function publish<N extends EventName>(tx: Transaction, { name, data, at }: DomainEvent<N>) {
  return publishAll(tx, { name, all: [data], at });
}

/**
 * Announces many events of one change together, so that each reaction is asked once for hundreds of them. In a lane of its own
 * choice where nobody waits for what the reactions do.
 */
export async function publishAll<N extends EventName>(
  tx: Transaction,
  { name, all, at, lane }: { name: N; all: DomainEvents[N][]; at: Date; lane?: Lane },
) {
  leave(tx, "events");
  for (const some of inPortions(all, rowsAtOnce))
    await tx
      .insert(domainEvents)
      .values(some.map((data) => ({ name, data: data as unknown as Record<string, unknown>, at })));
  const waiting = [...reactions.values()].filter((reaction) => reaction.event === name);
  const portions = inPortions(all, eventsInOneTask);
  await enqueue(
    tx,
    eventTasks.react,
    waiting.flatMap((reaction) =>
      portions.map((some) => reactionTask(lane ? { ...reaction, lane } : reaction, some, at)),
    ),
  );
}

function reactionTask({ name, event, lane }: Reaction, all: object[], at: Date) {
  return {
    lane,
    data: { reaction: name, name: event, all: all as Record<string, unknown>[], at: at.toISOString() },
    at,
    sequence: all.length === 1 ? sequenceOf(all[0]!) : null,
  };
}

/** What happened to one application or person is reacted to in the order in which it happened. */
function sequenceOf(data: { applicationId?: string; candidateId?: string | null; userId?: string }) {
  return data.applicationId ?? data.candidateId ?? data.userId ?? null;
}

/** One event that cannot be reacted to is tried again by itself and keeps the others from nothing. */
async function reactToEach<N extends EventName>(
  tx: Transaction,
  { reaction, react, all }: { reaction: string; react: React<N>; all: DomainEvent<N>[] },
) {
  if (all.length === 1) return react(tx, all[0]!);
  for (const event of all) {
    const done = await tx
      .transaction((inner) => react(inner, event))
      .then(
        () => true,
        () => false,
      );
    if (!done)
      await enqueue(
        tx,
        eventTasks.react,
        reactionTask(reactions.get(reaction)!, [event.data as object], event.at),
      );
  }
}

function inPortions<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, nth) =>
    list.slice(nth * size, (nth + 1) * size),
  );
}

async function runReaction(tx: Transaction, data: DataOf<typeof eventTasks.react>) {
  const reaction = reactions.get(data.reaction);
  if (!reaction) return;
  const at = new Date(data.at);
  const all = data.all.map((each) => ({ name: data.name as EventName, data: each as never, at }));
  await reaction.react(tx, all);
}

export const eventRunners = runTasks(eventTasks, { react: runReaction });
