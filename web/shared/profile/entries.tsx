import type { z } from "zod";
import type { Certification, Education, Project, WorkExperience } from "#contract/candidate-shapes.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { SuggestInput } from "#ui/controls/fields/suggest-input.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { useOwnProblem } from "#web/shared/forms/use-own-problem.ts";
import { EntryList } from "./entry-list.tsx";
import { ImageField } from "./image-field.tsx";
import { PartialDateField } from "./partial-date-field.tsx";
import { endsBeforeStart, sayPartialDate, saySpan } from "#shared/times/partial-date.ts";
import { findTitles } from "./suggestions.ts";

export type Work = z.infer<typeof WorkExperience>;
export type Study = z.infer<typeof Education>;
export type Built = z.infer<typeof Project>;
export type Certificate = z.infer<typeof Certification>;

interface Entries<T> {
  value: readonly T[];
  onChange: (value: T[]) => void;
}
const noDates = { start: null, end: null };

export function WorkEntries({ value, onChange }: Entries<Work>) {
  return (
    <EntryList
      entries={value}
      onChange={onChange}
      add="Add a job"
      blank={{ title: "", companyName: "", companyURL: null, ...noDates, current: false, description: "" }}
      titleOf={({ title, companyName }) => [title, companyName].filter(Boolean).join(", ")}
      noteOf={saySpan}
      fields={(work, change) => (
        <>
          <Grid columns={2} gap={3}>
            <TitleField value={work.title} onChange={(title) => change({ title })} />
            <Line
              label="Company"
              optional
              value={work.companyName}
              onChange={(companyName) => change({ companyName })}
            />
            <SpanFields span={work} change={change} />
          </Grid>
          <Checkbox
            label="I work here now"
            checked={work.current}
            onChange={(current) => change({ current, ...(current && { end: null }) })}
          />
          <ImageField
            label="company logo"
            value={work.companyLogo ?? null}
            onChange={(companyLogo) => change({ companyLogo })}
          />
          <Text
            label="What you did"
            value={work.description}
            onChange={(description) => change({ description })}
          />
        </>
      )}
    />
  );
}

export function EducationEntries({ value, onChange }: Entries<Study>) {
  return (
    <EntryList
      entries={value}
      onChange={onChange}
      add="Add a school"
      blank={{ school: "", degree: null, field: null, ...noDates }}
      titleOf={({ school, degree }) => [degree, school].filter(Boolean).join(", ")}
      noteOf={(study) => [study.field, saySpan(study)].filter(Boolean).join(", ")}
      fields={(study, change) => (
        <Grid columns={2} gap={3}>
          <Line
            label="School"
            missing="Please enter the school"
            value={study.school}
            onChange={(school) => change({ school })}
          />
          <Line
            label="Degree"
            optional
            value={study.degree}
            onChange={(degree) => change({ degree: degree || null })}
          />
          <Line
            label="Field of study"
            optional
            value={study.field}
            onChange={(field) => change({ field: field || null })}
          />
          <span />
          <SpanFields span={study} change={change} />
        </Grid>
      )}
    />
  );
}

export function ProjectEntries({ value, onChange }: Entries<Built>) {
  return (
    <EntryList
      entries={value}
      onChange={onChange}
      add="Add a project"
      blank={{ name: "", description: "", link: null, ...noDates }}
      titleOf={({ name }) => name}
      noteOf={(project) => [saySpan(project), project.link].filter(Boolean).join(", ")}
      fields={(project, change) => (
        <>
          <Grid columns={2} gap={3}>
            <Line
              label="Name"
              missing="Please enter the name of the project"
              value={project.name}
              onChange={(name) => change({ name })}
            />
            <Line
              label="Link"
              optional
              value={project.link}
              onChange={(link) => change({ link: link || null })}
            />
            <SpanFields span={project} change={change} />
          </Grid>
          <ImageField
            label="picture"
            value={project.imageURL ?? null}
            onChange={(imageURL) => change({ imageURL })}
          />
          <Text
            label="Description"
            value={project.description}
            onChange={(description) => change({ description })}
          />
        </>
      )}
    />
  );
}

export function CertificationEntries({ value, onChange }: Entries<Certificate>) {
  return (
    <EntryList
      entries={value}
      onChange={onChange}
      add="Add a certification"
      blank={{ name: "", issuer: null, date: null, link: null }}
      titleOf={({ name }) => name}
      noteOf={({ issuer, date }) => [issuer, sayPartialDate(date)].filter(Boolean).join(", ")}
      fields={(certificate, change) => (
        <>
          <Grid columns={2} gap={3}>
            <Line
              label="Name"
              missing="Please enter the name of the certification"
              value={certificate.name}
              onChange={(name) => change({ name })}
            />
            <Line
              label="Issued by"
              optional
              value={certificate.issuer}
              onChange={(issuer) => change({ issuer: issuer || null })}
            />
            <PartialDateField label="Date" value={certificate.date} onChange={(date) => change({ date })} />
            <Line
              label="Link"
              optional
              value={certificate.link}
              onChange={(link) => change({ link: link || null })}
            />
          </Grid>
        </>
      )}
    />
  );
}

interface SpanFieldsProps {
  span: { start: string | null; end: string | null; current?: boolean };
  change: (dates: { start?: string | null; end?: string | null }) => void;
}
function SpanFields({ span, change }: SpanFieldsProps) {
  const early = !span.current && endsBeforeStart(span);
  return (
    <>
      <PartialDateField label="From" value={span.start} onChange={(start) => change({ start })} />
      <PartialDateField
        label="To"
        value={span.end}
        onChange={(end) => change({ end })}
        disabled={span.current}
        problem={early ? "Enter an end date that isn’t before the start date" : null}
      />
    </>
  );
}

function TitleField({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  const { error, hide, control } = useOwnProblem(value.trim() ? null : "Please enter the job title");
  return (
    <Field label="Title" error={error}>
      <SuggestInput
        {...control}
        value={value}
        maxLength={200}
        onChange={(title) => {
          hide();
          onChange(title);
        }}
        suggest={findTitles}
      />
    </Field>
  );
}

interface TypedProps {
  label: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  optional?: boolean;
  /** What to do where nothing is entered; without it the line may stay empty. */
  missing?: string;
}
function Line({ label, value, onChange, optional, missing }: TypedProps) {
  const { error, hide, control } = useOwnProblem((missing && !value?.trim() && missing) || null);
  return (
    <Field label={label} optional={optional} error={error}>
      <TextInput
        {...control}
        value={value ?? ""}
        maxLength={200}
        onChange={({ target }) => {
          hide();
          onChange(target.value);
        }}
      />
    </Field>
  );
}
function Text({ label, value, onChange }: TypedProps) {
  return (
    <Field label={label} optional>
      <TextArea
        rows={5}
        value={value ?? ""}
        maxLength={8000}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
