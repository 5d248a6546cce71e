import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { BatchMove } from "#contract/application-batches.ts";
import type { ApplicationState, UndoKind } from "#contract/application-shapes.ts";
import type { Fit } from "#contract/fit-shapes.ts";
import type { QuestionKind } from "#shared/jobs/questions.ts";
import type { WrittenResume } from "#server/domains/resumes/index.ts";
import { idColumn, instant } from "#server/database/columns.ts";

export type { ApplicationState };

export interface Answer {
  promptId: string;
  kind: QuestionKind;
  question: string;
  /** Of a file its name. */
  answer: string;
  fileId?: string;
  /** What is said in a video. */
  captions?: string;
  /** By the question as it was when it was answered. */
  knocksOut: boolean;
}

/** What undo puts back, and what the candidate sees until the action is committed. Instants are ISO text. */
export interface Before {
  applicationState: ApplicationState;
  stage: string | null;
  saved: boolean;
  ignored: boolean;
  endReason: string | null;
  unreadByCompany: boolean;
  warnedDays: number | null;
  passAt: string | null;
  waitingSince: string;
  changedAt: string;
  lastActivityAt: string;
}
interface PendingAction {
  before: Before;
  historyId: string;
  until: string;
  byUserId: string;
}
/** An undoable action about one application that is not committed yet. */
export interface PendingAlone extends PendingAction {
  kind: UndoKind;
  move: "pass" | "shortlist" | "ignoreLead";
  /** Where the item was on the list it left. */
  place: number | null;
}
/** The same as a part of a decision about many, which is committed or undone as a whole. */
export interface PendingInBatch extends PendingAction {
  kind: null;
  move: BatchMove;
  batchId: string;
}
export type StoredPendingAction = PendingAlone | PendingInBatch;

/** One person and one job: on the wire a "request". */
export const applications = pgTable(
  "applications",
  {
    id: idColumn(),
    jobId: uuid("job_id").notNull(),
    companyId: uuid("company_id").notNull(),
    /** While it is a lead or an invitation, the external candidate where the person has no account here. */
    candidateId: uuid("candidate_id").notNull(),
    employeeId: uuid("employee_id"),
    applicationState: text("application_state").$type<ApplicationState>().notNull(),
    /** Where in the pipeline it is, or was when it ended. */
    stage: text(),
    saved: boolean().notNull().default(false),
    ignored: boolean().notNull().default(false),
    /** The team archived the conversation; the candidate’s own archive is kept with the conversation. */
    muted: boolean().notNull().default(false),
    /** Declined by taking one's own application back; the company has decided nothing. */
    withdrawn: boolean().notNull().default(false),
    passAt: instant("pass_at"),
    pendingUndo: jsonb("pending_undo").$type<StoredPendingAction | null>(),
    version: integer().notNull().default(1),
    /** A teammate named the person; nobody applied and nothing was found by itself. */
    manualAdd: boolean("manual_add").notNull().default(false),
    /** One of the known sources, or the name of a job exchange. */
    source: text().notNull().default("Careers page"),
    referralNote: text("referral_note"),
    resumeId: uuid("resume_id"),
    answers: jsonb().$type<Answer[]>().notNull().default([]),
    /** An answer sorts it behind the others in the feed, and does nothing else. */
    knockedOut: boolean("knocked_out")
      .notNull()
      .generatedAlwaysAs(sql`jsonb_path_exists(answers, '$[*] ? (@.knocksOut == true)')`),
    /** The cover note or pitch that came with the application. */
    pitch: text(),
    /** What the team wrote when it invited the person. */
    invitation: text(),
    /** The lead or invitation for the same job that it took over: links in emails name that one. */
    tookOverId: uuid("took_over_id"),
    /** Null while the candidate has opted out of automated scoring: read by people only. */
    score: integer(),
    fit: jsonb().$type<Fit | null>(),
    /** The verdicts of the fit alone, so that lists need not load it. */
    verdicts: text().array().$type<Fit["requirements"][number]["verdict"][]>().notNull().default([]),
    endReason: text("end_reason"),
    appliedAgain: boolean("applied_again").notNull().default(false),
    unreadByCompany: boolean("unread_by_company").notNull().default(true),
    /** When the team first opened what was sent; null before, and for what was sent before this was kept. */
    seenAt: instant("seen_at"),
    /** Since when it waits for an answer in its state; silence is counted from here. */
    waitingSince: instant("waiting_since")
      .notNull()
      .default(sql`now()`),
    /** The last warning of the coming end the team was given: 14 or 3 days. */
    warnedDays: integer("warned_days"),
    /** When that was; null for warnings of before this was kept. */
    warnedAt: instant("warned_at"),
    appliedAt: instant("applied_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    lastActivityAt: instant("last_activity_at").notNull(),
  },
  (table) => [
    uniqueIndex("applications_by_pair").on(table.jobId, table.candidateId),
    index("applications_by_job").on(
      table.jobId,
      table.applicationState,
      table.knockedOut,
      table.appliedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("applications_by_company").on(
      table.companyId,
      table.applicationState,
      table.knockedOut,
      table.appliedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("applications_by_candidate").on(table.candidateId, table.lastActivityAt.desc().nullsFirst()),
    index("applications_by_referrer")
      .on(table.employeeId, table.companyId)
      .where(sql`employee_id is not null`),
    index("applications_by_person").on(table.companyId, table.candidateId),
    index("applications_by_taken_over")
      .on(table.tookOverId)
      .where(sql`took_over_id is not null`),
    index("applications_to_expire")
      .on(table.waitingSince)
      .where(sql`application_state in ('pending', 'review', 'outbound', 'referralRequest')`),
    index("applications_pending")
      .on(table.companyId)
      .where(sql`pending_undo is not null`),
  ],
);

/** The resume as it was when it was sent: its owner may change theirs afterwards, what was sent stays. */
export const sentResumes = pgTable("sent_resumes", {
  applicationId: uuid("application_id")
    .primaryKey()
    .references(() => applications.id, { onDelete: "cascade" }),
  resumeId: uuid("resume_id").notNull(),
  name: text().notNull(),
  fileId: uuid("file_id"),
  lines: text().array().notNull(),
  /** What the file of a resume is made of that was not sent as a document. */
  written: jsonb().$type<WrittenResume>(),
  at: instant("at").notNull(),
});

/** Every move, kept: who, when, from, to, why, on whose behalf. */
export const applicationHistory = pgTable(
  "application_history",
  {
    id: idColumn(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    move: text().notNull(),
    actorKind: text("actor_kind").$type<"candidate" | "company" | "employee" | "admin" | "clock">().notNull(),
    actorUserId: uuid("actor_user_id"),
    onBehalfOf: uuid("on_behalf_of"),
    fromState: text("from_state"),
    fromStage: text("from_stage"),
    toState: text("to_state").notNull(),
    toStage: text("to_stage"),
    why: text(),
    /** Taken back within the undo time: kept, but shown as undone. */
    undone: boolean().notNull().default(false),
  },
  (table) => [index("application_history_by_application").on(table.applicationId, table.at)],
);

/** Applications begun but not sent. */
export const applicationDrafts = pgTable(
  "application_drafts",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    jobId: uuid("job_id").notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [uniqueIndex("application_drafts_by_pair").on(table.candidateId, table.jobId)],
);
