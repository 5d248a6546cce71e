import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Days, Interview, InterviewStep, InterviewerCalendar } from "#contract/interviews.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** A part of an interview; several interviewers of one are a panel. */
export interface Session {
  title: string | null;
  minutes: number;
  interviewerIds: string[];
}

/** What a calendar holds, as the last email to its owner put it there. */
export interface InCalendar {
  of: "candidate" | "interviewer";
  userId: string;
  start: string;
  minutes: number;
}

/** What happened to an interview, as its history tells it. */
export interface KeptStep {
  step: Exclude<InterviewStep["step"], "held">;
  at: string;
  byUserId: string | null;
  time: string | null;
  earlierTime: string | null;
  whatChanged: Interview["whatChanged"];
}

/** An interview about one application, from the proposed times to the chosen one. */
export const interviews = pgTable(
  "interviews",
  {
    id: idColumn(),
    applicationId: uuid("application_id").notNull(),
    jobId: uuid("job_id").notNull(),
    companyId: uuid("company_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    /** Who proposed the times that hold now. */
    byUserId: uuid("by_user_id").notNull(),
    state: text().$type<Interview["state"]>().notNull(),
    /** Instants as ISO text, the earliest first. */
    times: jsonb().$type<string[]>().notNull(),
    /** In place of times: the days from whose free times the candidate picks. */
    window: jsonb().$type<Days | null>(),
    time: instant("time"),
    /** Where it was agreed, and what the clocks show there then: what holds when a zone changes its rules. */
    timeZone: text("time_zone").notNull().default("UTC"),
    wallTime: text("wall_time"),
    minutes: integer().notNull(),
    sessions: jsonb().$type<Session[]>().notNull().default([]),
    place: text().notNull(),
    videoLink: text("video_link"),
    note: text(),
    answer: text(),
    canceledBy: text("canceled_by").$type<"team" | "candidate">(),
    revision: integer().notNull().default(0),
    /** By the team's latest change; nothing where it is as first proposed. */
    whatChanged: jsonb("what_changed").$type<Interview["whatChanged"]>().notNull().default([]),
    /** Several steps may follow each other before anyone is told of the first, so what was sent is kept. */
    inCalendars: jsonb("in_calendars").$type<InCalendar[]>().notNull().default([]),
    steps: jsonb().$type<KeptStep[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("interviews_by_application").on(table.applicationId, table.createdAt),
    index("interviews_by_candidate").on(table.candidateId),
    index("interviews_by_company").on(table.companyId, table.time),
  ],
);

/** When an interviewer is taken. Where the database can, a constraint keeps one person's bookings apart (after-migrations.sql). */
export const interviewBookings = pgTable(
  "interview_bookings",
  {
    interviewId: uuid("interview_id")
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    /** The nth session, from 0. */
    session: integer().notNull(),
    userId: uuid("user_id").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.session, table.userId] }),
    index("interview_bookings_by_user").on(table.userId, table.startsAt),
  ],
);

/** When a member of a hiring team can be booked; without a row, on weekdays in office hours. */
export const interviewerCalendars = pgTable(
  "interviewer_calendars",
  {
    companyId: uuid("company_id").notNull(),
    userId: uuid("user_id").notNull(),
    timeZone: text("time_zone").notNull(),
    hours: jsonb().$type<InterviewerCalendar["hours"]>().notNull(),
    timeOff: jsonb("time_off").$type<InterviewerCalendar["timeOff"]>().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
);

/** A person's practice notes for an interview; nobody else can read them. */
export const practiceNotes = pgTable(
  "practice_notes",
  {
    applicationId: uuid("application_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    question: text().notNull(),
    note: text().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.question] }),
    index("practice_notes_by_candidate").on(table.candidateId),
  ],
);
