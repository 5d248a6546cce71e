import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { ProofFields, proofIn } from "#web/shared/second-factor/proof-fields.tsx";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
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
  const { onSubmit, busy, sentence, fields } = useSubmit(async (values) => {
    await api.privacy.deleteAccount({ body: proofIn(values) });
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
          <WhatGoes candidate={account.candidate !== null} team={account.companyAdmin !== null} />
          <ProofFields errors={fields} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What is deleted and what stays, before it happens: it cannot be undone. */
function WhatGoes({ candidate, team }: { candidate: boolean; team: boolean }) {
  return (
    <div className={styles.words}>
      <p>We delete it immediately, on every device. You can’t undo this.</p>
      <h3>What is deleted</h3>
      <ul>
        <li>Your name, email, password, photo and settings</li>
        {candidate && (
          <>
            <li>Your profile, resumes, files, matches, saved jobs and searches</li>
            <li>Your conversations with companies, and their notes about you</li>
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
        <li>A record of when applications moved, without names</li>
      </ul>
    </div>
  );
}
