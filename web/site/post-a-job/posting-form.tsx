import { useRef, useState } from "react";
import { type ExternalJob } from "#contract/external-jobs.ts";
import { employmentTypes, seniorities } from "#contract/job-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { RichTextEditor } from "#ui/writing/rich-text-editor.tsx";
import { api } from "#web/api/client.ts";
import { useFirstWrong } from "#web/shared/forms/use-first-wrong.ts";
import { PayFields } from "#web/shared/jobs/pay-fields.tsx";
import { QuestionsField } from "#web/shared/jobs/questions/questions-field.tsx";
import { DraftDialog } from "#web/shared/job-writing/draft-dialog.tsx";
import { findPlaces } from "#web/shared/profile/places.ts";
import { withQuestions } from "#web/shared/job-writing/with-questions.ts";
import { isOpenJob } from "./posting.ts";
import { placedAt } from "./posting-draft.ts";
import { Suggest } from "./suggest.tsx";
import type { usePostingForm } from "./use-posting-form.ts";

const none = "none";

/** The text of a job without an account. */
export function PostingForm({ job, form }: { job: ExternalJob; form: ReturnType<typeof usePostingForm> }) {
  const { draft, set, fields } = form;
  const all = useRef<HTMLDivElement>(null);
  useFirstWrong(all, form.refused);
  return (
    <Section title="The job">
      <Stack gap={4} ref={all}>
        {form.problem && <FormError title={form.problem.sentence} />}
        <NameFields form={form} id={job.id} />
        <Description form={form} id={job.id} />
        <Field label="Location" hint="Type to find a city" error={fields.locations}>
          <TagsInput
            value={draft.locations}
            options={findPlaces}
            onChange={(locations) => set(placedAt(draft, locations))}
          />
        </Field>
        <Switch label="Remote work allowed" checked={draft.remote} onChange={(remote) => set({ remote })} />
        <Field label="Type" error={fields.employmentType}>
          <Select
            value={draft.employmentType ?? none}
            options={[
              { value: none, label: "Not specified" },
              ...employmentTypes.map((value) => ({ value, label: value })),
            ]}
            onChange={(value) => set({ employmentType: value === none ? null : value })}
          />
        </Field>
        <LevelFields form={form} id={job.id} />
        <PayFields draft={draft} set={set} error={fields.salary} />
        <QuestionsField
          value={draft.prompts}
          error={fields.prompts}
          onChange={(prompts) => set({ prompts })}
        />
        <div>
          <Suggest
            id={job.id}
            form={form}
            field="prompts"
            label="Questions"
            partOf={(questions) => ({ prompts: withQuestions(draft.prompts, questions) })}
          />
        </div>
        <Row gap={4} wrap>
          <Button tone="fill" busy={form.sending} onClick={() => void form.send()}>
            {isOpenJob(job) ? "Send changes for review" : "Send for review"}
          </Button>
          <span role="status">{form.words}</span>
        </Row>
      </Stack>
    </Section>
  );
}

interface Part {
  form: ReturnType<typeof usePostingForm>;
  id: string;
}

function NameFields({ form, id }: Part) {
  const { draft, set, fields } = form;
  return (
    <>
      <Field
        label="Job title"
        error={fields.jobTitle}
        aside={
          <Suggest
            id={id}
            form={form}
            field="jobTitle"
            label="Job title"
            partOf={([jobTitle]) => ({ jobTitle })}
          />
        }
      >
        <TextInput
          value={draft.jobTitle}
          maxLength={300}
          onChange={({ target }) => set({ jobTitle: target.value })}
        />
      </Field>
      <Field label="Company" error={fields.companyName}>
        <TextInput
          value={draft.companyName}
          maxLength={200}
          onChange={({ target }) => set({ companyName: target.value })}
        />
      </Field>
      <Field label="Website" optional error={fields.companyWebsite}>
        <TextInput
          value={draft.companyWebsite}
          maxLength={300}
          inputMode="url"
          onChange={({ target }) => set({ companyWebsite: target.value })}
        />
      </Field>
    </>
  );
}

function LevelFields({ form, id }: Part) {
  const { draft, set, fields } = form;
  const levelOf = (value: string | undefined) => seniorities.find((level) => level === value) ?? null;
  const suggest = { id, form };
  return (
    <>
      <Field
        label="Department"
        optional
        error={fields.department}
        aside={
          <Suggest
            {...suggest}
            field="department"
            label="Department"
            partOf={([department]) => ({ department: department ?? null })}
          />
        }
      >
        <TextInput
          value={draft.department ?? ""}
          maxLength={120}
          onChange={({ target }) => set({ department: target.value || null })}
        />
      </Field>
      <Field
        label="Seniority"
        error={fields.seniority}
        aside={
          <Suggest
            {...suggest}
            field="seniority"
            label="Seniority"
            partOf={([level]) => ({ seniority: levelOf(level) })}
          />
        }
      >
        <Select
          value={draft.seniority ?? none}
          options={[
            { value: none, label: "Not specified" },
            ...seniorities.map((value) => ({ value, label: value })),
          ]}
          onChange={(value) => set({ seniority: levelOf(value) })}
        />
      </Field>
    </>
  );
}

function Description({ form, id }: Part) {
  const { draft, set, fields } = form;
  const [revision, setRevision] = useState(0);
  return (
    <>
      <RichTextEditor
        revision={revision}
        label="Description"
        defaultValue={draft.jobDescription}
        error={fields.jobDescription}
        onChange={(jobDescription) => set({ jobDescription })}
      />
      <Row gap={2}>
        <DraftDialog
          jobTitle={draft.jobTitle}
          written={draft.jobDescription !== ""}
          write={async (hearing) => {
            await form.save();
            return api.externalJobs.regenerate({ params: { id } }, hearing);
          }}
          onUse={(html) => {
            form.accept(html, () => setRevision((last) => last + 1));
            setRevision(revision + 1);
          }}
        />
      </Row>
    </>
  );
}
