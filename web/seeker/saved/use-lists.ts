import { useNavigate } from "react-router";
import type { CandidateList } from "#contract/candidate-lists.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { sendSignal } from "#web/shared/matching/send-signal.ts";
import { savedJobs } from "#web/shared/jobs/saved-jobs.ts";

export type Saved = Awaited<ReturnType<typeof api.jobTracker.savedJobs>>;
export type SavedJob = Saved["jobs"][number];

/** What can be done with lists of saved jobs. */
export function useLists() {
  const change = useChanges({ stale: [savedJobs] });
  const navigate = useNavigate();
  return {
    start: (name: string) =>
      change({
        call: () => api.jobTracker.saveJobs({ body: { name } }),
        done: ({ started }) => navigate(`/saved?list=${started!.id}`),
        about: "new list",
      }),
    rename: ({ id }: CandidateList, name: string) =>
      change({ call: () => api.jobTracker.renameList({ params: { id }, body: { name } }) }),
    remove: ({ id, name }: CandidateList) =>
      change({
        call: () => api.jobTracker.removeList({ params: { id } }),
        done: () => navigate("/saved"),
        success: `${name} deleted. Its jobs stay saved.`,
        about: id,
      }),
    share: ({ id }: CandidateList, shownName: string) =>
      change({
        call: () => api.jobTracker.shareList({ params: { id }, body: { shownName } }),
        success: "Anyone with the link can see this list",
        about: id,
      }),
    unshare: ({ id }: CandidateList) =>
      change({
        call: () => api.jobTracker.unshareList({ params: { id } }),
        success: "The link no longer works",
        about: id,
      }),
  };
}

/** What can be done with a saved job. */
export function useSavedJobs() {
  const change = useChanges({ stale: [savedJobs, ["job-marks"]] });
  const save = ({ id }: SavedJob, listId: string | null) =>
    api.jobTracker.saveJob({ body: { jobId: id, saved: true, listId } });
  return {
    move: (job: SavedJob, to: CandidateList | null) =>
      change({
        call: () => save(job, to?.id ?? null),
        success: () => ({
          text: to ? `${job.jobTitle} moved to ${to.name}` : `${job.jobTitle} taken off the list`,
          undo: () => void change({ call: () => save(job, job.listId) }),
        }),
      }),
    unsave: (job: SavedJob) =>
      change({
        call: () => api.jobTracker.saveJob({ body: { jobId: job.id, saved: false } }),
        done: () => sendSignal(job.id, "unsaved"),
        success: () => ({
          text: `${job.jobTitle} removed from Saved`,
          undo: () =>
            void change({ call: () => save(job, job.listId), done: () => sendSignal(job.id, "saved") }),
        }),
      }),
  };
}
