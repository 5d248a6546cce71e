import { useQuery } from "@tanstack/react-query";
import { Bookmark, BookmarkCheck } from "lucide-react";
import type { JobCard } from "#contract/job-shapes.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { sendSignal } from "#web/shared/matching/send-signal.ts";
import { savedJobs } from "#web/shared/jobs/saved-jobs.ts";
import { useVisitor } from "#web/shared/session/visitor.tsx";
import { PageToggle } from "./page-toggle.tsx";

interface SaveJobProps {
  job: Pick<JobCard, "id" | "jobTitle">;
  /** With its word, on the job's own page. */
  wide?: boolean;
}
interface Wanted {
  saved: boolean;
  listId?: string | null;
}
/** Keeps a job for later from a page anyone may read. */
export function SaveJob({ job: { id, jobTitle }, wide }: SaveJobProps) {
  const door = useVisitor();
  const { data } = useQuery({ ...savedJobs, enabled: door?.visitor === "candidate" });
  const saved = data?.list.includes(id) ?? false;

  const listId = data?.jobs.find((job) => job.id === id)?.listId;

  const mark = useChange({
    call: (wanted: Wanted) => api.jobTracker.saveJob({ body: { jobId: id, ...wanted } }),
    done: (_, { saved: wanted }) => sendSignal(id, wanted ? "saved" : "unsaved"),
    success: (_, { saved: wanted }): ToastWish => ({
      text: wanted ? `Saved ${jobTitle}` : `${jobTitle} removed from Saved`,
      tone: "success",
      // Back to the list it stood on.
      undo: () => mark.mutate({ saved: !wanted, listId }),
    }),
    stale: [savedJobs, ["job-marks"]],
  });
  if (!door || door.visitor === "other") return null;
  const word = saved ? "Saved" : "Save";
  return (
    <PageToggle
      pressed={saved}
      icon={saved ? BookmarkCheck : Bookmark}
      label={saved ? `Unsave ${jobTitle}` : `Save ${jobTitle}`}
      word={wide ? word : undefined}
      busy={mark.isPending}
      onClick={() => door.signedIn("Sign in to save this job", () => mark.attempt({ saved: !saved }))}
    />
  );
}
