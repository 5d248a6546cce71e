import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { scoringNotice } from "#contract/matching.ts";
import { type Draft, myResumes } from "./application-data.ts";
import { ApplyTips } from "./apply-tips.tsx";
import { JobWishes } from "./job-wishes.tsx";
import styles from "./apply.module.css";

interface ApplyFormProps {
  jobId: string;
  prompts: { id: string; question: string; required: boolean }[];
  draft: Draft;
  onChange: (draft: Draft) => void;
  problem: string | null;
  /** What the server says about single answers. */
  fields: Record<string, string>;
  children: ReactNode;
}

export function ApplyForm(props: ApplyFormProps) {
  const { jobId, prompts, draft, onChange, problem, fields, children } = props;
  const { data: resumes = [] } = useQuery(myResumes);
  const chosen = draft.resumeId ?? resumes.find((resume) => resume.default)?.id ?? null;
  return (
    <div className={styles.form}>
      <Stack gap={6}>
        {problem && <FormError title={problem} />}
        {resumes.length > 0 ? (
          <Field label="Resume" hint="The hiring team sees this resume and your profile">
            <Select
              options={resumes.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={(resumeId) => onChange({ ...draft, resumeId })}
            />
          </Field>
        ) : (
          <p className={styles.quiet}>
            You’re applying with your profile. <Link href="/resumes">Add a resume</Link>
          </p>
        )}
        {prompts.map(({ id, question, required }) => (
          <Field key={id} label={question} optional={!required} error={fields[`answers.${id}`]}>
            <TextArea
              rows={4}
              value={draft.answers[id] ?? ""}
              onChange={(event) =>
                onChange({ ...draft, answers: { ...draft.answers, [id]: event.target.value } })
              }
            />
          </Field>
        ))}
        <Field label="Cover note" hint="Why this job, and what you bring" optional>
          <TextArea
            rows={5}
            value={draft.pitch}
            onChange={(event) => onChange({ ...draft, pitch: event.target.value })}
          />
        </Field>
        <ApplyTips jobId={jobId} />
        <JobWishes jobId={jobId} />
        <p className={styles.quiet}>
          {scoringNotice} <Link href="/preferences#scoring">Change</Link>
        </p>
        <div>{children}</div>
      </Stack>
    </div>
  );
}
