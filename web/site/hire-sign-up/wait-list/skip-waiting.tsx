import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { homeOf, knowMe } from "#web/shared/session/session.ts";
import { AddressSection } from "#web/shared/settings/address-section.tsx";
import { myEntry } from "./my-entry.ts";

/** Whose company has email at its own domain by now need not wait. */
export function SkipWaiting() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useSubmit(
    async ({ website = "" }) => {
      await api.companies.skipWaitList({ body: { website } });
      const account = await knowMe(cache);
      await navigate(account.accessRoles.includes("company") ? "/hire/jobs" : homeOf(account));
    },
    { stale: [myEntry] },
  );
  return (
    <>
      <Section
        title="Have an email at your company’s domain now?"
        description="Then you don’t need to wait. Change your email below, confirm it, and enter your website."
      >
        <form onSubmit={form.onSubmit} noValidate method="post">
          <Stack gap={4} align="start">
            {form.sentence && !form.fields.website && <FormError title={form.sentence} />}
            <Field label="Company website" error={form.fields.website}>
              <TextInput name="website" inputMode="url" autoComplete="url" />
            </Field>
            <Button type="submit" busy={form.busy}>
              Skip the waitlist
            </Button>
          </Stack>
        </form>
      </Section>
      <AddressSection />
    </>
  );
}
