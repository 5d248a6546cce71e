import { Field } from "#ui/controls/fields/field.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Section } from "#ui/layout/section.tsx";
import {
  type Built,
  type Certificate,
  CertificationEntries,
  EducationEntries,
  ProjectEntries,
  type Study,
  type Work,
  WorkEntries,
} from "./entries.tsx";
import { LanguageEntries, type Spoken } from "./language-entries.tsx";
import { findSkills } from "./suggestions.ts";

/** What stands in a resume beside the person: the same for a draft, a profile and a resume. */
export interface Content {
  summary: string;
  skills: string[];
  workExperience: Work[];
  education: Study[];
  projects: Built[];
  certification: Certificate[];
  languages: Spoken[];
}

interface ContentFieldsProps {
  value: Content;
  onChange: (patch: Partial<Content>) => void;
}

/** Every part that was read, to be corrected. */
export function ContentFields({ value, onChange }: ContentFieldsProps) {
  return (
    <>
      <Section title="Summary" line>
        <Field label="Summary" hideLabel optional>
          <TextArea
            rows={4}
            maxLength={8000}
            value={value.summary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        </Field>
      </Section>
      <Section title="Work experience" line>
        <WorkEntries
          value={value.workExperience}
          onChange={(workExperience) => onChange({ workExperience })}
        />
      </Section>
      <Section title="Skills" line>
        <SkillsField value={value.skills} onChange={(skills) => onChange({ skills })} />
      </Section>
      <Section title="Languages" line>
        <LanguageEntries value={value.languages} onChange={(languages) => onChange({ languages })} />
      </Section>
      <Section title="Education" line>
        <EducationEntries value={value.education} onChange={(education) => onChange({ education })} />
      </Section>
      <Section title="Projects" line>
        <ProjectEntries value={value.projects} onChange={(projects) => onChange({ projects })} />
      </Section>
      <Section title="Certifications" line>
        <CertificationEntries
          value={value.certification}
          onChange={(certification) => onChange({ certification })}
        />
      </Section>
    </>
  );
}

export function SkillsField({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  return (
    <Field label="Skills" hideLabel hint="Press Enter after each one, or paste a list separated by commas">
      <TagsInput value={value} onChange={onChange} options={findSkills} max={100} placeholder="Add a skill" />
    </Field>
  );
}
