import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Fit } from "#contract/fit-shapes.ts";
import type { MatchSignal, MatchStatus, RejectReason } from "#contract/match-shapes.ts";
import { bytes, idColumn, instant } from "#server/database/columns.ts";

/** Jobs put before a candidate, ten a day, and what they decided. */
export const jobMatches = pgTable(
  "job_matches",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    jobId: uuid("job_id").notNull(),
    /** Null while the candidate has opted out of automated scoring. */
    score: integer(),
    fit: jsonb().$type<Fit | null>(),
    status: text().$type<MatchStatus>().notNull().default("pending"),
    reason: text().$type<RejectReason | null>(),
    note: text(),
    /** What was decided before the job was applied for, which comes back if that is taken back. */
    beforeApplied: jsonb("before_applied").$type<{
      status: MatchStatus;
      reason: RejectReason | null;
    } | null>(),
    /** The candidate's own date; a day begins at seven in the morning. */
    day: text().notNull(),
    place: integer().notNull(),
    /** A fingerprint of what the fit was judged by: another one means judging again. */
    chosenFrom: text("chosen_from").notNull(),
    /** A fingerprint of the preferences it was chosen by: with others the person may choose again. */
    chosenFor: text("chosen_for").notNull().default(""),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("job_matches_by_pair").on(table.candidateId, table.jobId),
    index("job_matches_by_day").on(table.candidateId, table.day),
  ],
);

/** What a candidate did with jobs, in the order it happened. */
export const matchSignals = pgTable(
  "match_signals",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    jobId: uuid("job_id").notNull(),
    signal: text().$type<MatchSignal>().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("match_signals_by_candidate").on(table.candidateId, table.at),
    index("match_signals_by_at").on(table.at),
  ],
);

/** Which work a job or a person is about, told by a model from what was written, and made anew when that changes. */
export const senses = pgTable(
  "senses",
  {
    /** A job or a candidate. */
    about: uuid().primaryKey(),
    model: text().notNull(),
    /** Of the words that were read: the same words are never computed twice. */
    hash: text().notNull(),
    /** Null where no model knows the language. */
    sense: bytes(),
    /** When the job or candidate last changed, as far as this knows. */
    seen: instant("seen").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("senses_by_hash").on(table.hash), index("senses_by_at").on(table.at)],
);
