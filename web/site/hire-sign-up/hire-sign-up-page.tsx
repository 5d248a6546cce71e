import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { Link } from "#ui/controls/link.tsx";
import { PasswordInput } from "#ui/controls/password-input.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { me } from "#web/shared/session/session.ts";
import { NarrowForm } from "../sign-in/narrow-form.tsx";
import styles from "./hire-sign-up.module.css";

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
  const { note, look } = useKnownCompany();
  const form = useSubmit(
    async ({ companyName = "", website = "", fullName = "", email = "", password = "" }) => {
      const { user } = await api.companies.signUp({
        body: { companyName, website, fullName, email, password },
      });
      cache.setQueryData(me.queryKey, user);
      await navigate("/hire/jobs");
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
          Your company is here already? Ask a colleague for an invitation, or{" "}
          <Link href="/sign-in">sign in</Link>. Looking for work?{" "}
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
          onBlur={(event) => void look(event.target.value)}
        />
      </Field>
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <Field label="Your name" error={form.fields.fullName}>
        <TextInput name="fullName" autoComplete="name" required />
      </Field>
      <Field label="Work e-mail" hint="At your company’s own domain" error={form.fields.email}>
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

/** Says early that the company of a website is here, and whether it can be taken over. */
function useKnownCompany() {
  const [note, setNote] = useState<string | null>(null);
  async function look(website: string) {
    if (!website.trim()) return setNote(null);
    try {
      const { company, claimable } = await api.companies.exists({ body: { website } });
      if (!company) return setNote(null);
      setNote(
        claimable
          ? `${company.companyName} has a page here that nobody looks after yet. Sign up and it is yours.`
          : `${company.companyName} hires here already. Ask a colleague to invite you to the team.`,
      );
    } catch {
      setNote(null);
    }
  }
  return { note, look };
}
