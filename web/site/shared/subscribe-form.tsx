import { useState } from "react";
import type { Publication } from "#shared/stories/publications.data.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { linkOnItsWay } from "#web/words/link-on-its-way.ts";
import { SitePage } from "#web/shared/site-page.tsx";

interface SubscribeFormProps {
  title: string;
  words: string;
  button: string;
  to: { companyId: string } | { publication: Publication };
  back: { href: string; label: string };
}

/** Asks for an address to send news to; the mailed link confirms it. */
export function SubscribeForm({ title, words, button, to, back }: SubscribeFormProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useSubmit(async ({ email = "" }) => {
    await api.tracking.subscribe({ body: { email, ...to } });
    setAsked(email.trim());
  });
  if (asked)
    return (
      <SitePage>
        <Band width="narrow">
          <EmptyState
            title="Check your email"
            action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
          >
            {linkOnItsWay(asked)}
          </EmptyState>
        </Band>
      </SitePage>
    );
  return (
    <NarrowForm
      title={title}
      words={words}
      problem={Object.keys(form.fields).length ? null : form.sentence}
      onSubmit={form.onSubmit}
    >
      <Field label="Email" error={form.fields.email}>
        <TextInput name="email" type="email" autoComplete="email" required />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        {button}
      </Button>
    </NarrowForm>
  );
}
