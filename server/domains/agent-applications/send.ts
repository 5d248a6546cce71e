import { eq } from "drizzle-orm";
import type { AgentStage } from "#contract/agent-applications.ts";
import type { CandidateContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { refuseIfLeft } from "#server/domains/accounts/index.ts";
import { holdCredit, settleCredit } from "#server/domains/apply-credits/index.ts";
import { keepSentElsewhere } from "#server/domains/job-tracker/index.ts";
import { refuseUnlessOpen } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import {
  type BoardTarget,
  type FilledField,
  type Outcome,
  readForm,
  sendForm,
} from "#server/outside/board-forms/board-forms.ts";
import { checkAnswers } from "./check-answers.ts";
import { findMine, lockMine, presentStatus, stageOf } from "./queries.ts";
import { type AgentRow, type StoredReceipt, agentApplications } from "./tables.ts";
import { targetFor } from "./way.ts";

type Answers = Record<string, string[]>;
interface Press {
  answers: Answers;
  /** What chosen schools are called, by their values. */
  names: Record<string, string>;
  /** The stages it may be sent from. */
  from: readonly AgentStage[];
  token?: string;
}

/** The person pressed "send": these answers leave once, whatever the board says of them is kept. */
export async function send(context: CandidateContext, jobId: string, press: Press) {
  const { token, ...pressed } = press;
  const { answers, names } = pressed;
  const { job, target } = await targetFor(context, jobId);
  refuseUnlessOpen(job, context.now());
  const form = await readForm(context, target).catch(() => {
    throw conflict(
      "BOARD_AWAY",
      "The board isn’t answering right now. Nothing was sent, please try again later.",
    );
  });
  const filled = await checkAnswers(context, form.fields, answers);
  const place = { ...target, postingId: form.postingId };
  const id = await begin(context, jobId, { ...pressed, target: place, filled });
  const outcome = await sendForm(context, { target: place, filled, token: token ?? null });
  await finish(context, id, { outcome, filled, names });
  return presentStatus(await findMine(context.db, id, context.viewer.candidateId), context.now());
}

interface Beginning extends Omit<Press, "token"> {
  target: BoardTarget;
  filled: readonly FilledField[];
}
/** Marks it as being sent before anything leaves, so that it leaves once even where two presses come together. */
function begin(context: CandidateContext, jobId: string, beginning: Beginning) {
  const { target, filled, answers, names, from } = beginning;
  const { db, viewer, now } = context;
  const { key: _, ...place } = target;
  const kept = {
    target: place,
    fields: filled.map(({ field }) => field),
    answers,
    names,
    stage: "sending" as const,
    reason: null,
    problems: {},
    changedAt: now(),
  };
  return db.transaction(async (tx) => {
    const { candidateId, userId } = viewer;
    await refuseIfLeft(tx, userId);
    const [started] = await tx
      .insert(agentApplications)
      .values({ id: newId(), candidateId, jobId, createdAt: now(), ...kept })
      .onConflictDoNothing()
      .returning();
    const row = started ?? (await lockMine(tx, candidateId, { jobId }));
    if (!started) refuseFrom(stageOf(row, now()), from);
    // Sending once more what may have arrived costs nothing more.
    const creditId = row.creditId ?? (await holdCredit(tx, viewer, now()));
    await tx
      .update(agentApplications)
      .set({ ...kept, creditId })
      .where(eq(agentApplications.id, row.id));
    return row.id;
  });
}

function refuseFrom(stage: AgentStage, from: readonly AgentStage[]) {
  if (from.includes(stage)) return;
  if (stage === "unknown")
    throw conflict(
      "MAY_HAVE_ARRIVED",
      "This application may have arrived. Look for an email from the company before you send it again.",
    );
  if (stage === "verification")
    throw conflict("CODE_NEEDED", "The board sent a code to your email. Enter it to finish.");
  if (stage === "review" || stage === "failed")
    throw conflict("NOTHING_SENT", "Nothing was sent yet that this could follow.");
  throw conflict("SENT_ALREADY", "This application was sent already, or is on its way.");
}

interface Ending {
  outcome: Outcome;
  filled: readonly FilledField[];
  names: Record<string, string>;
}
function finish(context: CandidateContext, id: string, { outcome, filled, names }: Ending) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    await refuseIfLeft(tx, viewer.userId);
    const row = await lockMine(tx, viewer.candidateId, { id });
    const sent = outcome.stage === "sent";
    const failed = outcome.stage === "failed";
    // The person, or the clock, may have settled it while the board was silent; only an arrival tells more.
    if (row.stage !== "sending" && !sent) return;
    if (row.creditId && (sent || failed)) await settleCredit(tx, row.creditId, { arrived: sent, now: now() });
    await tx
      .update(agentApplications)
      .set({
        stage: outcome.stage,
        reason: sent ? null : outcome.reason,
        problems: failed ? outcome.problems : {},
        ...(failed && { creditId: null }),
        receipt: receiptOf(filled, { reference: sent ? outcome.reference : null, at: now(), names }),
        changedAt: now(),
      })
      .where(eq(agentApplications.id, id));
    if (sent) await keepSentElsewhere(tx, keptOf(row, now()));
  });
}

/** What stands in the person's list of applications elsewhere. */
export function keptOf({ candidateId, jobId, target }: AgentRow, now: Date) {
  return { candidateId, jobId, url: target.url, now };
}

interface Sent {
  reference: string | null;
  at: Date;
  names: Record<string, string>;
}
/** Every answer as it left, in words. */
function receiptOf(filled: readonly FilledField[], { reference, at, names }: Sent): StoredReceipt {
  const answers = filled
    .filter(({ values }) => values.length > 0)
    .map(({ field: { label, options, kind }, values, file }) => {
      const nameOf = (value: string) => (kind === "school" ? names[value] : undefined) ?? value;
      const words = values.map(
        (value) => options.find((option) => option.value === value)?.label ?? nameOf(value),
      );
      return { label, answer: file?.name ?? (kind === "consent" ? "Yes" : words.join(", ")) };
    });
  return { at: at.toISOString(), reference, answers };
}
