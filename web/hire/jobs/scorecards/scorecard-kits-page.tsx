import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useParams } from "react-router";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import columns from "#web/hire/shared/columns.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { JobTabs } from "../job-tabs.tsx";
import { KitEditor } from "./kit-editor.tsx";
import { kitsOfJob } from "./kits.ts";

export const handle: ScreenRights = { changes: "jobs" };

export const meta = siteMeta({ title: "Scorecards", path: "/hire/jobs", hidden: true });

/** What each stage of a job looks for in people. */
export default function ScorecardKitsPage() {
  const { id = "" } = useParams();
  const { data: job } = useQuery(jobById(id));
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((stage: string, dirty: boolean) => {
    setUnsaved((before) => {
      const others = [...before].filter((each) => each !== stage);
      return new Set(dirty ? [...others, stage] : others);
    });
  }, []);
  return (
    <div className={columns.screen}>
      <PageHeader
        back={{ href: "/hire/jobs", label: "Jobs" }}
        title={job?.jobTitle ?? "Scorecards"}
        description="What the team looks for at each stage. Everyone rates the same attributes, before they read what others wrote."
      >
        <JobTabs id={id} current="scorecards" />
      </PageHeader>
      <PaneBody space="md" label="Scorecards of this job">
        <Loaded
          of={useQuery(kitsOfJob(id))}
          rows={6}
          loading="Loading scorecards"
          failed="Couldn’t load the scorecards"
        >
          {(kits) => (
            <Stack gap={8}>
              {kits.map((kit) => (
                <KitEditor key={kit.stage} jobId={id} kit={kit} onDirty={mark} />
              ))}
            </Stack>
          )}
        </Loaded>
      </PaneBody>
      <UnsavedGuard dirty={unsaved.size > 0} what="the scorecards" />
    </div>
  );
}
