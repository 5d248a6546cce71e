import { Callout } from "#ui/data/status/callout.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";

export const meta = siteMeta({
  title: "Start hiring",
  description:
    "Post jobs, see who fits and why, and talk to people directly. Your company’s careers page is part of it.",
  path: "/hire/sign-up",
});

/** Somebody starts hiring for a company; their address has to be at its domain. */
export default function HireSignUpPage() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { note, byName, look } = useKnownCompany();
  const [claiming, setClaiming] = useState(false);
  const form = useSubmit(
    async ({ companyName = "", website = "", fullName = "", email = "", password = "" }) => {
      const claimed = byName && claiming ? byName.id : undefined;
      const { user } = await api.companies.signUp({
        query: { claimed },
        body: { companyName, website, fullName, email, password },
      });
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
          Company already here? Ask a teammate to invite you, or
          <Link href="/sign-in">sign in</Link>. Looking for work?
          <Link href="/sign-up">Create a profile</Link>.
        </>
      }
    >
      <Field label="Company name" error={form.fields.companyName}>
        <TextInput name="companyName" autoComplete="organization" required />
      </Field>
      <Field label="Website" error={form.fields.website}>
        <TextInput
          name="website"
          inputMode="url"
          autoComplete="url"
          required
          onBlur={({ target }) => void look(target.value, new FormData(target.form!).get("companyName"))}
        />
      </Field>
      {note && (
        <Callout tone="info" role="status">
          {note}
        </Callout>
      )}
      {byName && (
        <Checkbox
          checked={claiming}
          onChange={setClaiming}
          label={`${byName.companyName}, with ${counted(byName.openJobsCount, "open job")} here, is my company`}
          hint="We check before we hand over the page. Leave this unticked to start a new company."
        />
      )}
      <Field label="Your name" error={form.fields.fullName}>
        <TextInput name="fullName" autoComplete="name" required />
      </Field>
      <Field label="Work email" hint="Use an email at your company’s domain" error={form.fields.email}>
        <TextInput name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label="Password" hint="At least 8 characters" error={form.fields.password}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Start hiring
      </Button>
    </NarrowForm>
  );
}

interface Known {
  id: string;
  companyName: string;
  openJobsCount: number;
}

/** Says early that the company of a website or a name is here, and what proves that it is one's own. */
function useKnownCompany() {
  const [note, setNote] = useState<string | null>(null);
  const [byName, setByName] = useState<Known | null>(null);
  async function look(website: string, name: FormDataEntryValue | null) {
    setNote(null);
    setByName(null);
    if (!website.trim()) return;
    const companyName = typeof name === "string" && name.trim() ? name : undefined;
    try {
      const { company, claimable, knownBy } = await api.companies.exists({ body: { website, companyName } });
      if (company && knownBy === "name") setByName(company);
      else if (company)
        setNote(
          claimable
            ? `${company.companyName} already has a page here that no one manages. Confirm an email at its domain and it’s yours.`
            : `${company.companyName} already hires here. Ask a teammate to invite you.`,
        );
    } catch {
      setNote(null);
    }
  }
  return { note, byName, look };
}
