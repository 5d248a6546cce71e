import type { Job, JobFields } from "#contract/job-shapes.ts";
import { labels, type JobDraft } from "../job-draft.ts";
import { newQuestionId } from "#web/shared/jobs/questions/questions-field.tsx";
import { SuggestField } from "./suggest-field.tsx";
import type { Filling } from "./use-filling.ts";

type Suggested = "jobTitle" | "department" | "seniority" | "prompts";

/** The button that proposes a value for a field; nothing until the job is saved, because proposals are made from what is. */
export function suggestFor(job: Job | null, { accept }: Filling) {
  return (field: Suggested, partOf: (values: string[]) => Partial<JobDraft>) =>
    job && (
      <SuggestField
        jobId={job.id}
        field={field}
        label={labels[field]}
        onUse={(values) => accept(partOf(values), `${labels[field]} filled in`)}
      />
    );
}

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
