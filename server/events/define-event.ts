import type { z } from "zod";
import type { LiveKey } from "#contract/live.ts";

/** Who is told of an event in the product or by email, in words of their own. */
export type Recipient = "candidate" | "team" | "referrer" | "employees" | "named" | "reporters" | "members";

/** Whose open screens hear of an event: those whom its data names. */
type Listener<D> =
  | (D extends { companyId: string } ? "company" | "employees" : never)
  | (D extends { employeeId: string } ? "employee" : never)
  | (D extends { moderatorIds: string[] } ? "moderators" : never)
  | (D extends { communityId: string } ? "members" : never)
  | (D extends { candidateId: string } ? "candidate" : never)
  | (D extends { userId: string } ? "user" : never);

/** One kind of event: its name (noun, past tense), what it carries, who hears of it, and what it makes stale. */
export interface EventDefinition<
  N extends string = string,
  S extends z.ZodObject = z.ZodObject,
  W extends readonly Recipient[] = readonly Recipient[],
> {
  name: N;
  data: S;
  /** Whose open screens hear of it at once. */
  live: readonly ("company" | "employees" | "employee" | "candidate" | "user" | "moderators" | "members")[];
  /** What those screens read again. */
  stale: readonly LiveKey[];
  /** Who is notified; the words are templates of the notifications. */
  notifies: W;
}
export type EventData<E extends EventDefinition> = z.output<E["data"]>;

const byName = new Map<string, EventDefinition>();

/** Enters an event into the catalogue. Its name is kept in the database, so a new one comes with a migration of the rows. */
export function defineEvent<
  const N extends string,
  S extends z.ZodObject,
  const W extends readonly Recipient[] = readonly [],
>(
  name: N,
  {
    data,
    live = [],
    stale = [],
    notifies,
  }: { data: S; live?: readonly Listener<z.output<S>>[]; stale?: readonly LiveKey[]; notifies?: W },
): EventDefinition<N, S, W> {
  const event: EventDefinition<N, S, W> = { name, data, live, stale, notifies: notifies ?? ([] as never) };
  byName.set(name, event);
  return event;
}

/** What those events carry that are of some kinds; kinds are named by the catalogue, so that none is forgotten in a renaming. */
export function dataOf<E extends EventDefinition>(
  events: readonly { name: string; data: Record<string, unknown> }[],
  kinds: readonly E[],
): EventData<E>[] {
  const names = new Set(kinds.map(({ name }) => name));
  return events.filter(({ name }) => names.has(name)).map(({ data }) => data as EventData<E>);
}

/** Undefined for an event that an older version wrote. */
export function eventNamed(name: string) {
  return byName.get(name);
}
