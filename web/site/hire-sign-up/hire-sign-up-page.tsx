import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { servicesContext } from "#web/api/services.ts";
import { siteMeta } from "#web/shared/head.ts";
import { useSignUpStart } from "#web/shared/visitors/sign-up-tracker.ts";
import { LegalNote } from "#web/shared/legal-note.tsx";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { accountOf } from "#web/shared/session/plain.ts";
import type { Route } from "./+types/hire-sign-up-page";
import { ClaimDialog } from "./claim/claim-dialog.tsx";
import { KnownNote } from "./claim/known-note.tsx";
import { KnownQuestion } from "./claim/known-question.tsx";
import { useKnownCompany } from "./claim/use-known-company.ts";
import { DemoDialog } from "./demo/demo-dialog.tsx";
import { DemoOffer } from "./demo/demo-offer.tsx";
import { valuesIn } from "#web/shared/forms/values-in.ts";
import { useSignUp } from "./use-sign-up.ts";
import { CompanyWaitListDialog, type TypedCompany } from "./wait-list/wait-list-dialog.tsx";

export const meta = siteMeta({
  title: "Start hiring",
  description:
    "Post jobs, see who fits and why, and talk to people directly. Your company’s careers page is part of it.",
  path: "/hire/sign-up",
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await accountOf(request, context.get(servicesContext).api);
  return { account: account && { email: account.email } };
}

/** A dialog, with what was typed when it was opened. */
interface Opened {
  dialog: "claim" | "question" | "demo";
  typed: Record<string, string>;
}

/** Someone starts hiring for a company; their address has to be at its domain. */
export default function HireSignUpPage({
  loaderData: { account },
}: Pick<Route.ComponentProps, "loaderData">) {
  const { claim, unknown, look } = useKnownCompany();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [skipped, setSkipped] = useState(false);
  const [waiting, setWaiting] = useState<TypedCompany | null>(null);
  const { onSubmit, startSeparate, fields, sentence, busy } = useSignUp({
    look,
    onKnown: (_, typed) => setOpened({ dialog: "question", typed: { ...typed } }),
    onNoCompanyEmail: setWaiting,
  });
  useSignUpStart();
  const open = (dialog: Opened["dialog"]) => (form: HTMLFormElement | null) =>
    setOpened({ dialog, typed: valuesIn(form) });
  const close = () => setOpened(null);
  return (
    <>
      <NarrowForm
        title="Start hiring"
        words="Post jobs, see who fits and why, and decide together."
        problem={Object.keys(fields).length ? null : sentence}
        signedIn={account !== null}
        onSubmit={onSubmit}
        foot={<Foot />}
      >
        {!skipped && (
          <div>
            <Button size="sm" onClick={({ currentTarget }) => open("demo")(currentTarget.form)}>
              See your company here first
            </Button>
          </div>
        )}
        <Field label="Company name" error={fields.companyName}>
          <TextInput name="companyName" autoComplete="organization" required />
        </Field>
        <Field
          label="Website"
          hint="Or the address of your job board, to find your page here"
          error={fields.website}
        >
          <TextInput
            name="website"
            inputMode="url"
            autoComplete="url"
            required
            onBlur={({ target }) => void look(valuesIn(target.form))}
          />
        </Field>
        {claim.companyData && <KnownNote known={claim.companyData} onOpen={open("claim")} />}
        {unknown && !skipped && <DemoOffer onShow={open("demo")} />}
        <PersonFields errors={fields} onEmail={(form) => void look(valuesIn(form))} />
        <Button type="submit" tone="fill" size="lg" wide busy={busy}>
          Start hiring
        </Button>
      </NarrowForm>
      <CompanyWaitListDialog typed={waiting} hasAccount={account !== null} onClose={() => setWaiting(null)} />
      {opened?.dialog === "question" && claim.companyData && (
        <KnownQuestion
          known={claim.companyData}
          onTakeOver={() => setOpened({ ...opened, dialog: "claim" })}
          onSeparate={() => {
            close();
            startSeparate(claim.companyData!);
          }}
          onClose={close}
        />
      )}
      {opened?.dialog === "claim" && claim.companyData && (
        <ClaimDialog
          claim={{ ...claim, email: opened.typed.email ?? "" }}
          known={claim.companyData}
          typed={opened.typed}
          account={account}
          onClose={close}
        />
      )}
      {opened?.dialog === "demo" && (
        <DemoDialog
          start={opened.typed}
          hasAccount={account !== null}
          onSkip={() => {
            setSkipped(true);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface PersonFieldsProps {
  errors: Record<string, string>;
  onEmail: (form: HTMLFormElement) => void;
}
function PersonFields({ errors, onEmail }: PersonFieldsProps) {
  return (
    <>
      <Field label="Your name" error={errors.fullName}>
        <TextInput name="fullName" autoComplete="name" required />
      </Field>
      <Field label="Work email" hint="Use an email at your company’s domain" error={errors.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          required
          onBlur={({ target }) => onEmail(target.form!)}
        />
      </Field>
      <Field label="Password" hint="At least 8 characters" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <LegalNote />
    </>
  );
}

function Foot() {
  return (
    <>
      No email at your company’s domain? <Link href="/hire/wait-list">Join the waitlist</Link>. Company
      already here? Ask a teammate to invite you, or <Link href="/sign-in">sign in</Link>. Looking for work?{" "}
      <Link href="/sign-up">Create a profile</Link>.
    </>
  );
}
