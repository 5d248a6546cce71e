import { z } from "zod";
import {
  ApplicationDetail,
  ApplicationMove,
  ApplicationRow,
  PendingAction,
  MyApplication,
  undoKinds,
} from "./application-shapes.ts";
import { BoardQuery, Page, applicantFeed, paging } from "./applicant-feed.ts";
import { applicantTags } from "./applicant-tags.ts";
import { applicationCounts } from "./application-counts.ts";
import { applicationBatches } from "./application-batches.ts";
import { HowTheyCame } from "./how-they-came.ts";
import { CandidateNote, NoteText } from "./candidate-notes.ts";
import { GivenAnswers } from "./job-questions.ts";
import { del, get, patch, post, put } from "./endpoint.ts";
import { MyApplicationDetail } from "./my-application.ts";
import { Done, Id, Instant } from "./shapes.ts";

export const alreadyApplied = "You have already applied to this job";
export const unableToChangeStage = "Unable to change stage";
export const unableToMatch = "Unable to match";
export const reviewedByPeople = "Reviewed by people only";

const reason = z.string().trim().max(500).optional();
const version = z.number().int().positive().optional();
const stage = z.string().trim().toLowerCase().min(1).max(60);
const ids = z.array(Id).min(1).max(200);
/** What undo needs: the list the action was made from, and the place of the item on it. */
const undoable = {
  undoKind: z.enum(undoKinds).optional(),
  place: z.number().int().min(0).optional(),
};
const AllQuery = z.object({
  /** A state, a stage word, or a chat filter group: all, applied, invited, archived. */
  state: z.string().max(60).optional(),
  search: z.string().trim().max(120).optional(),
  ...paging,
});
/** What a bulk action did, and which rows it could not move. */
export const Bulk = z.object({
  applications: z.array(ApplicationRow),
  refused: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
});
const Draft = z.object({ data: z.record(z.string(), z.unknown()), changedAt: Instant });

const ofTeam = {
  access: "company",
  permission: "applicants",
  row: "application",
  response: ApplicationRow,
} as const;
const ofJob = { access: "company", row: "job" } as const;

export const applications = {
  ...applicantFeed,
  ...applicantTags,
  ...applicationBatches,
  ...applicationCounts,
  apply: post("/job/:id/apply", {
    access: "candidate",
    row: "liveJob",
    status: 201,
    perMinute: 60,
    body: HowTheyCame.extend({
      resumeId: Id.nullish(),
      answers: GivenAnswers,
      pitch: z.string().trim().max(8000).nullish(),
    }),
    response: MyApplication,
  }),
  draft: get("/job/:id/draft", { access: "candidate", row: "liveJob", response: Draft.nullable() }),
  saveDraft: put("/job/:id/draft", {
    access: "candidate",
    row: "liveJob",
    body: z.object({
      data: z
        .record(z.string().max(60), z.unknown())
        .refine((data) => JSON.stringify(data).length <= 60_000, "This draft is too long"),
    }),
    response: Draft,
  }),
  dropDraft: del("/job/:id/draft", { access: "candidate", row: "liveJob", response: Done }),
  mine: get("/candidate/applications", {
    access: "candidate",
    /** Only the one for this job. */
    query: z.object({ jobId: Id.optional() }),
    response: z.array(MyApplication),
  }),
  withdraw: patch("/requests/:id/withdraw", {
    access: "candidate",
    row: "myApplication",
    body: z.object({ reason }),
    response: MyApplication,
  }),
  answerInvitation: patch("/requests/:id/candidate/outbound", {
    access: "candidate",
    row: "myApplication",
    query: z.object({ externalCandidateId: z.string().max(80).optional() }),
    body: z.object({ accept: z.boolean() }),
    response: MyApplication,
  }),

  pipeline: get("/requests/jobs/:id/pipeline", { ...ofJob, query: BoardQuery, response: Page }),
  companyPipeline: get("/requests/pipeline", {
    access: "company",
    key: "applications:read",
    query: BoardQuery.extend({ jobId: Id.optional() }),
    response: Page,
  }),
  all: get("/requests/jobs/:id/all", { ...ofJob, query: AllQuery, response: Page }),
  get: get("/requests/:id", {
    access: ["candidate", "company"],
    key: "applications:read",
    row: "application",
    response: z.discriminatedUnion("view", [ApplicationDetail, MyApplicationDetail]),
  }),
  /** How one application was decided: every score with what it was made of, who opened it, every move. */
  downloadDecisionLog: get("/requests/:id/decision-log", {
    access: "company",
    permission: "applicants",
    row: "application",
    link: true,
    perMinute: 30,
    query: z.object({ format: z.enum(["json", "csv"]).default("csv") }),
    logs: { kind: "export", action: "application.logDownloaded", about: "application" },
    response: z.unknown(),
  }),
  /** The PDF of a resume that was sent; the link comes with the application and works for ten minutes. */
  sentResume: get("/requests/:id/resume", {
    access: "public",
    row: "application",
    link: true,
    perMinute: 60,
    query: z.object({ expires: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
    response: z.unknown(),
  }),
  history: get("/requests/:id/history", {
    access: ["candidate", "company"],
    key: "applications:read",
    row: "application",
    response: z.array(ApplicationMove),
  }),

  pass: patch("/requests/:id/pass", {
    ...ofTeam,
    key: "applications:move",
    body: z.object({ reason, version, delayDays: z.number().int().min(1).max(3).optional(), ...undoable }),
  }),
  accept: patch("/requests/:id/accept", {
    ...ofTeam,
    key: "applications:move",
    body: z.object({ version, ...undoable }),
  }),
  hire: patch("/requests/:id/hire", { ...ofTeam, key: "applications:move", body: z.object({ version }) }),
  cancelPass: patch("/requests/:id/deny/cancel", { ...ofTeam, body: z.object({ version }) }),
  passMany: patch("/requests/deny", {
    access: "company",
    permission: "applicants",
    body: z.object({
      requestIds: ids,
      reason,
      delayDays: z.number().int().min(1).max(3).optional(),
      undoKind: undoable.undoKind,
    }),
    response: Bulk,
  }),
  saveMany: patch("/requests/shortlist", {
    access: "company",
    permission: "applicants",
    body: z.object({ requestIds: ids, saved: z.boolean().default(true) }),
    response: Bulk,
  }),
  save: patch("/requests/:id/feed/save", {
    ...ofTeam,
    /** Without `saved` the mark is turned. */
    body: z.object({ saved: z.boolean().optional(), version }),
  }),
  move: patch("/requests/pipeline/move", {
    access: "company",
    key: "applications:move",
    permission: "applicants",
    body: z.object({ requestId: Id, stage, version }),
    response: ApplicationRow,
  }),
  moveToStage: patch("/requests/:id/agent-application", { ...ofTeam, body: z.object({ stage, version }) }),
  reopen: patch("/requests/:id/reopen", { ...ofTeam, key: "applications:move", body: z.object({ version }) }),
  undo: patch("/requests/:id/undo", ofTeam),
  pendingUndos: get("/requests/pending-undos", { access: "company", response: z.array(PendingAction) }),
  ignoreLeads: patch("/requests/feed/ignore", {
    access: "company",
    permission: "applicants",
    body: z.object({ requests: ids, ...undoable }),
    response: Bulk,
  }),
  bringBackLeads: patch("/requests/feed/un-archive", {
    access: "company",
    permission: "applicants",
    body: z.object({ requests: ids }),
    response: Bulk,
  }),
  markRead: post("/request/:id/mark-read", {
    access: "company",
    permission: "applicants",
    row: "application",
    body: z.object({ parallelAccountIds: z.array(Id).max(200).optional() }),
    response: Done,
  }),
  /** Writes a note about the candidate. */
  comment: patch("/requests/comments/:id", {
    access: "company",
    permission: "applicants",
    row: "application",
    body: z.object({ comments: NoteText }),
    response: CandidateNote,
  }),
};
