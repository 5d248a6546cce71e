import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/controls/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextArea } from "#ui/controls/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { refreshNetwork } from "./network.ts";

type InviteDialogProps = {
  person: { candidateId: string; fullName: string };
  job: { id: string; jobTitle: string };
};

/** Invites one person to one job, with a few words of one's own. */
export function InviteDialog({ person, job }: InviteDialogProps) {
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const formId = `invite-${person.candidateId}-${job.id}`;
  const { onSubmit, busy, sentence } = useSubmit(async ({ message }) => {
    const { refused } = await api.sourcing.invite({
      body: {
        candidates: [{ candidateId: person.candidateId, jobId: job.id, message: message || undefined }],
      },
    });
    const [no] = refused;
    setRefusal(no?.message ?? null);
    if (no) return;
    setOpen(false);
    showToast({ text: `${person.fullName} is invited to ${job.jobTitle}`, tone: "success" });
    await refreshNetwork(cache);
    await cache.invalidateQueries({ queryKey: ["talent-pool"] });
  });
  const problem = sentence ?? refusal;
  return (
    <Dialog
      title={`Invite ${person.fullName} to apply?`}
      description={`For ${job.jobTitle}. When ${person.fullName} accepts, you can write to each other.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={Send} aria-label={`Invite to apply: ${person.fullName}, ${job.jobTitle}`}>
          Invite to apply
        </Button>
      }
      footer={
        <Button type="submit" form={formId} tone="fill" busy={busy}>
          Send invitation
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit}>
        {problem && <FormError title={problem} />}
        <Field label="Message" hint="Why you thought of this person" optional>
          <TextArea name="message" rows={4} maxLength={2000} />
        </Field>
      </form>
    </Dialog>
  );
}
