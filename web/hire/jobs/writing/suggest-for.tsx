import type { Job } from "#contract/job-shapes.ts";
import { labels, type JobDraft } from "../job-draft.ts";
import { SuggestField } from "#web/shared/job-writing/suggest-field.tsx";
import { api } from "#web/api/client.ts";
import type { Filling } from "./use-filling.ts";

type Suggested = "jobTitle" | "department" | "seniority" | "prompts";

/** The button that proposes a value for a field; nothing until the job is saved, because proposals are made from what is. */
export function suggestFor(job: Job | null, { accept }: Filling) {
  return (field: Suggested, partOf: (values: string[]) => Partial<JobDraft>) =>
    job && (
      <SuggestField
        ask={(hearing) =>
          api.jobWriting.generateDetail({ params: { id: job.id }, query: { field } }, hearing)
        }
        label={labels[field]}
        onUse={(values) => accept(partOf(values), `${labels[field]} filled in`)}
      />
    );
}
