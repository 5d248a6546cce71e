import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { peopleWords } from "#web/hire/shared/applicants/batch-words.ts";
import PassDialog from "#web/hire/shared/applicants/pass-dialog.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { type BatchWish, useBatch } from "#web/hire/shared/applicants/use-batch.ts";

/** Everyone who applied for a job and is neither hired nor gone. */
const othersOf = (jobId: string) =>
  queryOptions({
    queryKey: ["applications", "others", jobId],
    queryFn: async () => {
      const [waiting, saved, board] = await Promise.all([
        api.applications.feedIds({ query: { jobId } }),
        api.applications.feedIds({ query: { jobId, type: "saved" } }),
        api.applications.pipelineIds({ query: { jobId } }),
      ]);
      const hired = await api.applications.pipelineIds({ query: { jobId, stage: "hired" } });
      const gone = new Set(hired.ids);
      return [...new Set([...waiting.ids, ...saved.ids, ...board.ids])].filter((id) => !gone.has(id));
    },
  });

/** The last opening is filled: what the others are told, and then the job closes. */
export function CloseFilled({ job, onClose }: { job: PlannedJob; onClose: () => void }) {
  const { data: others } = useQuery(othersOf(job.jobId));
  const [telling, setTelling] = useState(false);
  const mayPass = useCan()("applicants");
  const { run } = useBatch();
  const close = useChange({
    call: () => api.jobs.close({ params: { id: job.jobId } }),
    done: onClose,
    success: `${job.jobTitle} closed`,
    stale: [["hiring-plan"], ["jobs"], ["applications"]],
    once: () => job.jobId,
  });
  async function tell(wish: Omit<BatchWish, "move">) {
    await run(others!, { move: "pass", ...wish });
    await close.attempt();
  }
  if (telling && others?.length)
    return <PassDialog ids={others} onPass={(wish) => void tell(wish)} onClose={() => setTelling(false)} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Close ${job.jobTitle}?`}
      description={questionOf(job, others?.length ?? 0)}
      footer={
        <>
          <Button onClick={onClose}>Keep it open</Button>
          <Button busy={close.isPending} disabled={!others} onClick={() => close.mutate()}>
            {others?.length ? "Close without passing" : "Close job"}
          </Button>
          {mayPass && others && others.length > 0 && (
            <Button tone="fill" onClick={() => setTelling(true)}>
              Choose what to tell them
            </Button>
          )}
        </>
      }
    />
  );
}

function questionOf({ filled, openings }: PlannedJob, others: number) {
  const full = `${filled} of ${openings} filled.`;
  if (others === 0) return `${full} No one else is waiting.`;
  const are = others === 1 ? "is" : "are";
  return `${full} ${peopleWords(others)} ${are} still in progress. If you close it now, pending applicants hear that the job closed, and people on the board stay there.`;
}
