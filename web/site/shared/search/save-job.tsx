import { useQuery } from "@tanstack/react-query";
import { Bookmark, BookmarkCheck } from "lucide-react";
import type { JobCard } from "#contract/job-shapes.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { savedJobs } from "#web/shared/jobs/saved-jobs.ts";
import { useVisitor } from "#web/shared/session/visitor.tsx";
import { PageToggle } from "./page-toggle.tsx";

interface SaveJobProps {
  job: Pick<JobCard, "id" | "jobTitle">;
  /** With its word, on the job's own page. */
  wide?: boolean;
}
/** Keeps a job for later from a page anyone may read. */
export function SaveJob({ job: { id, jobTitle }, wide }: SaveJobProps) {
  const door = useVisitor();
  const { data } = useQuery({ ...savedJobs, enabled: door?.visitor === "candidate" });
  const saved = data?.list.includes(id) ?? false;

  const mark = useChange({
    call: (wanted: boolean) => api.jobTracker.saveJob({ body: { jobId: id, saved: wanted } }),
    success: (_, wanted): ToastWish => ({
      text: wanted ? `Saved ${jobTitle}` : `${jobTitle} removed from Saved`,
      tone: "success",
      undo: () => mark.mutate(!wanted),
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
      onClick={() => door.signedIn("Sign in to save this job", () => mark.attempt(!saved))}
    />
  );
}
