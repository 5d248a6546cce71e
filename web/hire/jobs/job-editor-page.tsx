import { Callout } from "#ui/data/status/callout.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { PreviewSplit, type Side } from "#web/shared/editor/preview-split.tsx";
import { useFirstWrong } from "#web/shared/editor/use-first-wrong.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { labelOf } from "./job-draft.ts";
import { JobFields } from "./job-fields.tsx";
import { JobPreview } from "./job-preview.tsx";
import { platformName } from "#web/words/platform-name.ts";
import { JobTabs } from "./job-tabs.tsx";
import { PasteJob } from "./paste-job.tsx";
import { PublishButton } from "./publish-button.tsx";
import { PublishingSteps } from "./publishing-steps.tsx";
import { useFilling } from "./writing/use-filling.ts";
import { WriteDraft } from "./writing/write-draft.tsx";
import { useJobEditor } from "./use-job-editor.ts";
import { PeopleOfStages } from "#web/hire/shared/stages/people-of-stages.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { changes: "jobs" };

export const meta = siteMeta({ title: "Job", path: "/hire/jobs", hidden: true });

/** The address of a job that has no id yet. */
const newJob = "new";
const back = { href: "/hire/jobs", label: "Jobs" };

/** Writes a new job, or changes one; the page it will have stands beside it. */
export default function JobEditorPage() {
  const { id = newJob } = useParams();
  const { key, onKept } = useEditorKey(id);
  const job = useQuery({ ...jobById(id), enabled: id !== newJob });
  const company = useMyCompany();
  const known = company.data && (job.data || id === newJob);
  const failed = job.error ? job : company;
  return (
    <Loaded
      of={{ data: known ? company.data : undefined, error: failed.error, refetch: failed.refetch }}
      rows={6}
      loading="Loading job"
      failed="Couldn’t load the job"
      frame={(waiting) => (
        <>
          <PageHeader title="Job" back={back} />
          <PaneBody>{waiting}</PaneBody>
        </>
      )}
    >
      {({ companyHQlocation }) => (
        <JobEditor
          key={key}
          job={job.data ?? null}
          companyCurrency={currencyOfPlace(companyHQlocation)}
          onKept={onKept}
        />
      )}
    </Loaded>
  );
}

const words = {
  draft: { badge: "Draft", tone: "quiet", save: "Save draft", publish: "Publish" },
  live: { badge: "Live", tone: "good", save: "Save changes", publish: null },
  closed: { badge: "Closed", tone: "outline", save: "Save changes", publish: "Reopen" },
} as const;

function JobEditor(given: Parameters<typeof useJobEditor>[0]) {
  const { job } = given;
  const editor = useJobEditor(given);
  const mayPublish = useCan()("publish");
  const [side, setSide] = useState<Side>("write");
  const filling = useFilling(editor);
  const { draft, dirty, busy, problem } = editor;
  const word = words[job?.status ?? "draft"];
  const form = useFirstWrong(problem?.fields, () => setSide("write"));
  const phone = usePhone();
  const steps = <PublishingSteps job={job} editor={editor} />;
  const begin = (job?.status ?? "draft") === "draft" && (
    <>
      <WriteDraft draft={draft} onAccept={filling.accept} />
      <PasteJob onFill={filling.fill} />
    </>
  );
  return (
    <div className={columns.screen}>
      <PageHeader
        back={back}
        title={draft.jobTitle.trim() || (job ? "Untitled draft" : "New job")}
        actions={
          <Row gap={2}>
            {!phone && <Badge tone={word.tone}>{word.badge}</Badge>}
            {!phone && begin}
            <Button
              tone={word.publish && mayPublish ? "plain" : "fill"}
              busy={busy === "save"}
              disabled={job !== null && !dirty}
              onClick={() => void editor.save()}
            >
              {phone ? "Save" : word.save}
            </Button>
            {word.publish && mayPublish && (
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
      <PreviewSplit
        label="Job"
        form={form}
        preview={<JobPreview draft={draft} />}
        side={side}
        onSide={setSide}
      >
        {phone && steps}
        {phone && begin && (
          <Row gap={2} wrap>
            {begin}
          </Row>
        )}
        {problem && (
          <FormError
            title={problem.sentence}
            fields={Object.entries(problem.fields).map(([field, message]) => ({
              label: labelOf(field) ?? "Form",
              message,
            }))}
          />
        )}
        {job?.jobPlatform && (
          <Callout tone="info">
            This job comes from {platformName(job.jobPlatform)}. The next sync replaces anything you change
            here.
          </Callout>
        )}
        <ConflictNote
          fields={editor.conflicts.map((name) => (labelOf(name) ?? "the pay").toLowerCase())}
          onTakeTheirs={editor.takeTheirs}
        />
        <JobFields editor={editor} job={job} filling={filling} />
      </PreviewSplit>
      {editor.leaving && (
        <PeopleOfStages
          occupied={editor.leaving.occupied}
          stages={draft.stages}
          busy={busy === "save"}
          onClose={editor.leaving.keep}
          onMove={(peopleTo) => void editor.save(peopleTo)}
        />
      )}
      <UnsavedGuard dirty={dirty} what="this job" free={editor.free} />
    </div>
  );
}

/** A new job keeps its editor once it has an id: what is typed meanwhile stays. */
function useEditorKey(id: string) {
  const [begun, setBegun] = useState(0);
  const [kept, setKept] = useState<{ id: string; key: string } | null>(null);
  const key = kept?.id === id ? kept.key : id === newJob ? `new ${begun}` : id;
  // The next new job gets an editor of its own.
  if (kept?.id === id && kept.key === `new ${begun}`) setBegun(begun + 1);
  return { key, onKept: (newId: string) => setKept({ id: newId, key }) };
}
