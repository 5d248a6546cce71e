import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { RecoveryCodes } from "#web/shared/second-factor/recovery-codes.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";

export const meta = siteMeta({ title: "Security", path: "/admin/security", hidden: true });

const secondFactor = queryOptions({
  queryKey: ["administrator", "second-factor"],
  queryFn: () => api.accounts.secondFactor(),
});

/** The administrator's own second factor: how many recovery codes are left, and new ones. */
export default function SecurityPage() {
  const { data } = useQuery(secondFactor);
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useSubmit(({ code = "" }) => api.accounts.renewRecoveryCodes({ body: { code } }), {
    done: ({ recoveryCodes }) => setCodes(recoveryCodes),
    stale: [secondFactor],
  });
  return (
    <>
      <PageHeader title="Security" description="You sign in with your email and an authenticator app" />
      <PaneBody space="md" label="Two-factor authentication">
        <Section title="Recovery codes">
          <Stack gap={4}>
            <p>
              {data ? `${counted(data.recoveryCodesLeft, "code")} left. ` : ""}
              Each one signs you in once if you lose the app. New codes replace the old ones.
            </p>
            {codes ? (
              <>
                <RecoveryCodes codes={codes} />
                <Button tone="bare" onClick={() => setCodes(null)}>
                  I’ve saved them
                </Button>
              </>
            ) : (
              <form onSubmit={form.onSubmit} noValidate>
                <Stack gap={4}>
                  {form.sentence && <FormError title={form.sentence} />}
                  <Field label="Code from your app" error={form.fields.code}>
                    <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
                  </Field>
                  <Button type="submit" busy={form.busy}>
                    Get new recovery codes
                  </Button>
                </Stack>
              </form>
            )}
          </Stack>
        </Section>
      </PaneBody>
    </>
  );
}
