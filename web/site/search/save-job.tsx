import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useState } from "react";
import type { JobCard } from "#contract/jobs.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { savedJobs } from "#web/shared/jobs/saved-jobs.ts";
import { useDoor } from "#web/shared/session/visitor.tsx";
import { KeptToggle } from "./kept-toggle.tsx";

interface SaveJobProps {
  job: Pick<JobCard, "id" | "jobTitle">;
  /** With its word, on the job's own page. */
  wide?: boolean;
}
/** Keeps a job for later from a page anybody may read. */
export function SaveJob({ job: { id, jobTitle }, wide }: SaveJobProps) {
  const door = useDoor();
  const cache = useQueryClient();
  const { data } = useQuery({ ...savedJobs, enabled: door?.visitor === "candidate" });
  const [busy, setBusy] = useState(false);
  if (!door || door.visitor === "other") return null;
  const saved = data?.list.includes(id) ?? false;

  async function mark(wanted: boolean) {
    setBusy(true);
    try {
      await api.applications.saveJob({ body: { jobId: id, saved: wanted } });
      showToast({
        text: wanted ? `Saved ${jobTitle}` : `${jobTitle} is no longer saved`,
        tone: "success",
        undo: () => void mark(!wanted),
      });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    } finally {
      // A first answer still on its way is from before: it would be taken for the newest.
      await cache.cancelQueries(savedJobs);
      await Promise.all([
        cache.invalidateQueries(savedJobs),
        cache.invalidateQueries({ queryKey: ["job-marks"] }),
      ]);
      setBusy(false);
    }
  }
  const word = saved ? "Saved" : "Save";
  return (
    <KeptToggle
      kept={saved}
      icon={saved ? BookmarkCheck : Bookmark}
      label={saved ? `Unsave ${jobTitle}` : `Save ${jobTitle}`}
      word={wide ? word : undefined}
      busy={busy}
      onClick={() => door.signedIn("Sign in to save this job", () => mark(!saved))}
    />
  );
}
