import { useMayMessage } from "#web/hire/shared/team/messages-note.tsx";
import { Send } from "lucide-react";
import { useState } from "react";
import type { Contact } from "#contract/networks.ts";
import { mostInvitationText } from "#contract/sent-words.ts";
import { wroteWords } from "#shared/leads/wrote-words.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { WordsField } from "#web/shared/templates/words-field.tsx";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { contactsKey } from "./contacts.ts";
import { DoNotContact } from "./do-not-contact.tsx";

type InviteDialogProps = {
  /** What the team should know before; nothing while it is read. */
  contact: Contact | undefined;
  person: { candidateId: string; fullName: string };
  job: { id: string; jobTitle: string };
};

/** Invites one person to one job, with a few words of one's own. */
export function InviteDialog({ contact, ...invited }: InviteDialogProps) {
  if (contact?.doNotContactSince) return <DoNotContact since={contact.doNotContactSince} />;
  return <Inviting contact={contact} {...invited} />;
}

function Inviting({ contact, person, job }: InviteDialogProps) {
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const formId = `invite-${person.candidateId}-${job.id}`;
  const { onSubmit, busy, sentence } = useSubmit(
    async () => {
      const { refused } = await api.networks.invite({
        body: {
          candidates: [{ candidateId: person.candidateId, jobId: job.id, message: message || undefined }],
          anyway: contact?.asksFirst,
        },
      });
      const [no] = refused;
      setRefusal(no?.message ?? null);
      return no ? null : `Invited ${person.fullName} to apply for ${job.jobTitle}`;
    },
    {
      done: (invited) => invited && setOpen(false),
      success: (invited) => invited,
      stale: [["network"], ["talent-pool"], contactsKey],
    },
  );
  const problem = sentence ?? refusal;
  const { may, note } = useMayMessage();
  return (
    <Dialog
      title={`Invite ${person.fullName} to apply?`}
      description={`For ${job.jobTitle}. When ${person.fullName} accepts, you can message each other.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={Send} aria-label={`Invite to apply: ${person.fullName}, ${job.jobTitle}`}>
          Invite to apply
        </Button>
      }
      footer={
        <Button type="submit" form={formId} tone="fill" busy={busy} disabled={!may}>
          {contact?.asksFirst ? "Invite anyway" : "Send invitation"}
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit}>
        {note}
        {problem && <FormError title={problem} />}
        {contact?.earlier && (
          <Callout tone={contact.asksFirst ? "warn" : "info"}>{wroteWords(contact.earlier)}</Callout>
        )}
        <WordsField
          label="Message"
          hint="Why you thought of them"
          optional
          rows={4}
          maxLength={mostInvitationText}
          value={message}
          onChange={setMessage}
          readers={[{ name: person.fullName, about: { jobId: job.id, fullName: person.fullName } }]}
        />
      </form>
    </Dialog>
  );
}
