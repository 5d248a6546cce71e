import { useMayMessage } from "#web/hire/shared/team/messages-note.tsx";
import { useState } from "react";
import { invitationWords, type Lead } from "#contract/leads.ts";
import type { Contact } from "#contract/networks.ts";
import { mostInvitationText } from "#contract/sent-words.ts";
import { wroteWords } from "#shared/leads/wrote-words.ts";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { WordsField } from "#web/shared/templates/words-field.tsx";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { contactsKey } from "../shared/people/contacts.ts";
import { isReachable, leadsKey } from "./leads.ts";
import styles from "./leads.module.css";

const formId = "invite-leads";

interface InviteLeadsProps {
  leads: readonly Lead[];
  contactOf: (id: string) => Contact | undefined;
  onClose: () => void;
}

/** Asks leads about their job: by email who has no account, in the product everyone else. */
export function InviteLeads({ leads: chosen, contactOf, onClose }: InviteLeadsProps) {
  const [refused, setRefused] = useState<readonly { id: string; message: string }[]>([]);
  const [message, setMessage] = useState("");
  const { may, note } = useMayMessage();
  const leads = chosen.filter(isReachable);
  const leftOut = chosen.filter((lead) => !isReachable(lead));
  const [first] = chosen;
  const whom = leads.length === 1 ? leads[0]!.person.fullName : counted(leads.length, "lead");
  const byEmail = leads.filter(({ person }) => person.external).length;
  const earlier = leads.flatMap(({ person: { id, fullName } }) => {
    const contact = contactOf(id);
    return contact?.earlier ? [{ id, fullName, ...contact.earlier, asksFirst: contact.asksFirst }] : [];
  });
  const anyway = earlier.some(({ asksFirst }) => asksFirst);
  const { onSubmit, busy, sentence } = useSubmit(
    async () => {
      const answer = await api.leads.decideOutbound({
        body: { accept: true, requestIds: leads.map(({ id }) => id), message: message || undefined, anyway },
      });
      setRefused(answer.refused);
      return answer;
    },
    {
      done: (answer) => answer.refused.length === 0 && onClose(),
      success: ({ applications: { length } }) => (length > 0 ? `Invited ${counted(length, "lead")}` : null),
      stale: [leadsKey, ["talent-pool"], contactsKey],
    },
  );
  // The title of the dialog names who it is about.
  const alone = leads.length === 1 && refused.length === 1;
  const nameOf = (id: string) => leads.find((lead) => lead.id === id)?.person.fullName ?? "Lead";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={leads.length === 0 ? "Add an email first" : `Invite ${whom}?`}
      description={chosen.length === 1 ? `For ${first!.job.jobTitle}` : "Each for the job they’re a lead for"}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          {leads.length > 0 && (
            <Button type="submit" form={formId} tone="fill" busy={busy} disabled={!may}>
              {anyway
                ? "Invite anyway"
                : leads.length === 1
                  ? "Send invitation"
                  : `Send ${leads.length} invitations`}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit}>
        <Stack gap={4}>
          {note}
          {(sentence || refused.length > 0) && (
            <FormError
              title={sentence ?? (alone ? refused[0]!.message : "Not everyone could be invited")}
              fields={alone ? [] : refused.map(({ id, message }) => ({ label: nameOf(id), message }))}
            />
          )}
          {leftOut.length > 0 && (
            <Callout tone="info">
              {counted(leftOut.length, "lead")} won’t be invited, because we have no email for{" "}
              {sentenceList(leftOut.map(({ person }) => person.fullName))}. Open a lead to add one.
            </Callout>
          )}
          {earlier.length > 0 && (
            <Callout as="div" tone={anyway ? "warn" : "info"}>
              {earlier.map((each) => (
                <p key={each.id}>
                  {leads.length > 1 && `${each.fullName}: `}
                  {wroteWords(each)}
                </p>
              ))}
            </Callout>
          )}
          <WordsField
            label="Message"
            hint={`Without one we write: “${invitationWords}”`}
            optional
            rows={5}
            maxLength={mostInvitationText}
            value={message}
            onChange={setMessage}
            readers={leads.map(readerOf)}
          />
          {byEmail > 0 && (
            <p className={styles.quiet}>
              {byEmail === leads.length ? "They have" : `${byEmail} of them have`} no account, so the
              invitation goes by email. It says what you keep about them, where you got it and how to object.
              They can answer without an account.
            </p>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

function readerOf({ person: { fullName }, job }: Lead) {
  return { name: fullName, about: { jobId: job.id, fullName } };
}
