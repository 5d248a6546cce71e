import { isPayPrivate } from "#shared/jobs/private-pay.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { workplaceTypes } from "#contract/company-shapes.ts";
import { employmentTypes, type Job, seniorities } from "#contract/job-shapes.ts";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Slider } from "#ui/controls/choice/slider.tsx";
import { SuggestInput } from "#ui/controls/fields/suggest-input.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { RichTextEditor } from "#ui/writing/rich-text-editor.tsx";
import { findTitles } from "#web/shared/profile/suggestions.ts";
import { findPlaces } from "../shared/company/places.ts";
import { labels } from "./job-draft.ts";
import { JobStagesField } from "./job-stages-field.tsx";
import { PayFields } from "#web/shared/jobs/pay-fields.tsx";
import { RecruitHelp } from "./writing/recruit-help.tsx";
import { withQuestions } from "#web/shared/job-writing/with-questions.ts";
import { suggestFor } from "./writing/suggest-for.tsx";
import { TextHints } from "./writing/text-hints.tsx";
import type { Filling } from "./writing/use-filling.ts";
import { RequirementsField } from "./requirements/requirements-field.tsx";
import { SavedRequirements } from "./requirements/saved-requirements.tsx";
import { TeamSection } from "./team/team-section.tsx";
import { TalentLine } from "./talent-line.tsx";
import { QuestionsField } from "#web/shared/jobs/questions/questions-field.tsx";
import { WhoFindsIt } from "./who-finds-it.tsx";
import { WorkStyleFields } from "./work-style-fields.tsx";
import type { JobEditor } from "./use-job-editor.ts";

const workplaceNames = { remote: "Remote", hybrid: "Hybrid", onsite: "On site" };
const none = "none";

/** The form of a job, in the order in which people think of it. */
export function JobFields({ editor, job, filling }: Omit<PartProps, "fields">) {
  const fields = editor.problem?.fields ?? {};
  const part = { editor, job, filling, fields };
  const mayWrite = useCan()("jobs");
  return (
    <Stack gap={8}>
      <WordFields {...part} />
      <PlaceFields {...part} />
      <TalentLine draft={editor.draft} />
      {job && mayWrite && <RecruitHelp jobId={job.id} />}
      <TermFields {...part} />
      <WorkStyleFields
        items={editor.draft.workStyle}
        error={fields.workStyle}
        onChange={(workStyle) => editor.set({ workStyle })}
      />
      <HiringFields {...part} />
      <TeamSection editor={editor} job={job} error={fields.hiringManagerEmail} />
    </Stack>
  );
}

interface PartProps {
  editor: JobEditor;
  /** As it was saved; null for a new one. */
  job: Job | null;
  filling: Filling;
  fields: Record<string, string>;
}

function WordFields({ editor: { draft, round, set }, job, filling, fields }: PartProps) {
  const suggest = suggestFor(job, filling);
  const mayWrite = useCan()("jobs");
  return (
    <Section title="The job">
      <Stack gap={4}>
        <Field
          label={labels.jobTitle}
          error={fields.jobTitle}
          aside={suggest("jobTitle", ([jobTitle]) => ({ jobTitle }))}
        >
          <SuggestInput
            id="jobTitle"
            value={draft.jobTitle}
            maxLength={300}
            onChange={(jobTitle) => set({ jobTitle })}
            suggest={findTitles}
          />
        </Field>
        <Field
          label={labels.department}
          optional
          error={fields.department}
          aside={suggest("department", ([department]) => ({ department }))}
        >
          <TextInput
            value={draft.department}
            maxLength={120}
            onChange={(event) => set({ department: event.target.value })}
          />
        </Field>
        <RichTextEditor
          revision={`${round} ${filling.revision}`}
          label={labels.jobDescription}
          hint="Describe the role and what you’re looking for. Each line under “What you bring” becomes a requirement we compare applicants with."
          defaultValue={draft.jobDescription}
          error={fields.jobDescription}
          onChange={(jobDescription) => set({ jobDescription })}
        />
        <TextHints draft={draft} onAccept={filling.accept} />
        {mayWrite ? (
          <RequirementsField draft={draft} set={set} error={fields.requirementCorrections} />
        ) : (
          <SavedRequirements requirements={job?.requirements ?? []} />
        )}
      </Stack>
    </Section>
  );
}

function PlaceFields({ editor: { draft, set }, fields }: PartProps) {
  return (
    <Section title="Location" line>
      <Stack gap={4}>
        <Field label={labels.locations} hint="Type to find a city" error={fields.locations}>
          <TagsInput
            value={draft.locations}
            options={findPlaces}
            onChange={(locations) => set({ locations })}
          />
        </Field>
        <Switch label={labels.remote} checked={draft.remote} onChange={(remote) => set({ remote })} />
        {draft.remote && (
          <Field
            label={labels.remoteLocations}
            optional
            hint="Countries or regions, such as Europe. Enter “Worldwide” for anywhere."
          >
            <TagsInput
              value={draft.remoteLocations}
              onChange={(remoteLocations) => set({ remoteLocations })}
            />
          </Field>
        )}
        <Field label={labels.workplaceType} error={fields.workplaceType}>
          <Select
            value={draft.workplaceType ?? none}
            options={[
              { value: none, label: "Not specified" },
              ...workplaceTypes.map((value) => ({ value, label: workplaceNames[value] })),
            ]}
            onChange={(value) => set({ workplaceType: value === none ? null : value })}
          />
        </Field>
      </Stack>
    </Section>
  );
}

function TermFields({ editor: { draft, set }, job, filling, fields }: PartProps) {
  const suggest = suggestFor(job, filling);
  const can = useCan();
  const maySeePay = can("salaries") || (job !== null && !isPayPrivate(job));
  return (
    <Section title="Details" line>
      <Stack gap={4}>
        {maySeePay ? (
          <PayFields draft={draft} set={set} error={fields.salary} />
        ) : (
          <p>Until the job is published, only teammates who see salaries see and set its pay.</p>
        )}
        <Grid columns={2} gap={4}>
          <Field label={labels.employmentType} error={fields.employmentType}>
            <Select
              value={draft.employmentType ?? none}
              options={[
                { value: none, label: "Not specified" },
                ...employmentTypes.map((value) => ({ value, label: value })),
              ]}
              onChange={(value) => set({ employmentType: value === none ? null : value })}
            />
          </Field>
          <Field
            label={labels.seniority}
            error={fields.seniority}
            aside={suggest("seniority", ([level]) => ({
              seniority: seniorities.find((each) => each === level) ?? null,
            }))}
          >
            <Select
              value={draft.seniority ?? none}
              options={[
                { value: none, label: "Not specified" },
                ...seniorities.map((value) => ({ value, label: value })),
              ]}
              onChange={(value) => set({ seniority: value === none ? null : value })}
            />
          </Field>
        </Grid>
        <Field
          label={labels.closesOn}
          optional
          hint="The job closes automatically when the day is over everywhere"
          error={fields.closesOn}
        >
          <DateField value={draft.closesOn} onChange={({ target }) => set({ closesOn: target.value })} />
        </Field>
      </Stack>
    </Section>
  );
}

function HiringFields({ editor: { draft, set }, job, filling, fields }: PartProps) {
  const suggest = suggestFor(job, filling);
  return (
    <Section title="How you hire" line>
      <Stack gap={4}>
        <QuestionsField
          value={draft.prompts}
          error={fields.prompts}
          onChange={(prompts) => set({ prompts })}
        />
        {suggest("prompts", (questions) => ({ prompts: withQuestions(draft.prompts, questions) }))}
        <JobStagesField value={draft.stages} error={fields.stages} onChange={(stages) => set({ stages })} />
        <Slider
          label={labels.qualificationScore}
          value={draft.qualificationScore}
          min={0}
          max={100}
          step={5}
          onChange={(qualificationScore) => set({ qualificationScore })}
        />
        <WhoFindsIt draft={draft} set={set} job={job} />
      </Stack>
    </Section>
  );
}
