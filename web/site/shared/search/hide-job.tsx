import { ThumbsDown } from "lucide-react";
import { useRevalidator } from "react-router";
import type { JobCard } from "#contract/job-shapes.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useVisitor } from "#web/shared/session/visitor.tsx";
import { PageToggle } from "./page-toggle.tsx";

interface HideJobProps {
  job: Pick<JobCard, "id" | "jobTitle">;
  hidden: boolean;
}
/** Keeps a job out of what is offered to a job seeker, and takes that back. */
export function HideJob({ job: { id, jobTitle }, hidden }: HideJobProps) {
  const door = useVisitor();
  const { revalidate } = useRevalidator();
  const mark = useChange({
    call: (hide: boolean) => api.matching.signal({ body: { jobId: id, signal: hide ? "hidden" : "shown" } }),
    done: () => revalidate(),
    success: (_, hide): ToastWish => ({
      text: hide ? `${jobTitle} won’t be suggested again` : `${jobTitle} can be suggested again`,
      tone: "success",
      undo: () => mark.mutate(!hide),
    }),
    stale: [["job-marks"], ["matches"]],
  });
  if (door?.visitor !== "candidate") return null;
  return (
    <PageToggle
      pressed={hidden}
      icon={ThumbsDown}
      label={hidden ? `Suggest ${jobTitle} again` : `${jobTitle} is not for me`}
      word="Not for me"
      busy={mark.isPending}
      onClick={() => mark.mutate(!hidden)}
    />
  );
}
