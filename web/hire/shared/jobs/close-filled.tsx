import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CallRefused } from "#contract/client.ts";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { peopleWords } from "#web/hire/shared/applicants/batch-words.ts";
import PassDialog from "#web/hire/shared/applicants/pass-dialog.tsx";
import { type BatchWish, useBatch } from "#web/hire/shared/applicants/use-batch.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";

export type FilledJob = Pick<PlannedJob, "jobId" | "jobTitle" | "filled" | "openings">;

/** The filled jobs that a refusal to close names; null for any other refusal. */
export function filledIn(error: unknown): FilledJob[] | null {
  if (!(error instanceof CallRefused) || error.error.code !== "OTHERS_WAITING") return null;
  return (error.error.details as unknown as { jobs: FilledJob[] }).jobs;
}

/** Everyone who applied for some jobs and is neither hired nor gone. */
const othersOf = (jobIds: readonly string[]) =>
  queryOptions({
    queryKey: ["applications", "others", ...jobIds],
    queryFn: async () => (await Promise.all(jobIds.map(othersOfJob))).flat(),
  });

async function othersOfJob(jobId: string) {
  const [waiting, reviewed, saved, board, hired] = await Promise.all([
    api.applications.feedIds({ query: { jobId } }),
    api.applications.feedIds({ query: { jobId, type: "review" } }),
    api.applications.feedIds({ query: { jobId, type: "saved" } }),
    api.applications.pipelineIds({ query: { jobId } }),
    api.applications.pipelineIds({ query: { jobId, stage: "hired" } }),
  ]);
  const gone = new Set(hired.ids);
  return [...new Set([...waiting.ids, ...reviewed.ids, ...saved.ids, ...board.ids])].filter(
    (id) => !gone.has(id),
  );
}

interface CloseFilledProps {
  jobs: readonly FilledJob[];
  /** How many jobs will be closed, including those that aren’t filled. */
  count: number;
  /** Closes them; what becomes of the others is answered. */
  close: () => Promise<unknown>;
  onClose: () => void;
}

/** The last opening is filled: what the others are told, and then the job closes. */
export function CloseFilled({ jobs, count, close, onClose }: CloseFilledProps) {
  const { data: others } = useQuery(othersOf(jobs.map(({ jobId }) => jobId)));
  const [telling, setTelling] = useState(false);
  const [busy, setBusy] = useState(false);
  const mayPass = useCan()("applicants");
  const { run } = useBatch();
  async function end() {
    setBusy(true);
    await close();
    onClose();
  }
  async function tell(wish: Omit<BatchWish, "move">) {
    // Whoever couldn’t be passed is asked about again.
    if (await run(others!, { move: "pass", ...wish })) await end();
    else setTelling(false);
  }
  if (telling && others?.length)
    return <PassDialog ids={others} onPass={(wish) => void tell(wish)} onClose={() => setTelling(false)} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Close ${count > jobs.length ? counted(count, "job") : namesOf(jobs)}?`}
      description={questionOf(jobs, { count, others: others?.length })}
      footer={
        <>
          <Button onClick={onClose}>Keep {count === 1 ? "it" : "them"} open</Button>
          <Button busy={busy} disabled={!others} onClick={() => void end()}>
            {others?.length ? "Close without passing" : count === 1 ? "Close job" : "Close jobs"}
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

/** "Ranger and Nurse", or "4 jobs". */
function namesOf(jobs: readonly FilledJob[]) {
  return jobs.length > 3 ? counted(jobs.length, "job") : sentenceList(jobs.map(({ jobTitle }) => jobTitle));
}

interface Closing {
  count: number;
  /** Undefined while loading. */
  others: number | undefined;
}
function questionOf(jobs: readonly FilledJob[], { count, others }: Closing) {
  const full = fullWords(jobs, count);
  if (others === undefined) return full;
  const there = count > jobs.length ? " there" : "";
  if (others === 0) return `${full} No one else is waiting${there}.`;
  const are = others === 1 ? "is" : "are";
  return `${full} ${peopleWords(others)} ${are} still in progress${there}. If you close ${count === 1 ? "it" : "them"} now, pending applicants are told that the job closed, and people in the pipeline stay there.`;
}

function fullWords(jobs: readonly FilledJob[], count: number) {
  const [only] = jobs;
  if (count > jobs.length) return `${namesOf(jobs)} ${jobs.length === 1 ? "is" : "are"} filled.`;
  return jobs.length === 1
    ? `${only!.filled} of ${only!.openings} filled.`
    : "The openings of these jobs are filled.";
}
