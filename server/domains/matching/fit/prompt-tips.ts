import type { AuthenticatedContext } from "#server/context.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import type { Question } from "#shared/jobs/questions.ts";
import { fitForJob } from "./fit-for-job.ts";
import { judgeOwnFit } from "./judge-fit.ts";

/**
 * What the scorer says would raise the score, with where to say it. An answer is named only if the score does rise
 * when an answer says it; who is not scored gets no tips.
 */
export async function promptTips(context: AuthenticatedContext, ids: { candidateId: string; jobId: string }) {
  const { db, now } = context;
  const { fit } = await fitForJob(context, ids);
  if (!fit) return { scored: false, tips: [] };
  const job = (await findJob(db, ids.jobId))?.job;
  if (!job) throw notFound("Job");
  const open = fit.requirements.filter(({ verdict }) => verdict !== "met");
  /** Only what is written can be evidence. */
  const questions = job.prompts.filter(({ kind }) => kind === "text");
  const tips = [];
  for (const tip of fit.raise) {
    const requirement = open.find(({ text }) => tip.includes(topicOf(text)));
    if (!requirement) continue;
    const { text, must } = requirement;
    const answered = await judgeOwnFit(db, {
      job,
      candidateId: ids.candidateId,
      answers: [topicOf(text)],
      now: now(),
    });
    const counts = questions.length > 0 && answered !== null && (answered.score ?? 0) > (fit.score ?? 0);
    const where = counts ? ("answer" as const) : ("profile" as const);
    const prompt = where === "answer" ? promptAbout(questions, text) : null;
    tips.push({ requirement: text, must, tip, where, prompt });
  }
  return { scored: true, tips };
}

function topicOf(text: string) {
  return text.replace(/…$/, "");
}

/** The question that names what the requirement names; null where none does. */
function promptAbout(prompts: readonly Question[], requirement: string) {
  const wanted = wordsOf(requirement);
  const found = prompts.find(({ question }) => [...wordsOf(question)].some((word) => wanted.has(word)));
  return found ? { id: found.id, question: found.question } : null;
}
const idle =
  /^(?:about|experience|experiences|years?|have|with|your|what|work|worked|working|would|this|that|from|knowledge|strong|good|skills?|team|teams|role)$/;
function wordsOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#.]{2,}/gu) ?? [];
  return new Set(
    words.map((word) => word.replace(/\.+$/, "")).filter((word) => word.length > 3 && !idle.test(word)),
  );
}
