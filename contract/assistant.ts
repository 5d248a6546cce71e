import { z } from "zod";
import {
  AssistantMessage,
  BotMemory,
  Exchanged,
  Found,
  ListedThread,
  Quote,
  QuotedAnswer,
  feedbacks,
  mostMemory,
} from "./assistant-shapes.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Done, Filtered, Id } from "./shapes.ts";
import { Speech } from "./speech.ts";

export const mostQuestion = 4000;

const Question = z
  .string({ error: "Enter a question" })
  .trim()
  .min(1, "Enter a question")
  .max(mostQuestion, `Shorten your question to ${mostQuestion.toLocaleString("en-US")} characters`);
const MemoryContent = z
  .string({ error: "Enter what to remember" })
  .trim()
  .min(1, "Enter what to remember")
  .max(mostMemory, `Shorten it to ${mostMemory} characters`);

const both = ["candidate", "company"] as const;
const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  skip: z.coerce.number().int().min(0).max(100_000).default(0),
};
/** The specified `filter`, with limit and skip beside it. */
const Listed = Filtered.extend(paging);
const asking = { perMinute: 30, perHour: 300, streams: true, response: Exchanged } as const;
const ofJob = { access: "candidate", perMinute: 60 } as const;

/** Answers from the product's own data and by quoting documents, heard while they are made. */
export const assistant = {
  botThreads: get("/bot-threads", {
    access: "candidate",
    /** Those with the coach alone, or also those about single jobs. */
    query: Listed.extend({ about: z.enum(["coach", "all"]).default("coach") }),
    response: z.array(ListedThread),
  }),
  /** The messages of one thread, oldest first: `filter` names it as `where.threadId`. With `order: "id DESC"` and `where.id.lt` it is read from its end. */
  botMessages: get("/bot-messages", {
    access: "candidate",
    query: Listed,
    response: z.array(AssistantMessage),
  }),
  assistThreads: get("/assist-threads", {
    access: both,
    /** For people who are both: `as` leaves the threads of one app. */
    query: Listed.extend({ as: z.enum(both).optional() }),
    response: z.array(ListedThread),
  }),
  assistMessages: get("/assist-messages", {
    access: both,
    query: Listed,
    response: z.array(AssistantMessage),
  }),
  removeThread: del("/bot-threads/:id", { access: both, row: "botThread", response: Done }),
  rate: patch("/bot-messages/:id/feedback", {
    access: both,
    row: "botMessage",
    body: z.object({ feedback: z.enum(feedbacks).nullable() }),
    response: AssistantMessage,
  }),
  /** Asks the coach; a member of a hiring team asks what their company knows. */
  chatCompletion: post("/ai-bot/chat_completion", {
    access: both,
    ...asking,
    body: z.object({
      /** Without one, a thread begins. */
      threadId: Id.nullish(),
      message: Question,
      /** Answers the last question of the thread anew, in the place of its last answer. */
      retry: z.boolean().default(false),
      /** For people who are both: which app they ask in. */
      as: z.enum(both).optional(),
    }),
  }),
  /** Asks about one job: its text, its company and how it fits; within two minutes. */
  candidateAssist: post("/ai-bot/candidate-assist", {
    access: "candidate",
    ...asking,
    body: z.object({
      jobId: Id,
      threadId: Id.nullish(),
      message: Question,
      retry: z.boolean().default(false),
    }),
  }),

  memories: get("/bot-memory", {
    access: "candidate",
    response: z.object({ on: z.boolean(), memories: z.array(BotMemory) }),
  }),
  remember: post("/bot-memory", {
    access: "candidate",
    status: 201,
    perMinute: 60,
    body: z.object({ content: MemoryContent }),
    response: BotMemory,
  }),
  changeMemory: patch("/bot-memory/:id", {
    access: "candidate",
    row: "botMemory",
    body: z.object({ content: MemoryContent }),
    response: BotMemory,
  }),
  forget: del("/bot-memory/:id", { access: "candidate", row: "botMemory", response: Done }),
  /** While it is off, answers are made without memories; they are kept. */
  switchMemory: post("/bot-memory/switch", {
    access: "candidate",
    body: z.object({ on: z.boolean() }),
    response: z.object({ on: z.boolean() }),
  }),

  /** What people ask about a job: of the job, of its company, of how one fits, and of applying. */
  relatedQuestions: get("/related-questions", {
    ...ofJob,
    query: z.object({ jobId: Id }),
    response: z.object({
      job: z.array(z.string()).max(5),
      company: z.array(z.string()).max(5),
      fit: z.array(z.string()).length(3),
      applying: z.array(z.string()).length(5),
    }),
  }),
  /** What everyone asks about a job, with the sentences of its text that answer: visitors need no account for that. */
  jobQuestions: get("/related-questions/job", {
    access: "public",
    perMinute: 12,
    perHour: 120,
    query: z.object({ jobId: Id }),
    response: z.object({
      questions: z.array(z.object({ question: z.string(), quotes: z.array(Quote) })).max(5),
    }),
  }),
  /** What a hiring team asks about its company, as far as its sources answer. */
  companyQuestions: get("/related-questions/company", {
    access: "company",
    perMinute: 60,
    response: z.object({
      questions: z.array(z.string()).max(5),
      /** How many sources are in use. */
      sources: z.number().int(),
    }),
  }),
  /** Answers a question about a job, and keeps nothing. */
  answerQuestion: post("/answer-question", {
    ...ofJob,
    body: z.object({ jobId: Id, question: Question }),
    response: QuotedAnswer,
  }),
  /** The sentences of a job's text that say most about it. */
  jobSummaries: get("/job-summaries", {
    ...ofJob,
    query: z.object({ jobId: Id }),
    response: z.object({ jobId: Id, sentences: z.array(Quote) }),
  }),
  companySummaries: get("/company-summaries", {
    ...ofJob,
    query: z.object({ companyId: Id }),
    response: z.object({ companyId: Id, sentences: z.array(Quote) }),
  }),
  /** What the person's own resume says to a prompt of their profile. */
  prompt: get("/ai/prompt", {
    ...ofJob,
    query: z.object({ prompt: Question, query: z.string().trim().max(400).default("") }),
    response: Found,
  }),
  /** What it says to a question that a job asks applicants. */
  promptResponse: post("/ai/prompt/job/prompt-response", {
    ...ofJob,
    body: z.object({ jobId: Id, prompt: Question }),
    response: Found,
  }),

  /** Reads a text aloud: the sound itself, sent while it is made. */
  speak: post("/v1/tts", {
    access: "signed-in",
    perMinute: 120,
    perHour: 1200,
    body: Speech,
    response: z.unknown(),
  }),

  /** What the help pages that everyone may read say about a question. */
  searchHelp: get("/help/search", {
    access: "public",
    perMinute: 120,
    query: z.object({ q: Question }),
    response: Found,
  }),
  /** The same of administrators’ help. */
  searchDeskHelp: get("/admin/help/search", {
    access: "admin",
    query: z.object({ q: Question }),
    response: Found,
  }),
};
