import type { WrittenField } from "#contract/job-writing.ts";
import { api } from "#web/api/client.ts";
import { SuggestField } from "#web/shared/job-writing/suggest-field.tsx";
import type { PostingDraft } from "./posting-draft.ts";
import type { usePostingForm } from "./use-posting-form.ts";

interface SuggestProps {
  id: string;
  form: ReturnType<typeof usePostingForm>;
  field: Exclude<WrittenField, "jobDescription">;
  label: string;
  partOf: (values: string[]) => Partial<PostingDraft>;
}

/** Proposes a value for a field of a job without an account, once what is typed is saved. */
export function Suggest({ id, form, field, label, partOf }: SuggestProps) {
  return (
    <SuggestField
      label={label}
      ask={async (hearing) => {
        await form.save();
        return api.jobWriting.generateDetail({ params: { id }, query: { field, postAJob: "true" } }, hearing);
      }}
      onUse={(values) => form.set(partOf(values))}
    />
  );
}
