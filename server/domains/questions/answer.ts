import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { questions as promised } from "#contract/questions.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext, EmployeeContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict, forbidden, invalid, notFound } from "#server/errors/refusal.ts";
import { userOfRole } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { sideOf } from "#server/http/viewer-roles.ts";
import { questionEvents } from "./events.ts";
import { publishQuestion } from "./publish-question.ts";
import { showQuestion, visibleTo } from "./queries.ts";
import { questions } from "./tables.ts";

type Change = z.output<(typeof promised.change)["body"]>;
type Row = typeof questions.$inferSelect;

/** An employee's answer, or whether it is shown; hiring teams only take answers off the job's page. */
export async function changeQuestion(
  { db, viewer, now }: EmployeeContext | CompanyContext,
  id: string,
  { as, ...change }: Change & { as?: "company" | "employee" | undefined },
) {
  const side = sideOf(viewer, ["company", "employee"], as);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(questions)
      .where(and(eq(questions.id, id), visibleTo(viewer, side)))
      .for("update");
    if (!row) throw notFound("Question");
    if (side === "company") {
      refuseUnlessAllowed(viewer, "jobs");
      if (change.answer !== undefined || change.shared !== false)
        throw forbidden(
          "Employees answer questions. A hiring team can only take an answer off the job’s page.",
        );
      await tx.update(questions).set({ shared: false }).where(eq(questions.id, id));
      const personId = await userOfRole(tx, row.employeeId ?? row.candidateId);
      const subject = { kind: "question", id, companyId: row.companyId, personId } as const;
      await audit(tx, { viewer, now: now() }, { action: "question.hidden", subject });
    } else await answer(tx, row, { ...change, employeeId: viewer.employeeId!, at: now() });
    await publishQuestion(tx, "changed", row, now());
  });
  return showQuestion(db, viewer, id);
}

interface Answer extends Change {
  employeeId: string;
  at: Date;
}
async function answer(tx: Transaction, row: Row, { answer: text, shared, employeeId, at }: Answer) {
  if (row.employeeId && row.employeeId !== employeeId)
    throw conflict("ALREADY_ANSWERED", "A coworker has answered this question already.");
  if (!row.answeredAt && text === undefined)
    throw invalid("Write an answer first.", { answer: "Write an answer" });
  if (!row.answeredAt && (row.endedAt || !(await isOpen(tx, row.jobId))))
    throw conflict("QUESTION_OVER", "The job isn’t open anymore, so this question can’t be answered.");
  await tx
    .update(questions)
    .set({
      employeeId,
      answeredAt: row.answeredAt ?? at,
      ...(text !== undefined && { answer: text }),
      ...(shared !== undefined && { shared }),
    })
    .where(eq(questions.id, row.id));
  if (!row.answeredAt) await publish(tx, questionEvents.answered, { data: dataOf(row), at });
}

async function isOpen(tx: Transaction, jobId: string) {
  const open = tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), isOpenToAll));
  return (await open).length > 0;
}

function dataOf({ id: questionId, companyId, jobId, candidateId }: Row) {
  return { questionId, companyId, jobId, candidateId };
}
