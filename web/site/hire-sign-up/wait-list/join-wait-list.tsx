import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { knowMe } from "#web/shared/session/session.ts";
import { EntryFields } from "./entry-fields.tsx";
import { myEntry } from "./my-entry.ts";

/** A company without an email domain of its own asks; a visitor gets an account with it. */
export function JoinWaitList({ signedIn }: { signedIn: boolean }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useSubmit(
    async ({ companyName = "", website = "", about = "", fullName = "", email = "", password = "" }) => {
      const fields = { companyName, website, about };
      if (signedIn) {
        await api.companies.addToWaitList({ body: fields });
        return;
      }
      await api.companies.joinWaitList({ body: { ...fields, fullName, email, password } });
      await knowMe(cache);
      await navigate("/hire/wait-list");
    },
    { stale: [myEntry] },
  );
  return (
    <NarrowForm
      title="Join the waitlist"
      words="For companies without email at their own domain. We look at each one and email you what we decide."
      problem={Object.keys(form.fields).length ? null : form.sentence}
      signedIn={signedIn}
      onSubmit={form.onSubmit}
      foot={
        <>
          Have an email at your company’s domain? <Link href="/hire/sign-up">Start hiring right away</Link>.
          {!signedIn && (
            <>
              {" "}
              Have an account? <Link href="/sign-in?to=%2Fhire%2Fwait-list">Sign in</Link>.
            </>
          )}
        </>
      }
    >
      <EntryFields errors={form.fields} />
      {!signedIn && (
        <>
          <Field label="Your name" error={form.fields.fullName}>
            <TextInput name="fullName" autoComplete="name" required />
          </Field>
          <Field label="Email" hint="We’ll send a link to confirm it" error={form.fields.email}>
            <TextInput name="email" type="email" autoComplete="email" required />
          </Field>
          <Field label="Password" hint="At least 8 characters" error={form.fields.password}>
            <PasswordInput name="password" autoComplete="new-password" required />
          </Field>
        </>
      )}
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Join the waitlist
      </Button>
    </NarrowForm>
  );
}
