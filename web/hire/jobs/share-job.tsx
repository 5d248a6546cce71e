import { ExternalLink, Link2, Share2 } from "lucide-react";
import type { Job } from "#contract/job-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";

/** The public page of a live job: to look at, to copy, to send to people. */
export function ShareJob({ job }: { job: Pick<Job, "id" | "jobTitle" | "jobCompany"> }) {
  const path = `/jobs/${job.id}`;
  const address = () => new URL(path, location.href).href;
  const title = `${job.jobTitle} at ${job.jobCompany}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      showToast({ text: "Link copied", tone: "success" });
    } catch {
      showToast({ text: `Couldn’t copy the link. It’s ${address()}`, tone: "error" });
    }
  }
  /** Devices that can share offer their apps; elsewhere an email is begun. */
  function share() {
    const url = address();
    if (typeof navigator.share === "function") void navigator.share({ title, url }).catch(() => null);
    else location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  }
  return (
    <Row gap={1} wrap>
      <ButtonLink size="sm" tone="bare" icon={ExternalLink} href={path} target="_blank" rel="noreferrer">
        View job
      </ButtonLink>
      <Button size="sm" tone="bare" icon={Link2} onClick={() => void copy()}>
        Copy link
      </Button>
      <Button size="sm" tone="bare" icon={Share2} onClick={share}>
        Share
      </Button>
    </Row>
  );
}
