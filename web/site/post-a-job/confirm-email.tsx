import { useState } from "react";
import type { ExternalJob } from "#contract/external-jobs.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { postingById } from "./posting.ts";

interface ConfirmEmailProps {
  job: ExternalJob;
  /** Keeps what was typed above: the link may be opened before that keeps itself. */
  save: () => Promise<unknown>;
}

/** The poster's address: asked for, waited for, or proven. */
export function ConfirmEmail({ job, save }: ConfirmEmailProps) {
  const { onSubmit, busy, sentence, fields } = useSubmit(
    async ({ email = "" }) => {
      await save();
      return api.externalJobs.email({ params: { id: job.id }, body: { email } });
    },
    {
      success: ({ email, newEmail }) => `We sent a link to ${newEmail ?? email}`,
      stale: [postingById(job.id)],
    },
  );
  const [changing, setChanging] = useState(false);
  const waiting = job.emailVerified ? job.newEmail : job.email;
  return (
    <Section title="Your email" line>
      {job.emailVerified && (
        <Stack gap={4} align="start">
          <p>
            {job.email} is confirmed. We’ll email you there about this job only. Without an account, that’s
            the only way you’ll hear about it.
          </p>
          {!changing && !waiting && <Button onClick={() => setChanging(true)}>Use another email</Button>}
        </Stack>
      )}
      {(changing || waiting || !job.emailVerified) && (
        <form onSubmit={onSubmit} noValidate method="post">
          <Stack gap={4} align="start">
            {waiting && (
              <p role="status">
                Open the link we sent to {waiting}. It works for 24 hours.
                {job.emailVerified && ` Until then, we keep using ${job.email}.`}
              </p>
            )}
            {sentence && !fields.email && <FormError title={sentence} />}
            <Field
              label="Email"
              hint="You’re posting without an account, so we can only email you about this job and its applicants. An address at your company’s domain makes it easy to turn the job into a company account."
              error={fields.email}
            >
              <TextInput
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={waiting ?? ""}
                required
              />
            </Field>
            <Button type="submit" busy={busy}>
              {waiting ? "Send another link" : "Send me a link"}
            </Button>
          </Stack>
        </form>
      )}
    </Section>
  );
}
