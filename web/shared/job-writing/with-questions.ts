import type { JobFields } from "#contract/job-shapes.ts";
import { newQuestionId } from "#web/shared/jobs/questions/questions-field.tsx";

/** The questions of a job and those proposed that it does not ask yet. */
export function withQuestions(prompts: JobFields["prompts"], questions: string[]): JobFields["prompts"] {
  const asked = new Set(prompts.map(({ question }) => question));
  const fresh = questions.filter((question) => !asked.has(question));
  return [
    ...prompts,
    ...fresh.map((question, at) => ({
      id: newQuestionId(prompts.length + at),
      kind: "text" as const,
      question,
      required: false,
    })),
  ];
}
