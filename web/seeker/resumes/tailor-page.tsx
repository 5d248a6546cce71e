import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import type { OptimizedResume, ResumeVersion } from "#contract/resume-tailoring.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { onTheWay } from "#web/shared/jobs/job-address.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { TitledScreen } from "../titled-screen.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { ResumePreview } from "./resume-preview.tsx";
import { proposalsFor, useTailoring, versionFor } from "./use-tailoring.ts";
import { UndoRedo } from "./undo-redo.tsx";
import builder from "./builder.module.css";
import styles from "./tailor.module.css";

export const meta = siteMeta({ title: "Fit your resume", path: "/resumes", hidden: true });

const frame = (waiting: React.ReactNode) => <TitledScreen title="Fit your resume">{waiting}</TitledScreen>;

/** What a resume could say differently for one job; nothing changes before its owner says so. */
export default function TailorPage() {
  const { jobId = "" } = useParams();
  const version = useQuery(versionFor(jobId));
  const { data: resumes } = useQuery(myResumes);
  if (resumes?.length === 0)
    return frame(
      <EmptyState title="No resume yet" action={<ButtonLink href="/resumes">Add a resume</ButtonLink>}>
        Add or write one first. Then see what to change for this job.
      </EmptyState>,
    );
  return (
    <Loaded of={version} loading="Loading your version" failed="Couldn’t load your version" frame={frame}>
      {(kept) => <Compared jobId={jobId} kept={kept} />}
    </Loaded>
  );
}

/** The version with what could be changed in the resume it follows, or in another one that is chosen. */
function Compared({ jobId, kept }: { jobId: string; kept: ResumeVersion | null }) {
  const [search] = useSearchParams();
  // The first change that is kept makes a version; what is proposed stays as it is.
  const [keptBase] = useState(kept?.base.id);
  const baseId = search.get("resume") ?? keptBase;
  const proposals = useQuery(proposalsFor(jobId, baseId));
  return (
    <Loaded
      of={proposals}
      loading="Comparing your resume with the job"
      failed="Couldn’t compare them"
      frame={frame}
    >
      {(found) => <Tailor key={`${jobId} ${found.resumeId}`} found={found} kept={kept} />}
    </Loaded>
  );
}

type View = "changes" | "pages";

function Tailor({ found, kept }: { found: OptimizedResume; kept: ResumeVersion | null }) {
  const tailoring = useTailoring({ jobId: found.job.id, baseId: found.resumeId, kept });
  const [search] = useSearchParams();
  const phone = usePhone();
  const [view, setView] = useState<View>("changes");
  const { data: resumes } = useQuery(myResumes);
  const shown = kept?.resume ?? resumes?.find(({ id }) => id === found.resumeId);
  const tools = <Tools tailoring={tailoring} resumeId={kept?.resume.id} />;
  return (
    <Pane label="Fit your resume">
      <PageHeader
        title={`Fit your resume to ${found.job.jobTitle}`}
        description={found.job.companyName}
        back={{ href: onTheWay(`/jobs/${found.job.id}`, search), label: "Job" }}
        size="pane"
        actions={!phone && tools}
      />
      {phone && <div className={styles.tools}>{tools}</div>}
      <UnsavedGuard dirty={!tailoring.saved} query what="this version" />
      {phone && (
        <div className={builder.views}>
          <Segmented
            label="View"
            wide
            segments={[
              { value: "changes", label: "Changes" },
              { value: "pages", label: "Pages" },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      )}
      <div className={builder.beside}>
        {(!phone || view === "changes") && (
          <PaneBody label="Changes for this job">
            <ProposalList found={found} version={kept} tailoring={tailoring} />
          </PaneBody>
        )}
        {(!phone || view === "pages") && shown && (
          <PaneBody label="Pages">
            <ResumePreview draft={shown} />
          </PaneBody>
        )}
      </div>
    </Pane>
  );
}

interface ToolsProps {
  tailoring: ReturnType<typeof useTailoring>;
  /** Once there is a version. */
  resumeId: string | undefined;
}
function Tools({ tailoring, resumeId }: ToolsProps) {
  const { undo, redo, problem, saved } = tailoring;
  return (
    <>
      <span className={builder.state} role="status">
        {problem ?? (resumeId && (saved ? "Saved" : "Saving…"))}
      </span>
      <UndoRedo undo={undo} redo={redo} />
      {resumeId && (
        <ButtonLink href={`/resumes/${resumeId}/write`} size="sm" icon={PenLine}>
          Write
        </ButtonLink>
      )}
    </>
  );
}
