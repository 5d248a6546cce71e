import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { RecoveryCodes } from "#web/shared/second-factor/recovery-codes.tsx";
import { api } from "#web/api/client.ts";
import { AppCodeField } from "#web/shared/forms/code-field.tsx";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { addAdminPasskey } from "#web/shared/session/passkeys.ts";
import { type PasskeyHolder, PasskeysSection } from "#web/shared/settings/security/passkeys-section.tsx";

export const meta = siteMeta({ title: "Security", path: "/admin/security", hidden: true });

const secondFactor = queryOptions({
  queryKey: ["administrator", "second-factor"],
  queryFn: () => api.accounts.secondFactor(),
});

const ofAdministrator: PasskeyHolder = {
  held: { queryKey: ["administrator", "passkeys"], queryFn: () => api.accounts.adminPasskeys() },
  description: "Sign in with your fingerprint, face or screen lock, without an emailed code or the app.",
  proof: "code",
  add: ({ code = "" }, name) => addAdminPasskey(code, name),
  rename: (id, name) => api.accounts.renameAdminPasskey({ params: { id }, body: { name } }),
  remove: (id, { code = "" }) => api.accounts.removeAdminPasskey({ params: { id }, body: { code } }),
};

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
      <PageHeader
        title="Security"
        description="You sign in with your email and an authenticator app, or with a passkey"
      />
      <PaneBody space="md" label="Two-factor authentication">
        <Stack gap={8}>
          <Section title="Recovery codes" content="beside">
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
                    <AppCodeField error={form.fields.code} />
                    <div>
                      <Button type="submit" busy={form.busy}>
                        Get new recovery codes
                      </Button>
                    </div>
                  </Stack>
                </form>
              )}
            </Stack>
          </Section>
          <PasskeysSection of={ofAdministrator} />
        </Stack>
      </PaneBody>
    </>
  );
}
