import { and, eq, or } from "drizzle-orm";
import type { Question } from "#contract/questions.ts";
import type { AuthenticatedContext, CandidateContext, Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { hasEmployees } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { sideOf } from "#server/http/viewer-roles.ts";
import { publishQuestion } from "./publish-question.ts";
import {
  countQuestions,
  hasEnded,
  isAnswered,
  isPending,
  present,
  selectQuestions,
  showQuestion,
  visibleTo,
} from "./queries.ts";
import { questions } from "./tables.ts";

const mostPending = 5;
const mostShown = 20;

interface Asked {
  as?: "candidate" | "employee" | "company" | undefined;
  state?: Question["state"] | undefined;
  jobId?: string | undefined;
  shared?: boolean | undefined;
  skip: number;
  limit: number;
}
/** A job seeker's own, or those of the company where the reader works or hires. */
export async function listQuestions(
  { db, viewer }: AuthenticatedContext,
  { as, state, jobId, shared, skip, limit }: Asked,
) {
  const side = sideOf(viewer, ["candidate", "employee", "company"], as);
  const inState = { pending: isPending, answered: isAnswered, ended: hasEnded };
  const where = and(
    visibleTo(viewer, side),
    // What ended is only there for who asked.
    side === "candidate" ? undefined : or(isAnswered, isPending),
    state && inState[state],
    jobId ? eq(questions.jobId, jobId) : undefined,
    shared === undefined ? undefined : eq(questions.shared, shared),
  );
  const [rows, total] = await Promise.all([
    selectQuestions(db, where).limit(limit).offset(skip),
    countQuestions(db, where),
  ]);
  return { questions: rows.map((row) => present(row, viewer)), total };
}

/** Asks the people who work at the company of an open job; they read the question, not who asks. */
export async function askQuestion(
  { db, viewer, now }: CandidateContext,
  { jobId, text }: { jobId: string; text: string },
) {
  const { candidateId } = viewer;
  const id = await db.transaction(async (tx) => {
    const [job] = await tx
      .select({ companyId: jobs.companyId })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(eq(jobs.id, jobId), isOpenToAll));
    if (!job) throw notFound("Job");
    const { companyId } = job;
    if (!(await hasEmployees(tx, { companyId, but: viewer.userId })))
      throw conflict(
        "NOBODY_TO_ASK",
        "No one who works at this company has an account here yet. Ask the hiring team.",
      );
    // Questions of one person wait for each other, so that no more than these wait for an answer.
    await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for("update");
    const own = and(eq(questions.candidateId, candidateId), eq(questions.companyId, companyId));
    if ((await countQuestions(tx, and(own, isPending))) >= mostPending)
      throw conflict("TOO_MANY", `${mostPending} of your questions to this company wait for an answer.`);
    const [row] = await tx
      .insert(questions)
      .values({ id: newId(), candidateId, companyId, jobId, text, askedAt: now() })
      .returning();
    await publishQuestion(tx, "asked", row!, now());
    return row!.id;
  });
  return showQuestion(db, viewer, id);
}

export async function removeQuestion({ db, viewer, now }: CandidateContext, id: string) {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(questions)
      .where(and(eq(questions.id, id), eq(questions.candidateId, viewer.candidateId)))
      .returning();
    if (!gone) throw notFound("Question");
    await publishQuestion(tx, "changed", gone, now());
  });
}

/** What anyone reads on a job's page. */
export async function questionsOfJob({ db, viewer }: Context, jobId: string) {
  const [job] = await db.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId));
  if (!job) throw notFound("Job");
  const shown = and(eq(questions.jobId, jobId), eq(questions.shared, true), isAnswered);
  const [rows, canAsk] = await Promise.all([
    selectQuestions(db, shown).limit(mostShown),
    hasEmployees(db, { ...job, ...(viewer?.userId && { but: viewer.userId }) }),
  ]);
  const answered = rows.map(({ question: { id, text, answer, answeredAt }, answeredBy }) => ({
    id,
    text,
    answer,
    answeredAt,
    answeredBy,
  }));
  return { questions: answered, canAsk };
}
