import { Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";

const ShareDialog = lazyOverlay(async () => (await import("./share-dialog.tsx")).ShareDialog);

interface ShareButtonProps {
  companyId: string;
  /** One of its jobs; without it, the company itself. */
  jobId?: string;
  /** What is shared: "Backend engineer at Saltmarsh". */
  title: string;
  /** Which of their parts shares; without it they choose among the texts of all. */
  as?: "employee" | "company";
  /** What is said above texts that lead nobody back to who shares them. */
  withoutLink?: ReactNode;
  size?: "sm" | "md" | "lg";
  tone?: "plain" | "bare";
}

/** Shares a job or a company in words that are ready to be sent. */
export function ShareButton(props: ShareButtonProps) {
  const { companyId, jobId, title, as, withoutLink, size = "md", tone = "plain" } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} tone={tone} icon={Share2} onClick={() => setOpen(true)}>
        Share
      </Button>
      <ShareDialog
        open={open}
        onOpenChange={setOpen}
        companyId={companyId}
        {...(jobId !== undefined && { jobId })}
        {...(as && { as })}
        {...(withoutLink && { personal: { without: withoutLink, others: true } })}
        title={title}
      />
    </>
  );
}
