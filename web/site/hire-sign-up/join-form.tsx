import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { LegalNote } from "#web/shared/legal-note.tsx";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { knowMe } from "#web/shared/session/session.ts";
import type { KnownCompany } from "./take-over-form.tsx";

/** The company has a team: a colleague asks it for an invitation. */
export function JoinForm({ company, domain, account, mark }: KnownCompany) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useSubmit(async ({ email = "", password = "", fullName = "" }) => {
    if (account) await api.companies.askToJoin({ body: { companyId: company.id } });
    else
      await api.companies.joinTeam({
        query: { claimed: company.id },
        body: { email, password, fullName },
      });
    await knowMe(cache);
    await navigate("/hire/claim");
  });
  const named = account ? {} : form.fields;
  return (
    <NarrowForm
      title={`Ask to join ${company.companyName}`}
      words={
        <>{mark} already has a hiring team here. We’ll show the team your request, and they can invite you.</>
      }
      problem={Object.keys(named).length ? null : form.sentence}
      onSubmit={form.onSubmit}
      foot={
        <>
          Already invited? Open the link in your email, or <Link href="/sign-in">sign in</Link>.
        </>
      }
    >
      {account ? (
        <p>
          You’re signed in as {account.email}. To join, this has to be an address
          {domain ? ` at ${domain}` : " at the company"}.
        </p>
      ) : (
        <>
          <Field label="Your name" error={form.fields.fullName}>
            <TextInput name="fullName" autoComplete="name" required />
          </Field>
          <Field label="Work email" hint={domain ? `At ${domain}` : undefined} error={form.fields.email}>
            <TextInput name="email" type="email" autoComplete="email" required />
          </Field>
          <Field
            label="Password"
            hint="At least 8 characters, or the password of the account you have"
            error={form.fields.password}
          >
            <PasswordInput name="password" autoComplete="new-password" required />
          </Field>
          <LegalNote />
        </>
      )}
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Ask to join
      </Button>
    </NarrowForm>
  );
}
