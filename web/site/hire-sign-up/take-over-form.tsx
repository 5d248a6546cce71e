import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { knowMe } from "#web/shared/session/session.ts";
import { withJobs } from "./with-jobs.ts";

export interface KnownCompany {
  company: {
    id: string;
    companyName: string;
    companyAboutHeader: string | null;
    openJobsCount: number;
  };
  domain: string | null;
  /** The person who is signed in. */
  account: { email: string } | null;
  mark: ReactNode;
}

/** Asks for the address that proves the company, and for an account to give it to. */
export function TakeOverForm({ company, domain, account, mark }: KnownCompany) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [hasAccount, setHasAccount] = useState(false);
  const form = useSubmit(async ({ email = "", oldEmail, password, fullName }) => {
    await api.companies.claim({
      params: { companyId: company.id },
      body: {
        email,
        ...(account ? { oldEmail: account.email } : { password, fullName }),
        ...(oldEmail && { oldEmail }),
      },
    });
    await knowMe(cache);
    await navigate("/hire/claim");
  });
  return (
    <NarrowForm
      title={`Take over ${company.companyName}`}
      words={
        <>
          {mark} has a page here{withJobs(company.openJobsCount)}
          {company.companyAboutHeader && `, “${company.companyAboutHeader}”`}. No one manages it yet. Prove
          that you work there and it’s yours.
        </>
      }
      problem={Object.keys(form.fields).length ? null : form.sentence}
      onSubmit={form.onSubmit}
      foot={
        <>
          Not your company? <Link href="/hire/sign-up">Add yours</Link>.
        </>
      }
    >
      <Field
        label="Work email"
        hint={
          domain
            ? `At ${domain}. We’ll send a link there.`
            : "We’ll send a link there, then check that the domain is the company’s."
        }
        error={form.fields.email}
      >
        <TextInput name="email" type="email" autoComplete="email" required />
      </Field>
      {account ? (
        <p>You’re signed in as {account.email}. This account will manage the page.</p>
      ) : (
        <>
          <Checkbox checked={hasAccount} onChange={setHasAccount} label="I already have an account here" />
          {hasAccount ? (
            <Field label="Email of your account" error={form.fields.oldEmail}>
              <TextInput name="oldEmail" type="email" autoComplete="username" required />
            </Field>
          ) : (
            <Field label="Your name" error={form.fields.fullName}>
              <TextInput name="fullName" autoComplete="name" required />
            </Field>
          )}
          <Field
            label={hasAccount ? "Password of your account" : "Password"}
            hint={hasAccount ? undefined : "At least 8 characters"}
            error={form.fields.password}
          >
            <PasswordInput
              name="password"
              autoComplete={hasAccount ? "current-password" : "new-password"}
              required
            />
          </Field>
        </>
      )}
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Take over this page
      </Button>
    </NarrowForm>
  );
}
