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
  /** Clean-up, reading boards again, campaigns, choosing matches. */
  bulk: 2,
} as const satisfies Record<z.infer<typeof TaskLane>, number>;
export type Lane = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as Lane[];

/** Every kind of task and its lane. Reactions and emails name theirs when they are written. */
export const laneOf = {
  react: "reactions",
  "mail.send": "email",
  "accounts.sendRecovery": "account-email",
  "accounts.sendVerification": "account-email",
  "accounts.sendAdminCode": "account-email",
  "applications.commit": "people",
  "applications.pass": "people",
  "applications.commitBatch": "people",
  "applications.sweep": "bulk",
  "applications.judge": "bulk",
  "messaging.followUp": "people",
  "notifications.email": "people",
  "notifications.messages": "people",
  "notifications.stage": "people",
  "sourcing.revealCommitted": "people",
  "sourcing.warnUntold": "bulk",
  "sourcing.forgetUploaded": "bulk",
  "savedSearch.alert": "bulk",
  "matching.sense": "bulk",
  "matching.renew": "bulk",
  "jobs.statusCommitted": "people",
  "feed.read": "bulk",
  "jobImports.forget": "bulk",
  "file.remove": "bulk",
  "companies.forgetPageViews": "bulk",
  "signup.forget": "bulk",
  "accounts.forgetOldSessions": "bulk",
  "chat.task": "bulk",
  "chat.import": "bulk",
  "chat.campaign": "bulk",
  "chat.dropFiles": "bulk",
} as const satisfies Record<string, Lane>;
export type TaskKind = keyof typeof laneOf;
