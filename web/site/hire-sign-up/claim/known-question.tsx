import { Button } from "#ui/controls/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { withJobs } from "../with-jobs.ts";
import type { KnownCompany } from "./claim.ts";
import { howItIsProven } from "./how-it-is-proven.ts";

interface KnownQuestionProps {
  known: KnownCompany;
  onTakeOver: () => void;
  onSeparate: () => void;
  onClose: () => void;
}
/** Asked before a second company of the same name is started. */
export function KnownQuestion({ known, onTakeOver, onSeparate, onClose }: KnownQuestionProps) {
  const { companyName, openJobsCount } = known.company;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Is ${companyName} your company?`}
      description={`${companyName} already has a page here${withJobs(openJobsCount)}, and no one manages it. ${howItIsProven(known.domain)}`}
      footer={
        <>
          <Button onClick={onSeparate}>Start a separate company</Button>
          <Button tone="fill" onClick={onTakeOver}>
            Take over {companyName}
          </Button>
        </>
      }
    />
  );
}
