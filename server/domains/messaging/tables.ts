import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** A conversation about one application: a channel of the chat service, and the hiring team's own beside it. */
export const conversations = pgTable(
  "conversations",
  {
    applicationId: uuid("application_id").primaryKey(),
    jobId: uuid("job_id").notNull(),
    companyId: uuid("company_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    /** Null while the invited person has no account; then `candidateId` is the external candidate’s. */
    candidateUserId: uuid("candidate_user_id"),
    cid: text().notNull(),
    teamCid: text("team_cid").notNull(),
    /** Nobody writes in a closed conversation; both sides may still read it. */
    closed: boolean().notNull().default(false),
    /** Each side archives for itself; that the team did stands with the application, as `muted`. */
    candidateArchivedAt: instant("candidate_archived_at"),
    openedAt: instant("opened_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("conversations_by_company").on(table.companyId),
    index("conversations_by_candidate").on(table.candidateId),
    index("conversations_by_job").on(table.jobId),
  ],
);

/** Where a person answers a conversation by email; whoever knows the token may try to. */
export const replyAddresses = pgTable(
  "reply_addresses",
  {
    token: text().primaryKey(),
    applicationId: uuid("application_id").notNull(),
    /** Of an account, or of an external candidate. */
    userId: uuid("user_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("reply_addresses_by_person").on(table.applicationId, table.userId),
    index("reply_addresses_by_user").on(table.userId),
  ],
);
