import { useQuery } from "@tanstack/react-query";
import { Target } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { CloseFilled } from "#web/hire/shared/jobs/close-filled.tsx";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { EditPlan } from "./edit-plan.tsx";
import { planOfJob, plansOnPage, plansPage } from "#web/hire/shared/jobs/hiring-plan.ts";
import { isFilled, planAddress, planPath, stateOf, summaryOf } from "./plan.ts";
import styles from "./plan.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export const handle: ScreenRights = { changes: "jobs" };

export const meta = siteMeta({ title: "Hiring plan", path: planPath, hidden: true });

/** How many people each job is to be filled with, by when, and how far it is. */
export default function PlanPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const q = search.get("q") ?? "";
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const go = (words: string) =>
    void navigate(planAddress({ q: words }), { replace: true, preventScrollReset: true });
  return (
    <div className={columns.screen}>
      <PageHeader
        title="Hiring plan"
        description="How many people you want to hire for each job, and by when"
      />
      <PaneBody space="md" label="Hiring plan">
        <div className={styles.find}>
          <SearchInput label="Search jobs" value={q} onChange={go} />
        </div>
        <Loaded
          of={useQuery(plansPage({ q, page }))}
          rows={5}
          loading="Loading hiring plan"
          failed="Couldn’t load the hiring plan"
        >
          {({ jobs, total, sum }) =>
            total === 0 ? (
              <NothingPlanned q={q} />
            ) : (
              <div className={styles.page}>
                <p className={styles.sum}>{summaryOf(sum)}</p>
                <Plan jobs={jobs} />
                <Paging
                  page={page}
                  pages={Math.ceil(total / plansOnPage)}
                  label="Pages of the plan"
                  hrefFor={(number) => planAddress({ q, page: number })}
                />
              </div>
            )
          }
        </Loaded>
      </PaneBody>
    </div>
  );
}

function NothingPlanned({ q }: { q: string }) {
  if (q) return <EmptyState icon={Target} title="No jobs match" />;
  return (
    <EmptyState icon={Target} title="Nothing planned yet">
      Publish a job, and plan here how many people you want to hire for it.
    </EmptyState>
  );
}

function Plan({ jobs }: { jobs: readonly PlannedJob[] }) {
  const [search, setSearch] = useSearchParams();
  const [editing, setEditing] = useState<PlannedJob | null>(null);
  const can = useCan();
  const may = can("jobs");
  const mayClose = can("publish");
  const toClose = search.get("close") ?? "";
  const { data: named } = useQuery({ ...planOfJob(toClose), enabled: mayClose && toClose !== "" });
  const closing = mayClose && named?.status === "live" ? named : null;
  const show = (jobId: string | null) =>
    setSearch(
      (now) => {
        now.delete("close");
        if (jobId) now.set("close", jobId);
        return now;
      },
      { replace: true },
    );
  /** With fewer openings a job may be filled already: what becomes of it, and of the others, is asked at once. */
  function askWhenFilled(saved: PlannedJob) {
    if (saved.status === "live" && isFilled(saved) && editing && !isFilled(editing)) show(saved.jobId);
  }
  const closeJob = useChange({
    call: ({ jobId }: PlannedJob) => api.jobs.close({ params: { id: jobId }, body: { others: "stay" } }),
    success: (_, { jobTitle }) => `${jobTitle} closed`,
    stale: [["hiring-plan"], ["jobs"], ["applications"]],
    once: ({ jobId }) => jobId,
  });
  return (
    <>
      <Table
        caption="Jobs and their openings"
        rows={jobs}
        rowKey={({ jobId }) => jobId}
        columns={[
          {
            id: "job",
            title: "Job",
            main: true,
            cell: ({ jobId, jobTitle }) => <Link href={`/hire/pipeline?job=${jobId}`}>{jobTitle}</Link>,
          },
          {
            id: "filled",
            title: "Filled",
            numeric: true,
            cell: ({ filled, openings }) => `${filled} of ${openings}`,
          },
          { id: "active", title: "In progress", numeric: true, cell: ({ active }) => active },
          {
            id: "state",
            title: "Target date",
            cell: (job) => {
              const { words, tone } = stateOf(job);
              return <Badge tone={tone}>{words}</Badge>;
            },
          },
          {
            id: "acts",
            title: "Actions",
            hideTitle: true,
            cell: (job) =>
              may && (
                <Row gap={2} justify="right">
                  <Needs permission="jobs">
                    <Button size="sm" onClick={() => setEditing(job)} aria-label={`Plan ${job.jobTitle}`}>
                      Plan
                    </Button>
                  </Needs>
                  {mayClose && isFilled(job) && job.status === "live" && (
                    <Button
                      size="sm"
                      onClick={() => show(job.jobId)}
                      aria-label={`Close job ${job.jobTitle}`}
                    >
                      Close job
                    </Button>
                  )}
                </Row>
              ),
          },
        ]}
      />
      {editing && <EditPlan job={editing} onClose={() => setEditing(null)} onSaved={askWhenFilled} />}
      {closing && (
        <CloseFilled
          jobs={[closing]}
          count={1}
          close={() => closeJob.attempt(closing)}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
