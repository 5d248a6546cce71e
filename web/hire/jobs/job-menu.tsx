import {
  Archive,
  Columns3,
  Copy,
  Ellipsis,
  ExternalLink,
  Megaphone,
  Pencil,
  RotateCcw,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import type { JobCard } from "#contract/job-shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { useCan, useMay } from "#web/hire/shared/team/rights.ts";
import type { JobActions } from "./use-job-actions.ts";

const ConfirmDialog = lazyOverlay(
  async () => (await import("#ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
);

/** What else can be done with a job; what cannot be taken back is asked first. */
export function JobMenu({ job, actions }: { job: JobCard; actions: JobActions }) {
  const [asking, setAsking] = useState<"close" | "remove" | null>(null);
  const can = useCan();
  const may = useMay();
  const name = job.jobTitle || "this draft";
  const own = [
    { label: "Edit", icon: Pencil, href: `/hire/jobs/${job.id}` },
    { label: "Duplicate", icon: Copy, disabled: !may("jobs"), onSelect: () => void actions.duplicate(job) },
    ...(job.status === "draft"
      ? []
      : [{ label: "Open board", icon: Columns3, href: `/hire/pipeline?job=${job.id}` }]),
    ...(job.status === "live" && !job.internal
      ? [
          { label: "Advertise on other sites", icon: Megaphone, href: `/hire/jobs/${job.id}/advertise` },
          { label: "Open public page", icon: ExternalLink, href: `/jobs/${job.id}` },
        ]
      : []),
  ];
  const moves = {
    live: { label: "Close", icon: Archive, danger: true, onSelect: () => void askToClose() },
    closed: {
      label: "Reopen",
      icon: RotateCcw,
      disabled: !may("publish"),
      onSelect: () => void actions.reopen(job),
    },
    draft: { label: "Delete draft", icon: Trash2, danger: true, onSelect: () => setAsking("remove") },
  };
  async function askToClose() {
    if (!(await actions.askIfFilled(job))) setAsking("close");
  }
  const done = () => setAsking(null);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} size="sm" label={`More for ${name}`} />}
        items={[
          { items: own },
          ...(can(job.status === "draft" ? "jobs" : "publish") ? [{ items: [moves[job.status]] }] : []),
        ]}
      />
      <ConfirmDialog
        open={asking === "close"}
        onOpenChange={(open) => !open && done()}
        title={`Close ${name}?`}
        description="No one can apply anymore, and we’ll tell everyone still waiting that the job has closed. People in the pipeline stay there. Reopening the job won’t bring the others back."
        action="Close job"
        danger
        onConfirm={() => {
          done();
          void actions.close(job);
        }}
      />
      <ConfirmDialog
        open={asking === "remove"}
        onOpenChange={(open) => !open && done()}
        title={`Delete ${name}?`}
        description="This permanently deletes the draft and everything in it."
        action="Delete draft"
        danger
        onConfirm={() => {
          done();
          void actions.remove(job);
        }}
      />
    </>
  );
}
