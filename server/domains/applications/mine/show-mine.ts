import { addDays } from "#shared/times/add-days.ts";
import { eq } from "drizzle-orm";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import { companies } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { showAnswers } from "../answers/show-answers.ts";
import { endOf, invitationDays } from "../clock.ts";
import { asCandidateSees } from "../undo/pending-action.ts";
import { findMine } from "./my-applications.ts";
import { type Application, boardOf } from "../queries.ts";
import { awaitingCompany } from "../transitions.data.ts";
import { showSentResume } from "./sent-resume.ts";

/** Everything the candidate may know of an application of theirs. */
export async function showMine(context: CandidateContext, application: Application) {
  const { db, viewer, now } = context;
  const [mine, answers, stages, sent, rules] = await Promise.all([
    findMine(db, application.id, viewer.candidateId),
    showAnswers(context, application.answers),
    boardOf(db, application),
    showSentResume(context, application),
    rulesOf(context, application.companyId),
  ]);
  return {
    ...mine,
    answers,
    tellsWhenSeen: rules.tellsWhenSeen,
    seenAt: rules.tellsWhenSeen ? application.seenAt : null,
    answerBy: answerBy(asCandidateSees(application), rules.answerDays, now()),
    stages,
    resume: sent && { id: sent.id, name: sent.name, url: sent.url, lines: sent.lines, asSent: sent.asSent },
  };
}

async function rulesOf({ db }: AuthenticatedContext, companyId: string) {
  const [rules] = await db
    .select({ answerDays: companies.answerDays, tellsWhenSeen: companies.tellsWhenSeen })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!rules) throw notFound("Application");
  return rules;
}

/** Silence ends what waits for an answer: an invitation after two weeks, an application after the company's days. */
function answerBy(application: Application, answerDays: number, now: Date) {
  const { applicationState, waitingSince } = application;
  if (applicationState === "outbound") return addDays(waitingSince, invitationDays);
  return awaitingCompany.some((state) => state === applicationState)
    ? endOf(application, { days: answerDays, now })
    : null;
}
