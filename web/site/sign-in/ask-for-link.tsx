import { type ReactNode, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";

interface AskForLinkProps {
  title: string;
  /** What the link is for. */
  words: string;
  /** How long it works. */
  works: string;
  ask: (email: string) => Promise<unknown>;
  foot?: ReactNode;
}

/** Asks for an emailed link, without telling whether the address has an account. */
export function AskForLink({ title, words, works, ask, foot }: AskForLinkProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSubmit(async ({ email = "" }) => {
    await ask(email);
    setSentTo(email);
  });
  return (
    <NarrowForm
      title={sentTo ? "Check your inbox" : title}
      words={sentTo ? `If there’s an account for ${sentTo}, we’ve sent a link. ${works}` : words}
      problem={form.sentence}
      onSubmit={form.onSubmit}
      foot={foot}
    >
      <Field label="Email" error={form.fields.email}>
        <TextInput name="email" type="email" autoComplete="username" required />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        {sentTo ? "Send it again" : "Send link"}
      </Button>
    </NarrowForm>
  );
}
