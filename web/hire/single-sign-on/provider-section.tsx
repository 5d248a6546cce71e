import { useState } from "react";
import type { SingleSignOn } from "#contract/single-sign-on.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { connectionQuery } from "./connection.ts";
import styles from "./single-sign-on.module.css";

interface ProviderProps {
  connection: SingleSignOn | null;
  redirectUri: string;
  may: boolean;
}
/** The provider and what the company is there. */
export function ProviderSection({ connection, redirectUri, may }: ProviderProps) {
  return (
    <Section
      title="Your provider"
      content="beside"
      description="Your team can sign in with the accounts your company manages, through OpenID Connect: Microsoft Entra ID, Okta, Google Workspace, Keycloak and others."
    >
      <Stack gap={4}>
        <p className={styles.facts}>
          Redirect address to enter at your provider: <code>{redirectUri}</code>
        </p>
        {may ? (
          <ProviderForm key={connection?.id ?? "new"} connection={connection} />
        ) : (
          <p className={styles.facts}>
            {connection
              ? `Connected to ${connection.issuer}.`
              : "Not connected. Someone who has every permission on your team can set it up."}
          </p>
        )}
      </Stack>
    </Section>
  );
}

function ProviderForm({ connection }: { connection: SingleSignOn | null }) {
  const form = useSubmit(
    ({ issuer = "", clientId = "", clientSecret = "" }) =>
      api.singleSignOn.connect({
        body: { issuer, clientId, clientSecret: clientSecret || undefined },
      }),
    { success: "Provider saved. Test it before you rely on it.", stale: [connectionQuery] },
  );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={4}>
        {form.sentence && <FormError title={form.sentence} />}
        <Field label="Issuer" hint="Such as https://login.acme.com" error={form.fields.issuer}>
          <TextInput name="issuer" type="url" defaultValue={connection?.issuer} autoComplete="off" />
        </Field>
        <Field label="Client ID" error={form.fields.clientId}>
          <TextInput name="clientId" defaultValue={connection?.clientId} autoComplete="off" />
        </Field>
        <Field
          label="Client secret"
          hint={
            connection
              ? "Leave empty to keep the one you saved. Another issuer or client ID needs its own."
              : undefined
          }
          error={form.fields.clientSecret}
        >
          <PasswordInput name="clientSecret" autoComplete="off" />
        </Field>
        <Row gap={2} wrap>
          <Button type="submit" tone="fill" busy={form.busy}>
            Save provider
          </Button>
          {connection && <Disconnect />}
        </Row>
      </Stack>
    </form>
  );
}

function Disconnect() {
  const [asking, setAsking] = useState(false);
  const disconnect = useChange({
    call: () => api.singleSignOn.disconnect(),
    success: "Single sign-on disconnected",
    stale: [connectionQuery],
  });
  return (
    <>
      <Button tone="bare" onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Disconnect single sign-on?"
        description="Everyone who signed in through your provider is signed out. They can set a password with “Forgot your password?”."
        action="Disconnect"
        danger
        onConfirm={() => disconnect.mutate()}
      />
    </>
  );
}
