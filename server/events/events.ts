import { type Transaction, leave } from "#server/database/open.ts";
import type { Lane } from "#server/tasks/lanes.ts";
import { later } from "#server/tasks/later.ts";
import { facts } from "./tables.ts";

/** Every fact and what it carries. Each domain adds its own in its events.ts. */
export interface DomainEvents {}
export type FactName = keyof DomainEvents & string;

export interface Fact<N extends FactName = FactName> {
  name: N;
  data: DomainEvents[N];
  at: Date;
}
type React<N extends FactName> = (tx: Transaction, fact: Fact<N>) => Promise<void>;
type ReactToAll<N extends FactName> = (tx: Transaction, facts: Fact<N>[]) => Promise<void>;

/** A named listener: its name is kept in the database, so do not change it while work is waiting. */
interface Reaction {
  fact: FactName;
  name: string;
  lane: Lane;
  react: ReactToAll<FactName>;
}
interface ReactionOptions {
  /** "people" where somebody waits for what it does. */
  lane?: Lane;
}
const reactions = new Map<string, Reaction>();
const factsInOneTask = 500;
const rowsAtOnce = 1000;

/** Runs `react` once for each such fact, in a transaction of its own, after the change is committed. */
export function on<N extends FactName>(
  fact: N,
  name: string,
  react: React<N>,
  options: ReactionOptions = {},
) {
  onAll(fact, name, (tx, all) => reactToEach(tx, { reaction: `${fact}>${name}`, react, all }), options);
}

/** Runs `react` with all such facts that were published together, at most some hundreds, in one transaction. */
export function onAll<N extends FactName>(
  fact: N,
  name: string,
  react: ReactToAll<N>,
  { lane = "reactions" }: ReactionOptions = {},
) {
  const key = `${fact}>${name}`;
  reactions.set(key, { fact, name: key, lane, react: react as unknown as ReactToAll<FactName> });
}

/** Announces a fact in the transaction of its change; reactions become work for later in the same transaction. */
export function publish<N extends FactName>(tx: Transaction, { name, data, at }: Fact<N>) {
  return publishAll(tx, { name, all: [data], at });
}

/**
 * Announces many facts of one change together, so that each reaction is asked once for hundreds of them. In a lane of its own
 * choice where nobody waits for what the reactions do.
 */
export async function publishAll<N extends FactName>(
  tx: Transaction,
  { name, all, at, lane }: { name: N; all: DomainEvents[N][]; at: Date; lane?: Lane },
) {
  leave(tx, "facts");
  for (const some of inPortions(all, rowsAtOnce))
    await tx
      .insert(facts)
      .values(some.map((data) => ({ name, data: data as unknown as Record<string, unknown>, at })));
  const waiting = [...reactions.values()].filter((reaction) => reaction.fact === name);
  const portions = inPortions(all, factsInOneTask);
  await later(
    tx,
    waiting.flatMap((reaction) =>
      portions.map((some) => reactionTask(lane ? { ...reaction, lane } : reaction, some, at)),
    ),
  );
}

function reactionTask({ name, fact, lane }: Reaction, all: object[], at: Date) {
  return {
    kind: "react" as const,
    lane,
    data: { reaction: name, name: fact, all, at: at.toISOString() },
    at,
    sequence: all.length === 1 ? sequenceOf(all[0]!) : null,
  };
}

/** What happened to one application or person is reacted to in the order in which it happened. */
function sequenceOf(data: { applicationId?: string; candidateId?: string | null; userId?: string }) {
  return data.applicationId ?? data.candidateId ?? data.userId ?? null;
}

/** One fact that cannot be reacted to is tried again by itself and keeps the others from nothing. */
async function reactToEach<N extends FactName>(
  tx: Transaction,
  { reaction, react, all }: { reaction: string; react: React<N>; all: Fact<N>[] },
) {
  if (all.length === 1) return react(tx, all[0]!);
  for (const fact of all) {
    const done = await tx
      .transaction((inner) => react(inner, fact))
      .then(
        () => true,
        () => false,
      );
    if (!done) await later(tx, reactionTask(reactions.get(reaction)!, [fact.data as object], fact.at));
  }
}

function inPortions<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, nth) =>
    list.slice(nth * size, (nth + 1) * size),
  );
}

/** The handler of waiting reactions; see server/tasks. */
export async function runReaction(tx: Transaction, data: Record<string, unknown>) {
  const reaction = reactions.get(data.reaction as string);
  if (!reaction) return;
  const at = new Date(data.at as string);
  const all = (data.all as never[]).map((each) => ({ name: data.name as FactName, data: each, at }));
  await reaction.react(tx, all);
}
