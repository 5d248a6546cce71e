import type { OutreachState } from "#contract/outreach.ts";
import type { outreachPeople } from "./tables.ts";

export type Change = Partial<typeof outreachPeople.$inferInsert>;

/** Nothing more is sent to someone. */
export function ended(state: OutreachState, why: string | null = null): Change {
  return { state, why, nextAt: null };
}
