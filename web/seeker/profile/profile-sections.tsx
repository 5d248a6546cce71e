import type { Candidate } from "#contract/candidate-shapes.ts";
import { Tag, Chips } from "#ui/controls/choice/chip.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import {
  CertificationEntries,
  EducationEntries,
  ProjectEntries,
  WorkEntries,
} from "#web/shared/profile/entries.tsx";
import { Entries } from "#web/shared/profile/entries-view.tsx";
import { LanguageEntries } from "#web/shared/profile/language-entries.tsx";
import { SkillsField } from "#web/shared/profile/content-fields.tsx";
import { sayLanguageLevel } from "#shared/profile/language-levels.ts";
import { sayPartialDate, saySpan } from "#shared/times/partial-date.ts";
import { AboutForm, AboutView } from "./about.tsx";
import { EditableSection } from "./editable-section.tsx";
import { Nothing } from "./nothing.tsx";
import { HighlightsSection } from "./highlights-section.tsx";
import { PromptsSection } from "./prompts-section.tsx";
import { ProfileVideo } from "./profile-video.tsx";
import { StorySections } from "./story-sections.tsx";
import styles from "./profile-page.module.css";

/** Every part of the profile, in the order a reader wants it. */
export function ProfileSections({ candidate }: { candidate: Candidate }) {
  const { summary, workExperience, skills, education, projects, certification } = candidate;
  return (
    <>
      <EditableSection
        first
        name="about"
        title="About you"
        candidate={candidate}
        view={<AboutView candidate={candidate} />}
        form={(editing) => <AboutForm {...editing} />}
      />
      <EditableSection
        name="summary"
        title="Summary"
        candidate={candidate}
        view={summary ? <p className={styles.text}>{summary}</p> : <Nothing of="No summary yet" />}
        form={({ value, change }) => (
          <Field label="Summary" hideLabel>
            <TextArea
              rows={5}
              maxLength={8000}
              value={value.summary ?? ""}
              onChange={({ target }) => change({ summary: target.value })}
            />
          </Field>
        )}
      />
      <EditableSection
        name="work"
        title="Work experience"
        candidate={candidate}
        view={
          <Entries
            none={<Nothing of="No work experience yet" />}
            entries={workExperience.map((work) => ({
              title: work.title,
              text: work.companyName,
              picture: work.companyLogo,
              when: saySpan(work),
              body: work.description,
            }))}
          />
        }
        form={({ value, change }) => (
          <WorkEntries value={value.workExperience} onChange={(next) => change({ workExperience: next })} />
        )}
      />
      <EditableSection
        name="skills"
        title="Skills"
        candidate={candidate}
        view={
          skills.length > 0 ? (
            <Chips label="Skills">
              {skills.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </Chips>
          ) : (
            <Nothing of="No skills yet" />
          )
        }
        form={({ value, change }) => (
          <SkillsField value={value.skills} onChange={(next) => change({ skills: next })} />
        )}
      />
      <LanguagesSection candidate={candidate} />
      <EditableSection
        name="education"
        title="Education"
        candidate={candidate}
        view={
          <Entries
            none={<Nothing of="No education yet" />}
            entries={education.map((study) => ({
              title: study.school,
              text: [study.degree, study.field].filter(Boolean).join(", "),
              when: saySpan(study),
            }))}
          />
        }
        form={({ value, change }) => (
          <EducationEntries value={value.education} onChange={(next) => change({ education: next })} />
        )}
      />
      <EditableSection
        name="projects"
        title="Projects"
        candidate={candidate}
        view={
          <Entries
            none={<Nothing of="No projects yet" />}
            entries={projects.map((project) => ({
              title: project.name,
              text: project.link ?? "",
              picture: project.imageURL,
              when: saySpan(project),
              body: project.description,
            }))}
          />
        }
        form={({ value, change }) => (
          <ProjectEntries value={value.projects} onChange={(next) => change({ projects: next })} />
        )}
      />
      <EditableSection
        name="certificates"
        title="Certifications"
        candidate={candidate}
        view={
          <Entries
            none={<Nothing of="No certifications yet" />}
            entries={certification.map(({ name, issuer, date, link }) => ({
              title: name,
              text: [issuer, link].filter(Boolean).join(", "),
              when: sayPartialDate(date),
            }))}
          />
        }
        form={({ value, change }) => (
          <CertificationEntries
            value={value.certification}
            onChange={(next) => change({ certification: next })}
          />
        )}
      />
      <ProfileVideo candidateId={candidate.id} />
      <StorySections candidate={candidate} />
      <HighlightsSection />
      <PromptsSection />
    </>
  );
}

function LanguagesSection({ candidate }: { candidate: Candidate }) {
  return (
    <EditableSection
      name="languages"
      title="Languages"
      candidate={candidate}
      view={
        <Entries
          none={<Nothing of="No languages yet" />}
          entries={candidate.languages.map(({ name, level }) => ({
            title: name,
            text: "",
            when: level ? sayLanguageLevel(level) : "",
          }))}
        />
      }
      form={({ value, change }) => (
        <LanguageEntries value={value.languages} onChange={(next) => change({ languages: next })} />
      )}
    />
  );
}
