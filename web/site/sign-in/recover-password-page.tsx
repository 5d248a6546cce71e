import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";

export const meta = siteMeta({ title: "Recover your password", path: "/recover-password", hidden: true });

export default function RecoverPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSubmit(async ({ email = "" }) => {
    await api.accounts.recover({ body: { email } });
    setSentTo(email);
  });
  return (
    <NarrowForm
      title={sentTo ? "Check your inbox" : "Recover your password"}
      words={
        sentTo
          ? `If there’s an account for ${sentTo}, we’ve sent a link. It works for 1 hour.`
          : "We’ll send you a link to choose a new one."
      }
      problem={form.sentence}
      onSubmit={form.onSubmit}
    >
      <Field label="Email" error={form.fields.email}>
        <TextInput name="email" type="email" autoComplete="username" required />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        {sentTo ? "Send it again" : "Send link"}
      </Button>
    </NarrowForm>
  );
}
