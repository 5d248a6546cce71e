import { useState } from "react";
import { Send } from "lucide-react";
import { Button } from "#ui/controls/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import type { Draft } from "./draft.ts";
import styles from "./sign-up.module.css";

/** Sends the link that goes on with this onboarding on another device. */
export function Elsewhere({ draft }: { draft: Draft }) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setProblem(null);
    try {
      const { signupProfileId, email } = await draft.keep();
      await api.candidates.mailSignupProfile({ params: { id: signupProfileId } });
      showToast({ text: `A link is on its way to ${email}`, tone: "success" });
      setOpen(false);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <p className={styles.elsewhere}>
      <Dialog
        size="sm"
        title="Go on elsewhere"
        description="We send you a link that opens this sign-up on any device, as it is now."
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button tone="bare" size="sm" icon={Send}>
            Email me a link to continue later
          </Button>
        }
        footer={
          <Button tone="fill" busy={busy} onClick={() => void send()}>
            Send the link
          </Button>
        }
      >
        <Field label="Email" error={problem}>
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
