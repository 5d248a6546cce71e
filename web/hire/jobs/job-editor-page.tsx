import { Callout } from "#ui/data/status/callout.tsx";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useParams } from "react-router";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { Badge } from "#ui/data/status/badge.tsx";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { PreviewSplit, type Side } from "#web/shared/editor/preview-split.tsx";
import { useFirstWrong } from "#web/shared/forms/use-first-wrong.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { jobInWriting } from "#web/hire/shared/jobs/hire-jobs.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { labelOf } from "./job-draft.ts";
import { JobActions } from "./job-actions.tsx";
import { JobFields } from "./job-fields.tsx";
import { JobPreview } from "./job-preview.tsx";
import { platformName } from "#shared/words/platform-name.ts";
import { JobTabs } from "./job-tabs.tsx";
import { NeedsFields } from "#web/hire/shared/team/needs-fields.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import { PasteJob } from "./paste-job.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { PublishingSteps } from "./publishing-steps.tsx";
import { useFilling } from "./writing/use-filling.ts";
import { WriteDraft } from "./writing/write-draft.tsx";
import { type JobEditor as Editor, useJobEditor } from "./use-job-editor.ts";
import { useRefusal } from "./use-refusal.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { PeopleOfStages } from "#web/hire/shared/stages/people-of-stages.tsx";
import columns from "#web/hire/shared/columns.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { changes: "jobs" };

export const meta = siteMeta({ title: "Job", path: "/hire/jobs", hidden: true });

/** The address of a job that has no id yet. */
const newJob = "new";
const back = { href: "/hire/jobs", label: "Jobs" };

/** Writes a new job, or changes one; the page it will have stands beside it. */
export default function JobEditorPage() {
  const { id = newJob } = useParams();
  const { key, onKept } = useEditorKey(id);
  const job = useQuery({ ...jobInWriting(id), enabled: id !== newJob });
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
      {({ companyHQlocation, channelFlags }) => (
        <JobEditor
          key={key}
          opened={job.data ?? null}
          companyDefaults={{
            currency: currencyOfPlace(companyHQlocation),
            publishedToMarketplace: channelFlags.marketplace,
          }}
          onKept={onKept}
        />
      )}
    </Loaded>
  );
}

const badges = {
  draft: { label: "Draft", tone: "quiet" },
  live: { label: "Live", tone: "good" },
  closed: { label: "Closed", tone: "outline" },
  held: { label: "On hold", tone: "warn" },
} as const;

function JobEditor(given: Parameters<typeof useJobEditor>[0]) {
  const editor = useJobEditor(given);
  const [side, setSide] = useState<Side>("write");
  const filling = useFilling(editor);
  const { draft, dirty, busy, problem, job, conflicts, leaving } = editor;
  const badge = job?.heldAt && job.status === "live" ? badges.held : badges[job?.status ?? "draft"];
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, useRefusal(problem), () => setSide("write"));
  const phone = usePhone();
  useHotkeys({ "mod+z": editor.undo ?? undefined, "mod+shift+z": editor.redo ?? undefined });
  const steps = <PublishingSteps job={job} editor={editor} />;
  const begin = (job?.status ?? "draft") === "draft" && (
    <>
      <WriteDraft draft={draft} onAccept={filling.accept} />
      <Needs permission="jobs">
        <PasteJob onFill={filling.fill} />
      </Needs>
    </>
  );
  return (
    <div className={columns.screen}>
      <PageHeader
        back={back}
        title={draft.jobTitle.trim() || (job ? "Untitled draft" : "New job")}
        actions={
          !phone && (
            <Row gap={2}>
              <Badge tone={badge.tone}>{badge.label}</Badge>
              {begin}
              <JobActions editor={editor} />
            </Row>
          )
        }
      >
        {phone && (
          <Row gap={2}>
            <JobActions editor={editor} />
          </Row>
        )}
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
        <Notes editor={editor} />
        <NeedsFields permission="jobs">
          <JobFields editor={editor} job={job} filling={filling} />
        </NeedsFields>
      </PreviewSplit>
      {leaving && (
        <PeopleOfStages
          occupied={leaving.occupied}
          stages={draft.stages}
          busy={busy !== null}
          onClose={leaving.keep}
          onMove={leaving.move}
        />
      )}
      <UnsavedGuard dirty={dirty || conflicts.length > 0} what="this job" free={editor.free} />
    </div>
  );
}

/** What to know before going on: what is wrong, where the job is from, what was written elsewhere meanwhile. */
function Notes({ editor }: { editor: Editor }) {
  const { problem, job, conflicts } = editor;
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      {editor.stagesGone.length > 0 && (
        <Callout tone="warn">
          {sentenceList(editor.stagesGone.map((name) => `“${name}”`))}{" "}
          {editor.stagesGone.length === 1 ? "isn’t one" : "aren’t"} of your company’s stages anymore, so this
          draft goes on without {editor.stagesGone.length === 1 ? "it" : "them"}.
        </Callout>
      )}
      {job?.heldReason && (
        <Callout tone="warn">
          This job is on hold, so no one but your team finds it. Here’s why: {job.heldReason}
        </Callout>
      )}
      {job?.jobPlatform && job.status === "draft" && editor.leftBoard && (
        <Callout tone="warn">
          {platformName(job.jobPlatform)} no longer lists this job. The draft stays as it is: publish it if
          you’re still hiring, or delete it.
        </Callout>
      )}
      {job?.jobPlatform && !editor.leftBoard && (
        <Callout tone="info">
          This job comes from {platformName(job.jobPlatform)}. The next sync replaces anything you change
          here.
        </Callout>
      )}
      <ConflictNote
        by={editor.changedBy}
        own={editor.changedBy === null}
        where="in another tab or on another device"
        says={otherTitle(editor)}
        fields={conflicts.map((name) => (labelOf(name) ?? "the pay").toLowerCase())}
        onTakeTheirs={editor.takeTheirs}
        onKeepMine={editor.keepMine}
      />
    </>
  );
}

/** The title that the other version has, where only the title is at odds. */
function otherTitle({ conflicts, saved }: Editor) {
  return conflicts.length === 1 && conflicts[0] === "jobTitle" ? saved.jobTitle : null;
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
