import { useState } from "react";
import type { MyApplication } from "#contract/application-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useMe } from "#web/shared/session/session.ts";
import { useDoNotContact } from "../do-not-contact.ts";
import { myApplications } from "./my-applications.ts";
import styles from "./applications.module.css";

interface InvitationProps {
  application: MyApplication;
}

/** A company would like to talk: what it wrote, and the two answers. */
export function Invitation({ application: { id, company, job, invitation } }: InvitationProps) {
  const { candidate } = useMe();
  const [never, setNever] = useState(false);
  const doNotContact = useDoNotContact(candidate?.id ?? "");
  const answer = useChange({
    call: (accept: boolean) => api.applications.answerInvitation({ params: { id }, body: { accept } }),
    done: (_, accept) => void (!accept && never && doNotContact.mutate({ company, on: true })),
    success: (_, accept) => (accept ? "You can now message each other" : "Invitation declined"),
    stale: [myApplications],
  });
  return (
    <div>
      {invitation && <Quote>{invitation}</Quote>}
      <span className={styles.actions}>
        <Button size="sm" tone="fill" busy={answer.isPending} onClick={() => answer.mutate(true)}>
          Accept invitation
        </Button>
        <ConfirmDialog
          title={`Decline the invitation from ${company.companyName}?`}
          description={`We’ll let the team know and close your conversation about ${job.jobTitle}. You can still apply later.`}
          action="Decline invitation"
          cancel="Not now"
          danger
          onConfirm={() => answer.mutate(false)}
          trigger={
            <Button size="sm" disabled={answer.isPending}>
              Decline
            </Button>
          }
        >
          <Checkbox
            label={`Don’t let ${company.companyName} write to me again`}
            checked={never}
            onChange={setNever}
          />
        </ConfirmDialog>
      </span>
    </div>
  );
}
