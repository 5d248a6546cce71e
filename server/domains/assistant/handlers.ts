import type { assistant } from "#contract/assistant.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { findQuotes } from "#server/quoting/find-quotes.ts";
import { helpSentences } from "#server/quoting/help-documents.ts";
import {
  answerAboutJob,
  answersInJob,
  answerPrompt,
  answerPromptOfJob,
  relatedQuestions,
  summarizeCompany,
  summarizeJob,
} from "./about-job.ts";
import { companyQuestions } from "./company-questions.ts";
import { askAboutJob, askCoach } from "./ask.ts";
import { changeMemory, forget, listMemories, remember, switchMemory } from "./memories.ts";
import { readAloud } from "./read-aloud.ts";
import { listMessages, listThreads, openCoach, rate, removeThread } from "./threads.ts";

export const assistantHandlers: DomainHandlers<typeof assistant> = {
  botThreads: ({ query, ...context }) => openCoach(context, query),
  botMessages: ({ query, ...context }) => listMessages(context, "bot", query),
  assistThreads: ({ query, ...context }) => listThreads(context, ["assist"], query),
  assistMessages: ({ query, ...context }) => listMessages(context, "assist", query),
  removeThread: ({ params, ...context }) => removeThread(context, params.id).then(() => done),
  rate: ({ params, body, ...context }) => rate(context, params.id, body.feedback),
  chatCompletion: ({ body, ...context }) => askCoach(context, body),
  candidateAssist: ({ body, ...context }) => askAboutJob(context, body),
  memories: (context) => listMemories(context),
  remember: ({ body, ...context }) => remember(context, body.content),
  changeMemory: ({ params, body, ...context }) => changeMemory(context, params.id, body.content),
  forget: ({ params, ...context }) => forget(context, params.id).then(() => done),
  switchMemory: ({ body, ...context }) => switchMemory(context, body.on),
  jobQuestions: ({ query, ...context }) => answersInJob(context, query.jobId),
  relatedQuestions: ({ query, ...context }) => relatedQuestions(context, query.jobId),
  companyQuestions: (context) => companyQuestions(context),
  answerQuestion: ({ body, ...context }) => answerAboutJob(context, body),
  jobSummaries: ({ query, ...context }) => summarizeJob(context, query.jobId),
  companySummaries: ({ query, ...context }) => summarizeCompany(context, query.companyId),
  prompt: ({ query, ...context }) => answerPrompt(context, `${query.prompt} ${query.query}`),
  promptResponse: ({ body, ...context }) => answerPromptOfJob(context, body),
  speak: ({ body, ...context }) => readAloud(context, body),
  searchHelp: ({ query }) => findQuotes(query.q, helpSentences(["seekers", "employees", "hiringTeams"])),
  searchDeskHelp: ({ query }) => findQuotes(query.q, helpSentences(["administrators"])),
};
