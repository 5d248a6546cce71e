import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Leaving } from "#contract/privacy.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
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
  const [givesUp, setGivesUp] = useState(false);
  const { data } = useQuery({ ...privacyOverview, enabled: open });
  const lost = data?.lost ?? [];
  const { onSubmit, busy, sentence, fields } = useSubmit(async (values) => {
    await api.privacy.deleteAccount({ body: { ...proofIn(values), messages, givesUp } });
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
            employee={account.employee !== null}
            team={account.companyAdmin !== null}
            backupDays={data?.backupDays ?? 0}
          />
          {lost.length > 0 && <WhatIsLost lost={lost} givesUp={givesUp} onChange={setGivesUp} />}
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

interface WhatIsLostProps {
  lost: readonly string[];
  givesUp: boolean;
  onChange: (givesUp: boolean) => void;
}
/** What is worth something and would be gone: withdrawn or used up first, or given up knowingly. */
function WhatIsLost({ lost, givesUp, onChange }: WhatIsLostProps) {
  return (
    <Stack gap={3}>
      <div className={styles.words}>
        <h3>What you lose</h3>
        <ul>
          {lost.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>If you want to keep it, withdraw or use it first. We can’t give it back later.</p>
      </div>
      <Checkbox label="Delete my account and give this up" checked={givesUp} onChange={onChange} />
    </Stack>
  );
}

interface WhatGoesProps {
  messages: Leaving["messages"];
  candidate: boolean;
  employee: boolean;
  team: boolean;
  backupDays: number;
}
/** What is deleted and what stays, before it happens: it cannot be undone. */
function WhatGoes({ messages, candidate, employee, team, backupDays }: WhatGoesProps) {
  return (
    <div className={styles.words}>
      <p>
        We delete your account and what is listed here immediately, and sign you out on every device. You
        can’t undo this.
      </p>
      <h3>What is deleted</h3>
      <ul>
        <li>Your name, email, password, photo and settings</li>
        {candidate && (
          <>
            <li>Your profile, resumes, files, matches, saved jobs and searches</li>
            {messages === "delete" && <li>Your conversations with companies</li>}
            <li>Notes that companies wrote about you</li>
            <li>Your cards, here and with our payment service</li>
          </>
        )}
        {employee && <li>Your connections, referrals, points and bank accounts</li>}
        <li>Emails and notifications to you</li>
      </ul>
      <h3>What stays</h3>
      <ul>
        {candidate && (
          <>
            <li>We withdraw your open applications. Companies see that someone applied, but not who.</li>
            <li>
              Offers you signed stay with the company that hired you, with your name, because labor laws make
              it keep them.
            </li>
          </>
        )}
        {team && <li>Anything you decided or wrote for your company stays, without your name.</li>}
        {messages === "keep" && (
          <li>What you and companies wrote to each other, without your name, email, phone and files</li>
        )}
        <li>A record of when applications moved, without names</li>
        {(candidate || employee) && (
          <li>Bonuses, payouts and invoices, as accounting laws ask, without your name</li>
        )}
        {backupDays > 0 && (
          <li>
            Backups made before today, for up to {counted(backupDays, "day")}. They’re used only to recover
            from a failure.
          </li>
        )}
      </ul>
    </div>
  );
}
