import { type SQL, and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CompanyContext, EmployeeContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { isEmployee, roles, users } from "#server/domains/accounts/index.ts";
import { applications, findForTeam } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { mayBeAsked } from "./ask-colleagues.ts";
import { colleagueQuestionEvents } from "./events.ts";
import { colleagueQuestions, revealNotifications } from "./tables.ts";

const people = alias(users, "people");
const askers = alias(users, "askers");

/** All that the hiring team asked about an applicant of theirs. */
export async function listColleagueQuestions({ db, viewer }: CompanyContext, applicationId: string) {
  await findForTeam(db, { viewer }, applicationId);
  return read(db, eq(colleagueQuestions.applicationId, applicationId));
}

/** While the person lets coworkers be asked and the application is open, as with everything else that is asked about them. */
function mine({ viewer }: Pick<EmployeeContext, "viewer">) {
  return and(
    eq(colleagueQuestions.employeeId, viewer.employeeId),
    eq(colleagueQuestions.companyId, viewer.employerId),
    mayBeAsked,
    isNull(people.deletedAt),
  );
}

export function listAskedOfMe({ db, viewer }: EmployeeContext) {
  return read(db, mine({ viewer }));
}

/** Asks an employee who said that they know the applicant; one question at a time. */
export function askColleague(
  { db, viewer, now }: CompanyContext,
  applicationId: string,
  { revealId, text }: { revealId: string; text: string },
) {
  const { companyId, userId } = viewer;
  return db.transaction(async (tx) => {
    const { jobId, candidateId, employeeId, employeeName } = await findKnown(tx, {
      companyId,
      applicationId,
      revealId,
    });
    const ids = { companyId, applicationId, jobId, candidateId, employeeId };
    const id = newId();
    const [asked] = await tx
      .insert(colleagueQuestions)
      .values({ id, ...ids, revealId, askedBy: userId, text, askedAt: now() })
      .onConflictDoNothing()
      .returning();
    if (!asked) throw conflict("ALREADY_ASKED", `${employeeName} hasn’t answered your last question yet.`);
    const data = { questionId: id, ...ids, byUserId: userId };
    await publish(tx, colleagueQuestionEvents.asked, { data, at: now() });
    return (await read(tx, eq(colleagueQuestions.id, id)))[0]!;
  });
}

/** The word of an employee, still at the company, that they know its applicant, about whom coworkers may still be asked. */
async function findKnown(
  tx: Transaction,
  { companyId, applicationId, revealId }: { companyId: string; applicationId: string; revealId: string },
) {
  const { jobId, candidateId, employeeId } = revealNotifications;
  const [known] = await tx
    .select({
      jobId,
      candidateId,
      employeeId,
      employeeName: users.fullName,
      open: sql<boolean>`${mayBeAsked}`,
    })
    .from(revealNotifications)
    .innerJoin(applications, eq(applications.id, revealNotifications.applicationId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(roles, eq(roles.id, employeeId))
    .innerJoin(users, eq(users.id, roles.userId))
    .where(
      and(
        eq(revealNotifications.id, revealId),
        eq(applications.id, applicationId),
        eq(applications.companyId, companyId),
        eq(revealNotifications.state, "revealed"),
        isNotNull(revealNotifications.stoodAt),
        eq(roles.companyId, companyId),
        isEmployee,
      ),
    );
  if (!known) throw notFound("Coworker");
  if (!known.open)
    throw conflict(
      "NOT_ASKED",
      "You can’t ask coworkers about this candidate anymore: the application has ended, or the candidate opted out.",
    );
  return known;
}

/** Answers, or changes the answer; who asked hears of the first one. */
export function answerColleague({ db, viewer, now }: EmployeeContext, id: string, answer: string) {
  return db.transaction(async (tx) => {
    const which = eq(colleagueQuestions.id, id);
    const [before] = await read(tx, and(which, mine({ viewer })));
    if (!before) throw notFound("Question");
    const answered = isNull(colleagueQuestions.answer);
    const first = await tx
      .update(colleagueQuestions)
      .set({ answer, answeredAt: now() })
      .where(and(which, answered))
      .returning();
    if (first.length === 0)
      await tx.update(colleagueQuestions).set({ answer, answeredAt: now() }).where(which);
    for (const { companyId, applicationId, jobId, candidateId, employeeId, askedBy } of first) {
      const ids = { companyId, applicationId, jobId, candidateId, employeeId };
      const data = { questionId: id, ...ids, byUserId: viewer.userId, askedBy };
      await publish(tx, colleagueQuestionEvents.answered, { data, at: now() });
    }
    return (await read(tx, which))[0]!;
  });
}

async function read(db: Reader, where: SQL | undefined) {
  const rows = await db
    .select({
      question: colleagueQuestions,
      candidate: {
        fullName: people.fullName,
        profilePicture: people.profilePicture,
        headline: candidates.headline,
      },
      job: { id: jobs.id, jobTitle: jobs.jobTitle },
      employeeName: users.fullName,
      askedBy: askers.fullName,
    })
    .from(colleagueQuestions)
    .innerJoin(applications, eq(applications.id, colleagueQuestions.applicationId))
    .innerJoin(candidates, eq(candidates.id, colleagueQuestions.candidateId))
    .innerJoin(people, eq(people.id, candidates.userId))
    .innerJoin(jobs, eq(jobs.id, colleagueQuestions.jobId))
    .innerJoin(roles, eq(roles.id, colleagueQuestions.employeeId))
    .innerJoin(users, eq(users.id, roles.userId))
    .leftJoin(askers, and(eq(askers.id, colleagueQuestions.askedBy), isNull(askers.deletedAt)))
    .where(where)
    .orderBy(
      desc(isNull(colleagueQuestions.answer)),
      desc(colleagueQuestions.askedAt),
      desc(colleagueQuestions.id),
    );
  return rows.map(({ question, ...row }) => ({
    ...question,
    ...row,
    state: question.answer === null ? ("pending" as const) : ("answered" as const),
  }));
}
