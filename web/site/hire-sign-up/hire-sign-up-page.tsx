import { Callout } from "#ui/data/status/callout.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { reachedStep, useSignUpStart } from "#web/shared/visitors/sign-up-tracker.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { LegalNote } from "#web/shared/legal-note.tsx";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { PageFromWebsite } from "./page-from-website.tsx";
import { withJobs } from "./with-jobs.ts";

export const meta = siteMeta({
  title: "Start hiring",
  description:
    "Post jobs, see who fits and why, and talk to people directly. Your company’s careers page is part of it.",
  path: "/hire/sign-up",
});

/** Someone starts hiring for a company; their address has to be at its domain. */
export default function HireSignUpPage() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { known, unknown, look } = useKnownCompany();
  useSignUpStart();
  const form = useSubmit(
    async ({ companyName = "", website = "", fullName = "", email = "", password = "" }) => {
      const { user } = await api.companies.signUp({
        body: { companyName, website, fullName, email, password },
      });
      reachedStep("finished");
      await knowMe(cache);
      await navigate(user.accessRoles.includes("company") ? "/hire/jobs" : "/hire/claim");
    },
  );
  return (
    <NarrowForm
      title="Start hiring"
      words="Post jobs, see who fits and why, and decide together."
      problem={Object.keys(form.fields).length ? null : form.sentence}
      onSubmit={form.onSubmit}
      foot={
        <>
          No email at your company’s domain? <Link href="/hire/wait-list">Join the waitlist</Link>. Company
          already here? Ask a teammate to invite you, or <Link href="/sign-in">sign in</Link>. Looking for
          work? <Link href="/sign-up">Create a profile</Link>.
        </>
      }
    >
      <Field label="Company name" error={form.fields.companyName}>
        <TextInput name="companyName" autoComplete="organization" required />
      </Field>
      <Field
        label="Website"
        hint="Or the address of your job board, to find your page here"
        error={form.fields.website}
      >
        <TextInput
          name="website"
          inputMode="url"
          autoComplete="url"
          required
          onBlur={({ target }) => void look(target.value, new FormData(target.form!).get("companyName"))}
        />
      </Field>
      {known && <KnownNote {...known} />}
      {unknown && <PageFromWebsite key={unknown} website={unknown} />}
      <Field label="Your name" error={form.fields.fullName}>
        <TextInput name="fullName" autoComplete="name" required />
      </Field>
      <Field label="Work email" hint="Use an email at your company’s domain" error={form.fields.email}>
        <TextInput name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label="Password" hint="At least 8 characters" error={form.fields.password}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <LegalNote />
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Start hiring
      </Button>
    </NarrowForm>
  );
}

interface Known {
  company: { slug: string; companyName: string; openJobsCount: number };
  /** Nobody manages its page yet. */
  claimable: boolean;
}
/** The company is here already: whoever is of it takes the page over, or asks its team. */
function KnownNote({ company: { slug, companyName, openJobsCount }, claimable }: Known) {
  return (
    <Callout tone="info" role="status">
      {claimable
        ? `${companyName} already has a page here${withJobs(openJobsCount)}, and no one manages it. `
        : `${companyName} already hires here. `}
      <Link href={`/hire/take-over/${slug}`}>{claimable ? "Take it over" : "Ask to join its team"}</Link>
    </Callout>
  );
}

/** Says early that the company of a website, a job board or a name is here. */
function useKnownCompany() {
  const [known, setKnown] = useState<Known | null>(null);
  /** A website whose company is not here. */
  const [unknown, setUnknown] = useState<string | null>(null);
  async function look(website: string, name: FormDataEntryValue | null) {
    setKnown(null);
    setUnknown(null);
    if (!website.trim()) return;
    const companyName = typeof name === "string" && name.trim() ? name : undefined;
    try {
      const { company, claimable } = await api.companies.exists({ body: { website, companyName } });
      if (company) setKnown({ company, claimable });
      else setUnknown(website);
    } catch {
      setKnown(null);
    }
  }
  return { known, unknown, look };
}
