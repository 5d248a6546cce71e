import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FollowUpDays } from "#contract/messaging.ts";
import type { OutreachState } from "#contract/outreach.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** The same words to many people about a job. */
export const outreaches = pgTable("outreaches", {
  id: idColumn(),
  companyId: uuid("company_id").notNull(),
  jobId: uuid("job_id").notNull(),
  byUserId: uuid("by_user_id").notNull(),
  text: text().notNull(),
  followUps: jsonb("follow_ups").$type<{ days: FollowUpDays; text: string }[]>().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** One of these people, and how far it went. */
export const outreachPeople = pgTable(
  "outreach_people",
  {
    id: idColumn(),
    outreachId: uuid("outreach_id")
      .notNull()
      .references(() => outreaches.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id").notNull(),
    /** A candidate, or an external candidate who has no account. */
    candidateId: uuid("candidate_id").notNull(),
    /** The invitation that the first words are. */
    applicationId: uuid("application_id"),
    /** Written to although a teammate wrote to them, or was about to. */
    anyway: boolean().notNull().default(false),
    state: text().$type<OutreachState>().notNull().default("planned"),
    why: text(),
    /** In the address for answers by email of who has no account. */
    replyToken: text("reply_token").notNull(),
    /** What they answered by email. */
    reply: text(),
    /** How many of the words were sent. */
    sent: integer().notNull().default(0),
    firstSentAt: instant("first_sent_at"),
    lastSentAt: instant("last_sent_at"),
    nextAt: instant("next_at"),
  },
  (table) => [
    index("outreach_people_by_job").on(table.companyId, table.jobId),
    uniqueIndex("outreach_people_by_reply_token").on(table.replyToken),
    index("outreach_people_by_candidate").on(table.candidateId),
    uniqueIndex("outreach_people_under_way")
      .on(table.jobId, table.candidateId)
      .where(sql`state in ('planned', 'waiting')`),
  ],
);
