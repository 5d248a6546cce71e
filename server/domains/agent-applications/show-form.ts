import { and, eq, inArray } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import { refuseIfLeft } from "#server/domains/accounts/index.ts";
import { newId } from "#server/database/ids.ts";
import { conflict } from "#server/errors/refusal.ts";
import { readForm } from "#server/outside/board-forms/board-forms.ts";
import { missingIn } from "./check-answers.ts";
import { fillIn } from "./known-answers.ts";
import { listAgentApplications, presentStatus } from "./queries.ts";
import { type AgentRow, agentApplications } from "./tables.ts";
import { targetFor, wayFor } from "./way.ts";

/** Where all forms of the person stand, and how they apply for one job. */
export async function showStatus(context: CandidateContext, jobId: string | undefined) {
  const { db, viewer, now } = context;
  const rows = await listAgentApplications(db, viewer.candidateId, jobId);
  return {
    applications: rows.map((row) => presentStatus(row, now())),
    offer: jobId ? (await wayFor(context, jobId)).offer : null,
  };
}

/** The form of a job's board, filled in; a board that does not answer leaves its own page. */
export async function showForm(context: CandidateContext, jobId: string) {
  const { db, viewer, now, outside } = context;
  const { job, companyName, offer, target } = await wayFor(context, jobId);
  const [row] = await listAgentApplications(db, viewer.candidateId, jobId);
  const shown = {
    jobId,
    jobTitle: job.jobTitle,
    companyName,
    problems: row?.problems ?? {},
    application: row ? presentStatus(row, now()) : null,
  };
  const read =
    target &&
    (await readForm(context, target).catch((error: unknown) => void outside.report("board form", error)));
  if (target && !read) {
    const why = "The board isn’t answering right now. Try again later, or apply on its own page.";
    return { ...shown, ...offer, way: "there" as const, why, fields: [], missing: [] };
  }
  const fields = read
    ? await fillIn(context, read.fields, { jobId, ...(row ?? { answers: {}, names: {} }) })
    : [];
  const answers = Object.fromEntries(fields.map(({ id, values }) => [id, values]));
  return { ...shown, ...offer, fields, missing: missingIn(fields, answers) };
}

/** Keeps what was typed; what was sent stays as it was. */
export async function keepAnswers(
  context: CandidateContext,
  jobId: string,
  given: Pick<AgentRow, "answers" | "names">,
) {
  const { db, viewer, now } = context;
  const { target } = await targetFor(context, jobId);
  const { key: _, ...place } = target;
  const { answers, names } = given;
  const kept = { answers, names, changedAt: now() };
  const { candidateId, userId } = viewer;
  const started = { id: newId(), candidateId, jobId, target: place, stage: "review" as const };
  const row = await db.transaction(async (tx) => {
    await refuseIfLeft(tx, userId);
    const [saved] = await tx
      .insert(agentApplications)
      .values({ ...started, createdAt: now(), ...kept })
      .onConflictDoUpdate({
        target: [agentApplications.candidateId, agentApplications.jobId],
        set: kept,
        setWhere: and(
          inArray(agentApplications.stage, ["review", "failed"]),
          eq(agentApplications.jobId, jobId),
        ),
      })
      .returning();
    return saved;
  });
  if (!row) throw conflict("SENT_ALREADY", "This application was sent already.");
  return showForm(context, jobId);
}
