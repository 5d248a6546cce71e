import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { AgentStage } from "#contract/agent-applications.ts";
import { idColumn, instant } from "#server/database/columns.ts";
import type { BoardTarget, FormField } from "#server/outside/board-forms/board-forms.ts";

export interface StoredReceipt {
  /** ISO text. */
  at: string;
  reference: string | null;
  answers: { label: string; answer: string }[];
}

const held = sql.raw("'sending', 'verification', 'unknown'");
/** Something is held for it, and nobody knows yet whether it arrived. */
export function heldHere({ creditId, stage }: Record<"creditId" | "stage", AnyPgColumn>): SQL {
  return sql`${creditId} is not null and ${stage} in (${held})`;
}

/** Forms of boards that a person looks through or has sent: one a job. */
export const agentApplications = pgTable(
  "agent_applications",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    jobId: uuid("job_id").notNull(),
    /** Where it goes, without the key. */
    target: jsonb().$type<Omit<BoardTarget, "key">>().notNull(),
    /** The form as it was when it was sent last. */
    fields: jsonb().$type<FormField[]>().notNull().default([]),
    /** By field: words, chosen values, or the id of a resume or a file. */
    answers: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    /** What the chosen schools among them are called, by their values. */
    names: jsonb().$type<Record<string, string>>().notNull().default({}),
    stage: text().$type<AgentStage>().notNull(),
    reason: text(),
    problems: jsonb().$type<Record<string, string>>().notNull().default({}),
    receipt: jsonb().$type<StoredReceipt | null>(),
    /** In the ledger: what is held for it until it is known whether it arrived, then spent. */
    creditId: uuid("credit_id"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("agent_applications_by_pair").on(table.candidateId, table.jobId),
    // What the clock settles.
    index("agent_applications_held").on(table.changedAt).where(heldHere(table)),
  ],
);
export type AgentRow = typeof agentApplications.$inferSelect;
