import { useRouteLoaderData, useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { useState } from "react";
import { Link } from "#ui/controls/buttons/link.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";

export const meta = siteMeta({ title: "Confirm your email", path: "/verify-email", hidden: true });

/** Asks for a press: mail programs open links by themselves, and a link works once. */
export default function VerifyEmailPage() {
  const root = useRouteLoaderData("root") as { signedIn: boolean } | undefined;
  const [search] = useSearchParams();
  const [confirmed, setConfirmed] = useState(false);
  const form = useSubmit(async () => {
    await api.accounts.verifyEmail({ body: { token: search.get("token") ?? "" } });
    setConfirmed(true);
  });
  if (confirmed) {
    return (
      <NarrowForm title="Email confirmed" problem={null} signedIn={root?.signedIn} onSubmit={form.onSubmit}>
        <p>
          <Link href="/_app">Continue</Link>
        </p>
      </NarrowForm>
    );
  }
  return (
    <NarrowForm
      title="Confirm your email"
      words="Click the button to confirm this email is yours."
      problem={form.sentence}
      signedIn={root?.signedIn}
      onSubmit={form.onSubmit}
      foot={
        <>
          Link expired? <Link href="/settings">Get a new one in your settings</Link>.
        </>
      }
    >
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Confirm email
      </Button>
    </NarrowForm>
  );
}
