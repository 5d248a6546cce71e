import { useState } from "react";
import { Send } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import type { Draft } from "./draft.ts";
import styles from "./sign-up.module.css";

/** Sends the link that goes on with this onboarding on another device. */
export function Elsewhere({ draft }: { draft: Draft }) {
  const [open, setOpen] = useState(false);

  const send = useChange({
    call: async () => {
      const { signupProfileId, email } = await draft.keep();
      await api.candidates.mailSignupProfile({ params: { id: signupProfileId } });
      return email;
    },
    done: () => setOpen(false),
    success: (email) => `We sent a link to ${email}`,
    refusal: null,
  });
  return (
    <p className={styles.elsewhere}>
      <Dialog
        size="sm"
        title="Continue on another device"
        description="We’ll send you a link that opens this sign-up on any device, right where you left off."
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button tone="bare" size="sm" icon={Send}>
            Email me a link to continue later
          </Button>
        }
        footer={
          <Button tone="fill" busy={send.isPending} onClick={() => send.mutate()}>
            Send link
          </Button>
        }
      >
        <Field label="Email" error={send.error && sentenceOf(send.error)}>
          <TextInput
            type="email"
            autoComplete="email"
            value={draft.values.email ?? ""}
            onChange={({ target }) => draft.change({ email: target.value })}
          />
        </Field>
      </Dialog>
    </p>
  );
}
