import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import type { Job } from "#contract/jobs.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Segmented } from "#ui/controls/segmented.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { UnsavedGuard } from "#web/shared/forms/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { jobById } from "./hire-jobs.ts";
import { JobFields } from "./job-fields.tsx";
import { JobPreview } from "./job-preview.tsx";
import { platformName } from "./job-table.tsx";
import { JobTabs } from "./job-tabs.tsx";
import { PublishButton } from "./publish-button.tsx";
import { PublishingSteps } from "./publishing-steps.tsx";
import { useJobEditor } from "./use-job-editor.ts";
import styles from "./job-editor.module.css";

export const meta = siteMeta({ title: "Job", path: "/hire/jobs", hidden: true });

const back = { href: "/hire/jobs", label: "Jobs" };

/** Writes a new job, or changes one; the page it will have stands beside it. */
export default function JobEditorPage() {
  const { id } = useParams();
  const { data: job, error, refetch } = useQuery({ ...jobById(id ?? ""), enabled: id !== undefined });
  if (!id) return <JobEditor key="new" job={null} />;
  if (job) return <JobEditor key={job.id} job={job} />;
  return (
    <>
      <PageHeader title="Job" back={back} />
      <PaneBody>
        {error ? (
          <EmptyState
            title={sentenceOf(error)}
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        ) : (
          <ListSkeleton rows={6} label="Loading the job" />
        )}
      </PaneBody>
    </>
  );
}

const words = {
  draft: { badge: "Draft", tone: "quiet", save: "Save draft", publish: "Publish" },
  live: { badge: "Live", tone: "good", save: "Save changes", publish: null },
  closed: { badge: "Closed", tone: "outline", save: "Save changes", publish: "Reopen" },
} as const;

function JobEditor({ job }: { job: Job | null }) {
  const editor = useJobEditor(job);
  const [side, setSide] = useState<"write" | "preview">("write");
  const { draft, dirty, busy, problem } = editor;
  const word = words[job?.status ?? "draft"];
  const form = useFirstWrong(problem?.fields, () => setSide("write"));
  const phone = usePhone();
  const steps = <PublishingSteps job={job} editor={editor} />;
  return (
    <div className={styles.screen}>
      <PageHeader
        back={back}
        title={draft.jobTitle.trim() || (job ? "Untitled draft" : "New job")}
        actions={
          <Row gap={2}>
            {!phone && <Badge tone={word.tone}>{word.badge}</Badge>}
            <Button
              tone={word.publish ? "plain" : "fill"}
              busy={busy === "save"}
              disabled={job !== null && !dirty}
              onClick={() => void editor.save()}
            >
              {phone ? "Save" : word.save}
            </Button>
            {word.publish && (
              <PublishButton
                label={word.publish}
                busy={busy === "publish"}
                onPublish={() => void editor.publish()}
              />
            )}
          </Row>
        }
      >
        {!phone && steps}
        {job && <JobTabs id={job.id} current="job" />}
      </PageHeader>
      <div className={styles.turn}>
        <Segmented
          label="Form or preview"
          wide
          value={side}
          onChange={setSide}
          segments={[
            { value: "write", label: "Write" },
            { value: "preview", label: "Preview" },
          ]}
        />
      </div>
      <div className={styles.page} data-side={side}>
        <form
          ref={form}
          className={styles.form}
          aria-label="Job"
          onSubmit={(event) => event.preventDefault()}
          noValidate
        >
          {phone && steps}
          {problem && (
            <FormError
              title={problem.sentence}
              fields={Object.entries(problem.fields).map(([field, message]) => ({
                label: labels[field] ?? "Form",
                message,
              }))}
            />
          )}
          {job?.jobPlatform && (
            <p className={styles.note}>
              This job comes from {platformName(job.jobPlatform)}. Reading the board again writes over what
              differs there.
            </p>
          )}
          <JobFields editor={editor} />
        </form>
        <div className={styles.beside} role="region" aria-label="Preview" tabIndex={0}>
          <JobPreview draft={draft} />
        </div>
      </div>
      <UnsavedGuard dirty={dirty} what="this job" free={editor.free} />
    </div>
  );
}

/** Brings the form forward and the focus to the first field that needs a look. */
function useFirstWrong(fields: Record<string, string> | undefined, show: () => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!fields || Object.keys(fields).length === 0) return;
    show();
    // A frame later, when a form that stood behind the preview can take the focus.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
    // Only what is wrong matters here; showing is made anew with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fields]);
  return form;
}

const labels: Record<string, string> = {
  jobTitle: "Title",
  jobDescription: "Description",
  requirementCorrections: "Requirements",
  locations: "Places",
  salary: "Salary",
  stages: "Extra stages",
  prompts: "Questions",
  hiringManagerEmail: "Hiring manager",
  department: "Department",
  jobBudgetData: "Qualified at a score of",
};
