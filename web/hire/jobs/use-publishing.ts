import { useState } from "react";
import type { Job } from "#contract/job-shapes.ts";
import type { JobInWriting } from "#contract/job-drafts.ts";
import type { OccupiedStage, PeopleTo } from "#contract/job-stages.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { type Problem, problemOf } from "#web/shared/editor/problem.ts";
import { occupiedIn } from "#web/hire/shared/stages/people-of-stages.tsx";
import { type JobDraft, problemIn } from "./job-draft.ts";
import type { useJobSaving } from "./use-job-saving.ts";

interface ActionsOptions {
  job: Job | null;
  draft: JobDraft;
  saving: ReturnType<typeof useJobSaving>;
  onProblem: (problem: Problem | null) => void;
  done: (known: JobInWriting) => void;
}
interface Act {
  work: "publish" | "save" | "marketplace";
  send: (id: string, draftVersion: number) => Promise<Job>;
  told: string;
}

/** What makes written words public, once they are saved. */
export function useJobActions({ job, draft, saving, onProblem, done }: ActionsOptions) {
  const { acting, occupied, setOccupied } = useActing({ saving, onProblem, done });
  const [again, setAgain] = useState<(peopleTo: PeopleTo) => void>();
  /** The draft becomes the job; a stage that goes asks where its people go. */
  function write(act: Omit<Act, "send">, publish: boolean, peopleTo?: PeopleTo) {
    const stop = problemIn(draft, { toPublish: publish && !job?.publishedAt });
    onProblem(stop);
    setOccupied(null);
    if (stop) return;
    setAgain(() => (to: PeopleTo) => write(act, publish, to));
    const query = publish ? ({ publish: "true" } as const) : {};
    const send = (id: string, draftVersion: number) =>
      api.jobs.update({ params: { id }, query, body: { draftVersion, peopleTo } });
    void acting.attempt({ ...act, send });
  }
  const told = { draft: "Job published", live: "Your changes are live", closed: "Job reopened" };
  return {
    publish: () => write({ work: "publish", told: told[job?.status ?? "draft"] }, true),
    /** Only for a closed job: its page changes, and it stays closed. */
    keepClosed: () => write({ work: "save", told: "Changes saved. The job stays closed." }, false),
    setMarketplace: (listed: boolean) => acting.attempt(marketplaceSwitch(listed)),
    busy: acting.isPending ? acting.variables.work : null,
    leaving: occupied && { occupied, keep: () => setOccupied(null), move: (to: PeopleTo) => again?.(to) },
  };
}

function useActing({ saving, onProblem, done }: Pick<ActionsOptions, "saving" | "onProblem" | "done">) {
  const [occupied, setOccupied] = useState<OccupiedStage[] | null>(null);
  const acting = useChange<Act, JobInWriting>({
    call: async ({ send }) => {
      // What can be saved is; then what was refused before is sent as well, to hear why.
      await saving.save();
      await saving.save("all");
      const { job: now, version } = saving.version()!;
      await send(now.id, version);
      return api.jobs.draft({ params: { id: now.id } });
    },
    done,
    success: (_, { told }) => told,
    refusal: (error) => {
      setOccupied(occupiedIn(error));
      onProblem(problemOf(error));
      return null;
    },
    once: () => "job",
    stale: [["jobs"], ["stages"]],
  });
  return { acting, occupied, setOccupied };
}

function marketplaceSwitch(listed: boolean): Act {
  const call = listed ? api.jobs.publishToMarketplace : api.jobs.unpublishFromMarketplace;
  return {
    work: "marketplace",
    send: (id) => call({ params: { id } }),
    told: listed ? "Job added to the marketplace" : "Job removed from the marketplace",
  };
}
