import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { Job } from "#contract/job-shapes.ts";
import { scoringNotice } from "#contract/matching.ts";
import { api } from "#web/api/client.ts";
import { type Draft, myResumes, postingOf, resumeToSend, seenByPoster } from "./application-data.ts";
import { Answers, uploadAnswer } from "./answers.tsx";
import { ownVideoWays } from "#web/shared/videos/send-video.ts";
import { onTheWay } from "#web/shared/jobs/job-address.ts";
import { ApplyTips } from "./apply-tips.tsx";
import { JobWishes } from "./job-wishes.tsx";
import styles from "./apply.module.css";

interface ApplyFormProps {
  job: Pick<Job, "id" | "prompts" | "answersSort">;
  draft: Draft;
  onChange: (draft: Draft) => void;
  problem: string | null;
  /** What the server says about single answers. */
  fields: Record<string, string>;
  children: ReactNode;
}

export function ApplyForm(props: ApplyFormProps) {
  const { job, draft, onChange, problem, fields, children } = props;
  const [search] = useSearchParams();
  const { data: resumes = [] } = useQuery(myResumes);
  const { data: posting } = useQuery(postingOf(job.id));
  const chosen = resumeToSend(resumes, job.id, draft)?.id ?? null;
  const offered = resumes.filter(({ id, jobId }) => jobId === null || jobId === job.id || id === chosen);
  return (
    <div className={styles.form}>
      <Stack gap={6}>
        {problem && <FormError title={problem} />}
        {resumes.length > 0 ? (
          <Field
            label="Resume"
            hint={posting?.id ? undefined : "The hiring team sees this resume and your profile"}
          >
            <Select
              options={offered.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={(resumeId) => onChange({ ...draft, resumeId })}
            />
            <Link href={onTheWay(`/resumes/for/${job.id}`, search)}>Fit your resume to this job</Link>
          </Field>
        ) : (
          <p className={styles.quiet}>
            You’re applying with your profile. <Link href="/resumes">Add a resume</Link>
          </p>
        )}
        <Answers
          job={job}
          fields={fields}
          answers={draft.answers}
          fileNames={draft.fileNames}
          captions={draft.captions}
          upload={uploadAnswer}
          videoWays={ownVideoWays}
          findLines={(prompt) => api.assistant.promptResponse({ body: { jobId: job.id, prompt } })}
          onChange={(changed) => onChange({ ...draft, ...changed })}
        />
        <Field label="Cover note" hint="Why this job, and what you bring" optional>
          <TextArea
            rows={5}
            value={draft.pitch}
            onChange={(event) => onChange({ ...draft, pitch: event.target.value })}
          />
          <Link href={onTheWay(`/resumes/for/${job.id}/letter`, search)}>Write a cover letter</Link>
        </Field>
        <ApplyTips jobId={job.id} />
        <JobWishes jobId={job.id} />
        {posting?.id && <p className={styles.quiet}>{seenByPoster}</p>}
        <p className={styles.quiet}>
          {scoringNotice} <Link href="/preferences#scoring">Change</Link>
        </p>
        <div>{children}</div>
      </Stack>
    </div>
  );
}
