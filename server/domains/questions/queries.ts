import { type SQL, and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Viewer } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { questions } from "./tables.ts";

type Side = "candidate" | "employee" | "company";

/** The questions someone may read as one of their parts: their own, or those of their company. */
export function visibleTo({ candidateId, employerId, companyId }: Viewer, side: Side): SQL {
  if (side === "candidate") return eq(questions.candidateId, candidateId!);
  return eq(questions.companyId, side === "company" ? companyId! : employerId!);
}

/** What waits for an answer does so while its job is open: what nobody answered until then, nobody is asked anymore. */
export const isPending = and(isNull(questions.answeredAt), isNull(questions.endedAt), isOpenToAll)!;
export const isAnswered = isNotNull(questions.answeredAt);
export const hasEnded = and(isNull(questions.answeredAt), isNotNull(questions.endedAt))!;

/** How many there are, with their jobs and companies to narrow them by. */
export async function countQuestions(db: Reader, where: SQL | undefined) {
  const [all] = await db
    .select({ count: count() })
    .from(questions)
    .innerJoin(jobs, eq(jobs.id, questions.jobId))
    .innerJoin(companies, eq(companies.id, questions.companyId))
    .where(where);
  return all!.count;
}

/** Questions with their jobs and who answered them, the newest first. */
export function selectQuestions(db: Reader, where: SQL | undefined) {
  return db
    .select({
      question: questions,
      job: { id: jobs.id, jobTitle: jobs.jobTitle, companyName: companies.companyName },
      answeredBy: { fullName: users.fullName, profilePicture: users.profilePicture },
    })
    .from(questions)
    .innerJoin(jobs, eq(jobs.id, questions.jobId))
    .innerJoin(companies, eq(companies.id, questions.companyId))
    .leftJoin(roles, eq(roles.id, questions.employeeId))
    .leftJoin(users, and(eq(users.id, roles.userId), isNull(users.deletedAt)))
    .where(where)
    .orderBy(desc(questions.askedAt), desc(questions.id))
    .$dynamic();
}
type Selected = Awaited<ReturnType<typeof selectQuestions>>[number];

export async function showQuestion(db: Reader, viewer: Viewer, id: string) {
  const [row] = await selectQuestions(db, eq(questions.id, id));
  if (!row) throw notFound("Question");
  return present(row, viewer);
}

export function present({ question, ...row }: Selected, { employeeId }: Viewer) {
  const { candidateId: _, companyId: _company, jobId: _job, employeeId: by, endedAt, ...shown } = question;
  return {
    ...shown,
    ...row,
    state: stateOf(question.answeredAt, endedAt),
    mine: by !== null && by === employeeId,
  };
}

function stateOf(answeredAt: Date | null, endedAt: Date | null) {
  if (answeredAt) return "answered" as const;
  return endedAt ? ("ended" as const) : ("pending" as const);
}
