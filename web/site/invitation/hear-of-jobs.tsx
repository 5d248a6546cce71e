import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { linkOnItsWay } from "#web/words/link-on-its-way.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";

/** Offers the company’s other jobs by email to who has answered; the mailed link confirms the address. */
export function HearOfJobs({ token, company }: { token: string; company: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useSubmit(async ({ email = "" }) => {
    await api.leads.subscribe({ body: { email, token } });
    setAsked(email.trim());
  });
  if (asked) return <p>{linkOnItsWay(asked)}</p>;
  return (
    <Section title={`Other jobs at ${company}`} description="New ones by email, at most once a day.">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          {form.sentence && <FormError title={form.sentence} />}
          <Field label="Email" error={form.fields.email ?? null}>
            <TextInput type="email" name="email" autoComplete="email" maxLength={254} />
          </Field>
          <Row>
            <Button type="submit" busy={form.busy}>
              Email me new jobs
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}
