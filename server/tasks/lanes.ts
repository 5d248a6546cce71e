import type { z } from "zod";
import type { TaskLane } from "#contract/tasks.ts";

/**
 * How many tasks of a lane one process runs at a time. What people wait for never waits behind what nobody waits for, and a slow
 * mail server holds up nothing but mail. Together the lanes leave half of the connections to callers.
 */
export const lanes = {
  /** Sign-in codes, confirmations, invitations, recovery. */
  "account-email": 3,
  /** All other emails. */
  email: 2,
  /** Undo timers, notifications, conversations. */
  people: 3,
  /** What a domain does about events that concern lists rather than one person. */
  reactions: 2,
  /** Calls to the servers of companies and to the push services of browsers, which may be slow. */
  webhooks: 2,
  /** Clean-up, reading boards again, campaigns, choosing matches. */
  bulk: 2,
} as const satisfies Record<z.infer<typeof TaskLane>, number>;
export type Lane = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as Lane[];
