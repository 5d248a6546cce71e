import type { Message } from "#contract/chat/shapes.ts";

/** A message of one's own that the service has not delivered yet. */
export interface Pending {
  id: string;
  text: string;
  at: string;
  state: "sending" | "sent" | "failed";
  /** Why it failed, in the service's words. */
  why: string | null;
  fields: Record<string, unknown>;
}

/** What is still on its way once these messages have been delivered. */
export function settled(pending: readonly Pending[], messages: readonly Message[]): readonly Pending[] {
  if (!pending.length) return pending;
  const delivered = new Set(messages.map((message) => message.id));
  return pending.filter(({ id }) => !delivered.has(id));
}

/** Whether nothing is being sent and nothing waits for its author. */
export function isAtRest(pending: readonly Pending[]) {
  return pending.every(({ state }) => state === "sent");
}

/** Where messages on their way outlive the page; a message that was delivered or taken back is forgotten. */
export interface KeptMessages {
  read(): readonly Pending[];
  keep(pending: Pending): void;
  forget(id: string): void;
}
