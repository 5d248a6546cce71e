import { leave, type Transaction } from "#server/database/open.ts";
import { later } from "#server/jobs/later.ts";
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

/** A named listener: its name is kept in the database, so do not change it while work is waiting. */
interface Reaction {
  fact: FactName;
  name: string;
  react: React<FactName>;
}
const reactions = new Map<string, Reaction>();

/** Runs `react` once for each such fact, in a transaction of its own, after the change is committed. */
export function on<N extends FactName>(fact: N, name: string, react: React<N>) {
  const key = `${fact}>${name}`;
  reactions.set(key, { fact, name: key, react: react as unknown as React<FactName> });
}

/** Announces a fact in the transaction of its change; reactions become work for later in the same transaction. */
export async function publish<N extends FactName>(tx: Transaction, { name, data, at }: Fact<N>) {
  leave(tx, "facts");
  await tx.insert(facts).values({ name, data: data as Record<string, unknown>, at });
  const waiting = [...reactions.values()].filter((reaction) => reaction.fact === name);
  await later(
    tx,
    waiting.map((reaction) => ({
      kind: "react",
      data: { reaction: reaction.name, name, data, at: at.toISOString() },
      at,
    })),
  );
}

/** The handler of waiting reactions; see server/jobs. */
export async function runReaction(tx: Transaction, data: Record<string, unknown>) {
  const reaction = reactions.get(data.reaction as string);
  if (!reaction) return;
  await reaction.react(tx, {
    name: data.name as FactName,
    data: data.data as never,
    at: new Date(data.at as string),
  });
}
