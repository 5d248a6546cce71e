import type { CompanyEmployee } from "#contract/employee-invites.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";

interface EndEmploymentProps {
  employee: CompanyEmployee;
  onEnd: (employee: CompanyEmployee) => unknown;
  onClose: () => void;
}
/** Asks first, since internal jobs and requests are closed to the person at once. */
export function EndEmployment({ employee, onEnd, onClose }: EndEmploymentProps) {
  function end() {
    onClose();
    onEnd(employee);
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`${employee.fullName} no longer works here?`}
      description="They can’t refer people to your company or see its internal jobs anymore. What they earned stays theirs."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button tone="danger" onClick={end}>
            End their access
          </Button>
        </>
      }
    />
  );
}
