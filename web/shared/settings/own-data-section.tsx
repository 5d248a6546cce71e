import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Leaving } from "#contract/privacy.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { ProofFields, proofIn } from "#web/shared/second-factor/proof-fields.tsx";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { privacyOverview } from "./privacy/privacy-center.tsx";
import { CopyOfData } from "./copy-of-data.tsx";
import styles from "./own-data-section.module.css";

/** A copy of everything of one's own, and the end of the account. */
export function OwnDataSection() {
  return (
    <Section
      anchor="your-data"
      title="Your data"
      description="It’s yours. Download a copy or delete it whenever you like."
      content="beside"
      line
    >
      <Stack gap={4}>
        <CopyOfData />
        <div>
          <DeleteAccount />
        </div>
      </Stack>
    </Section>
  );
}

function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const account = useMe();
  const signOut = useSignOut();
  const [messages, setMessages] = useState<Leaving["messages"]>("delete");
  const { onSubmit, busy, sentence, fields } = useSubmit(async (values) => {
    await api.privacy.deleteAccount({ body: { ...proofIn(values), messages } });
    await signOut(() => Promise.resolve());
  });
  return (
    <Dialog
      title="Delete your account?"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button tone="danger">Delete account</Button>}
      footer={
        <Button tone="danger" type="submit" form="delete-account" busy={busy}>
          Delete account permanently
        </Button>
      }
    >
      <form id="delete-account" onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          {sentence && !fields.password && !fields.code && <FormError title={sentence} />}
          {account.candidate && <MessagesChoice value={messages} onChange={setMessages} />}
          <WhatGoes
            messages={messages}
            candidate={account.candidate !== null}
            team={account.companyAdmin !== null}
          />
          <ProofFields errors={fields} />
        </Stack>
      </form>
    </Dialog>
  );
}

const choices = [
  { value: "delete", label: "Delete them", hint: "Companies lose the conversation too." },
  {
    value: "keep",
    label: "Leave them with the companies",
    hint: "Without your name, email, phone and files.",
  },
] as const;

/** What becomes of the conversations with companies. */
function MessagesChoice({
  value,
  onChange,
}: {
  value: Leaving["messages"];
  onChange: (value: Leaving["messages"]) => void;
}) {
  return (
    <FieldGroup legend="Your messages to companies">
      <RadioGroup choices={choices} value={value} onChange={onChange} label="Your messages to companies" />
    </FieldGroup>
  );
}

/** What is deleted and what stays, before it happens: it cannot be undone. */
function WhatGoes({
  messages,
  candidate,
  team,
}: {
  messages: Leaving["messages"];
  candidate: boolean;
  team: boolean;
}) {
  const { data } = useQuery(privacyOverview);
  return (
    <div className={styles.words}>
      <p>We delete it immediately, on every device. You can’t undo this.</p>
      <h3>What is deleted</h3>
      <ul>
        <li>Your name, email, password, photo and settings</li>
        {candidate && (
          <>
            <li>Your profile, resumes, files, matches, saved jobs and searches</li>
            {messages === "delete" && <li>Your conversations with companies</li>}
            <li>Notes that companies wrote about you</li>
          </>
        )}
        <li>Emails and notifications to you</li>
      </ul>
      <h3>What stays</h3>
      <ul>
        {candidate && (
          <li>We withdraw your open applications. Companies see that someone applied, but not who.</li>
        )}
        {team && <li>Anything you decided or wrote for your company stays, without your name.</li>}
        {messages === "keep" && (
          <li>What you and companies wrote to each other, without your name, email, phone and files</li>
        )}
        <li>A record of when applications moved, without names</li>
        {data && data.backupDays > 0 && (
          <li>
            Backups made before today, for up to {counted(data.backupDays, "day")}. They’re used only to
            recover from a failure.
          </li>
        )}
      </ul>
    </div>
  );
}
