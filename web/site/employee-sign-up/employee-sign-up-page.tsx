import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { CallRefused } from "#contract/client.ts";
import type { Account } from "#contract/accounts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { servicesContext } from "#web/api/services.ts";
import { confirmEmployerPath, employeeSignUpPath } from "#web/shared/employees/my-employee.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { LegalNote } from "#web/shared/legal-note.tsx";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { LoginDialog } from "#web/shared/session/login-dialog.tsx";
import { accountOf } from "#web/shared/session/plain.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { EmployeeWaitListDialog, type TypedEmployee } from "./wait-list/wait-list-dialog.tsx";
import type { Route } from "./+types/employee-sign-up-page";

export const meta = siteMeta({ title: "Refer people where you work", path: employeeSignUpPath });

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await accountOf(request, context.get(servicesContext).api);
  return { account: account && { email: account.email, fullName: account.fullName } };
}

/** Someone says where they work, with a new account or with the one they have. */
export default function EmployeeSignUpPage({ loaderData: { account } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [unknown, setUnknown] = useState<TypedEmployee | null>(null);
  const companyEmail = useRef<HTMLInputElement>(null);
  const form = useSubmit(async ({ companyEmail: workEmail = "", hiringManager = "", ...rest }) => {
    const { email, fullName, password } = rest;
    const typed = {
      companyEmail: workEmail,
      hiringManager,
      ...(!account && { email: email || undefined, fullName: fullName || undefined, password }),
    };
    const { employee } = await api.employees.signUp({ body: typed }).catch((error: unknown) => {
      if (error instanceof CallRefused && error.error.code === "COMPANY_UNKNOWN") setUnknown(typed);
      throw error;
    });
    await knowMe(cache);
    cache.removeQueries({ queryKey: ["employee"] });
    await navigate(employee.companyId ? "/teams" : confirmEmployerPath);
  });
  return (
    <>
      <NarrowForm
        title={account ? "Add the company you work at" : "Refer people where you work"}
        words={
          account
            ? `You’re signed in as ${account.email}. We’ll add your company to this account.`
            : "Recommend people to your company, and earn what it pays for hires."
        }
        problem={Object.keys(form.fields).length ? null : form.sentence}
        signedIn={account !== null}
        onSubmit={form.onSubmit}
        foot={account ? undefined : <SignIn />}
      >
        {!account && (
          <Field label="Your name" error={form.fields.fullName}>
            <TextInput name="fullName" autoComplete="name" required />
          </Field>
        )}
        <Field
          label="Company email"
          hint="We send a link there to confirm where you work"
          error={form.fields.companyEmail}
        >
          <TextInput ref={companyEmail} name="companyEmail" type="email" autoComplete="off" required />
        </Field>
        <Field
          label="Hiring manager’s email"
          hint="Who hires on your team. They’re shown with your name; we don’t email them."
          error={form.fields.hiringManager}
        >
          <TextInput name="hiringManager" type="email" autoComplete="off" required />
        </Field>
        {!account && <AccountFields fields={form.fields} />}
        <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
          {account ? "Add company" : "Sign up"}
        </Button>
      </NarrowForm>
      <EmployeeWaitListDialog typed={unknown} onClose={() => setUnknown(null)} email={companyEmail} />
    </>
  );
}

/** An account outlives a job, so it may have an address of its own. */
function AccountFields({ fields }: { fields: Record<string, string> }) {
  return (
    <>
      <Field
        label="Account email"
        optional
        hint="To sign in with, if you’d rather not use your company email"
        error={fields.email}
      >
        <TextInput name="email" type="email" autoComplete="email" />
      </Field>
      <Field
        label="Password"
        hint="At least 8 characters, or the password of the account you have"
        error={fields.password}
      >
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <LegalNote />
    </>
  );
}

/** Whoever is an employee here already goes to their app; others stay, and add their company to the account. */
function SignIn() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  async function enter({ employee }: Account) {
    await knowMe(cache);
    setOpen(false);
    await navigate(employee?.companyId ? "/teams" : employeeSignUpPath, { replace: true });
  }
  return (
    <>
      Already have an account?{" "}
      <Button size="sm" tone="bare" onClick={() => setOpen(true)}>
        Sign in
      </Button>
      <LoginDialog
        open={open}
        title="Sign in as an employee"
        description="With the account you refer people with, or the one you’d like to add your company to."
        onClose={() => setOpen(false)}
        onSignedIn={(account) => void enter(account)}
      />
    </>
  );
}
