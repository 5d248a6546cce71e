import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { carrying, returnUrl } from "#web/shared/session/return-url.ts";

export const meta = siteMeta({ title: "Sign in by email", path: "/sign-in/email", hidden: true });

/** Asks for a link that signs in. */
export default function EmailSignInPage() {
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSubmit(async ({ email = "" }) => {
    await api.security.askSignInLink({ body: { email, to: returnUrl(search) ?? undefined } });
    setSentTo(email);
  });
  return (
    <NarrowForm
      title={sentTo ? "Check your inbox" : "Sign in by email"}
      words={
        sentTo
          ? `If there’s an account for ${sentTo}, we’ve sent a link. It works once, for 15 minutes.`
          : "We’ll send you a link that signs you in."
      }
      problem={form.sentence}
      onSubmit={form.onSubmit}
      foot={<Link href={carrying("/sign-in", search)}>Sign in another way</Link>}
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
