import { useNavigate } from "react-router";
import type { JobCard } from "#contract/job-shapes.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { useCloseFilled } from "#web/hire/shared/jobs/use-close-filled.ts";

/** What can be done with a job from the list: each says what came of it, and reads the list again. */
export function useJobActions() {
  const navigate = useNavigate();
  const change = useChanges({ stale: [["jobs"], ["applications"]] });
  const act = (call: () => Promise<unknown>, success: string) => change({ call, success });
  const named = (job: JobCard) => job.jobTitle || "The draft";

  const { asked, ask, askFirst } = useCloseFilled();
  function close(job: JobCard, others?: "stay"): Promise<unknown> {
    return change({
      call: () => api.jobs.close({ params: { id: job.id }, body: { others } }),
      success: `${named(job)} closed`,
      refusal: (error) => ask(error, { count: 1, close: () => close(job, "stay") }),
    });
  }

  return {
    /** The question that closing a filled job asks. */
    asked,
    duplicate: (job: JobCard) =>
      act(async () => {
        const copy = await api.jobs.create({ query: { duplicateJobId: job.id }, body: {} });
        await navigate(`/hire/jobs/${copy.id}`);
      }, "Job duplicated as a draft"),
    close: (job: JobCard) => close(job),
    /** A filled job asks what becomes of the others, and nothing else; answers whether it does. */
    askIfFilled: (job: JobCard) => askFirst({ ids: [job.id] }, { count: 1, close: () => close(job, "stay") }),
    reopen: (job: JobCard) =>
      act(
        () => api.jobs.setStatus({ params: { id: job.id }, body: { status: "live" } }),
        `${named(job)} reopened`,
      ),
    remove: (job: JobCard) => act(() => api.jobs.remove({ params: { id: job.id } }), `${named(job)} deleted`),
  };
}
export type JobActions = ReturnType<typeof useJobActions>;
