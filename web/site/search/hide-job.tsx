import { useQueryClient } from "@tanstack/react-query";
import { ThumbsDown } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { JobCard } from "#contract/jobs.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { useDoor } from "#web/shared/session/visitor.tsx";
import { KeptToggle } from "./kept-toggle.tsx";

interface HideJobProps {
  job: Pick<JobCard, "id" | "jobTitle">;
  hidden: boolean;
}
/** Keeps a job out of what is offered to a job seeker, and takes that back. */
export function HideJob({ job: { id, jobTitle }, hidden }: HideJobProps) {
  const door = useDoor();
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (door?.visitor !== "candidate") return null;

  async function mark(hide: boolean) {
    setBusy(true);
    try {
      await api.matching.signal({ body: { jobId: id, signal: hide ? "hidden" : "shown" } });
      showToast({
        text: hide ? `${jobTitle} is not offered to you any more` : `${jobTitle} can be offered to you again`,
        tone: "success",
        undo: () => void mark(!hide),
      });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    } finally {
      await Promise.all([cache.invalidateQueries({ queryKey: ["job-marks"] }), revalidate()]);
      setBusy(false);
    }
  }
  return (
    <KeptToggle
      kept={hidden}
      icon={ThumbsDown}
      label={hidden ? `Offer ${jobTitle} again` : `${jobTitle} is not for me`}
      word="Not for me"
      busy={busy}
      onClick={() => void mark(!hidden)}
    />
  );
}
