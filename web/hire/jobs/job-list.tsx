import { Archive, RotateCcw, Send } from "lucide-react";
import { useState } from "react";
import type { JobAudience, JobCard } from "#contract/job-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { CloseFilled } from "#web/hire/shared/jobs/close-filled.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import type { JobTab } from "#web/hire/shared/jobs/hire-jobs.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { JobTable } from "./job-table.tsx";
import { useJobActions } from "./use-job-actions.ts";
import { useManyJobs } from "./use-many-jobs.ts";
import styles from "./jobs.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

const ConfirmDialog = lazyOverlay(
  async () => (await import("#ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
);

const moves = {
  live: { verb: "Close", said: "closed", to: "closed", icon: Archive },
  closed: { verb: "Reopen", said: "reopened", to: "live", icon: RotateCcw },
  draft: { verb: "Publish", said: "published", to: "live", icon: Send },
} as const;

interface JobListProps {
  companyId: string;
  tab: JobTab;
  q: string;
  shown?: JobAudience | undefined;
  jobs: readonly JobCard[];
  /** How many match on all pages. */
  total: number;
}

/** One page of jobs, each with a tick, and what can be done with all that are ticked. */
export function JobList({ companyId, tab, q, shown, jobs, total }: JobListProps) {
  const actions = useJobActions();
  const mayPublish = useCan()("publish");
  const many = useManyJobs(companyId);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState(false);
  const filled = actions.asked ?? many.asked;
  const ticked = jobs.filter(({ id }) => ids.has(id));
  const chosen = all ? total : ticked.length;
  const { verb, said, to, icon } = moves[tab];

  function choose(next: ReadonlySet<string>) {
    setIds(next);
    setAll(false);
  }
  function tick(id: string, on: boolean) {
    const next = new Set(ids);
    if (on) next.add(id);
    else next.delete(id);
    choose(next);
  }
  const wish = {
    chosen: all ? { matching: { status: tab, q, shown } } : { ids: ticked.map(({ id }) => id) },
    count: chosen,
    to,
    said,
  };
  async function begin() {
    if (tab === "closed") return move();
    if (tab === "live" && (await many.askIfFilled(wish))) return choose(new Set());
    setAsking(true);
  }
  function move() {
    setAsking(false);
    many.mutate(wish);
    choose(new Set());
  }

  return (
    <>
      {mayPublish && (
        <div className={styles.many} role="group" aria-label="Selected jobs">
          <Checkbox
            label={chosen ? `${chosen.toLocaleString("en-US")} selected` : "Select all"}
            checked={ticked.length === jobs.length}
            indeterminate={ticked.length > 0 && ticked.length < jobs.length}
            onChange={(on) => choose(new Set(on ? jobs.map(({ id }) => id) : []))}
          />
          {ticked.length === jobs.length && total > jobs.length && !all && (
            <Button size="sm" onClick={() => setAll(true)}>
              Select all {counted(total, "job")}
            </Button>
          )}
          {chosen > 0 && (
            <Needs permission="publish" inEveryPlan={tab === "live"}>
              <Button
                size="sm"
                tone={tab === "live" ? "danger" : "fill"}
                icon={icon}
                busy={many.isPending}
                onClick={() => void begin()}
              >
                {verb} {counted(chosen, "job")}
              </Button>
            </Needs>
          )}
        </div>
      )}
      <JobTable
        jobs={jobs}
        actions={actions}
        ticked={all ? new Set(jobs.map(({ id }) => id)) : ids}
        onTick={mayPublish ? tick : undefined}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${verb} ${counted(chosen, "job")}?`}
        description={
          tab === "live"
            ? "No one can apply anymore, and we’ll tell everyone still waiting that the job has closed. You can undo this for 8 seconds."
            : "Everyone can see them and apply. Jobs without a title, description or location stay drafts."
        }
        action={`${verb} ${counted(chosen, "job")}`}
        danger={tab === "live"}
        onConfirm={move}
      />
      {filled && <CloseFilled {...filled} />}
    </>
  );
}
