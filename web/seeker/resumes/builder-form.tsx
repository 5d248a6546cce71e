import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ContentFields } from "#web/shared/profile/content-fields.tsx";
import { SectionOrder } from "./section-order.tsx";
import { StyleControls } from "./style-controls.tsx";
import type { ResumeBuilder } from "./use-resume-builder.ts";
import styles from "./builder.module.css";

const personFields = [
  ["name", "Name"],
  ["email", "Email"],
  ["location", "Location"],
  ["phone", "Phone"],
  ["linkedIn", "LinkedIn"],
  ["website", "Website"],
] as const;

/** Everything a resume says and how it looks. */
export function BuilderForm({ builder }: { builder: ResumeBuilder }) {
  const { content, style } = builder.draft;
  const person = content.personalInfo;
  return (
    <div className={styles.form}>
      <StyleControls value={style} onChange={builder.restyle} />
      <SectionOrder builder={builder} />
      <Section title="You" line>
        <Grid columns={2} gap={3}>
          <Line
            label="Headline"
            value={content.headline}
            onChange={(headline) => builder.write({ headline })}
          />
          {personFields.map(([key, label]) => (
            <Line
              key={key}
              label={label}
              value={person[key]}
              onChange={(value) => builder.write({ personalInfo: { ...person, [key]: value } })}
            />
          ))}
        </Grid>
      </Section>
      <ContentFields value={content} onChange={builder.write} />
      <Section title="Courses" line>
        <Field label="Courses" hideLabel hint="Press Enter after each one">
          <TagsInput
            value={content.courseWorks}
            onChange={(courseWorks) => builder.write({ courseWorks })}
            max={60}
            placeholder="Add a course"
          />
        </Field>
      </Section>
      <OwnSections builder={builder} />
    </div>
  );
}

function OwnSections({ builder }: { builder: ResumeBuilder }) {
  const { ownSections } = builder.draft.content;
  const change = (id: string, patch: { title?: string; text?: string }) =>
    builder.write({
      ownSections: ownSections.map((each) => (each.id === id ? { ...each, ...patch } : each)),
    });
  return ownSections.map(({ id, title, text }) => (
    <Section key={id} title={title || "Untitled section"} line>
      <Line label="Section title" value={title} onChange={(next) => change(id, { title: next })} />
      <Field label="Text" hint="Several lines become a list">
        <TextArea
          rows={4}
          maxLength={8000}
          value={text}
          onChange={({ target }) => change(id, { text: target.value })}
        />
      </Field>
    </Section>
  ));
}

function Line(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={props.label}>
      <TextInput
        autoComplete="off"
        maxLength={300}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </Field>
  );
}
