import { type QueryKey, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useId, useState } from "react";
import type { Proof } from "#contract/accounts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { addPasskey } from "#web/shared/session/passkeys.ts";
import { ProofDialog } from "./proof-dialog.tsx";

type Passkey = Awaited<ReturnType<typeof api.security.passkeys>>[number];

/** Whose passkeys these are, and how they are changed. */
export interface PasskeyHolder {
  held: { queryKey: QueryKey; queryFn: () => Promise<Passkey[]> };
  description: string;
  proof: "password" | "code";
  add: (proof: Proof, name: string) => Promise<unknown>;
  rename: (id: string, name: string) => Promise<unknown>;
  remove: (id: string, proof: Proof) => Promise<unknown>;
}
const ofAccount: PasskeyHolder = {
  held: { queryKey: ["passkeys"], queryFn: () => api.security.passkeys() },
  description: "Sign in with your fingerprint, face or screen lock. Your password keeps working.",
  proof: "password",
  add: addPasskey,
  rename: (id, name) => api.security.renamePasskey({ params: { id }, body: { name } }),
  remove: (id, body) => api.security.removePasskey({ params: { id }, body }),
};

/** Keys on devices that sign in without a password. */
export function PasskeysSection({ of = ofAccount }: { of?: PasskeyHolder }) {
  const { description, proof } = of;
  const stale = [of.held.queryKey];
  const held = useQuery(of.held);
  return (
    <Section title="Passkeys" description={description} content="beside" anchor="passkeys" line>
      <Stack gap={4}>
        <Loaded of={held} loading="Loading passkeys" rows={1} failed="Couldn’t load your passkeys">
          {(keys) =>
            keys.length > 0 ? (
              <List label="Passkeys" divided flush>
                {keys.map((key) => (
                  <PasskeyRow key={key.id} passkey={key} of={of} />
                ))}
              </List>
            ) : null
          }
        </Loaded>
        <div>
          <ProofDialog
            title="Add a passkey"
            description="Your device asks for your fingerprint, face or screen lock next."
            trigger={<Button icon={KeyRound}>Add a passkey</Button>}
            action="Continue"
            proof={proof}
            act={(given, { name = "" }) => of.add(given, name)}
            after={{ stale, success: "Passkey added" }}
          >
            {(errors) => <NameField error={errors.name} />}
          </ProofDialog>
        </div>
      </Stack>
    </Section>
  );
}

function NameField({ error, name }: { error: string | undefined; name?: string }) {
  return (
    <Field label="Name" hint="Such as “My laptop”" error={error}>
      <TextInput name="name" defaultValue={name} maxLength={60} required />
    </Field>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  of: PasskeyHolder;
}
function PasskeyRow({ passkey, of }: PasskeyRowProps) {
  const stale = [of.held.queryKey];
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <ListRow
      title={name}
      text={
        <>
          Added <TimeAgo at={createdAt} />
          {lastUsedAt && (
            <>
              , last used <TimeAgo at={lastUsedAt} />
            </>
          )}
        </>
      }
      end={
        <Row gap={2}>
          <Rename passkey={passkey} of={of} />
          <ProofDialog
            title={`Remove ${name}?`}
            description="It can’t sign you in anymore. Delete it on the device as well."
            trigger={
              <Button size="sm" aria-label={`Remove ${name}`}>
                Remove
              </Button>
            }
            action="Remove passkey"
            danger
            proof={of.proof}
            act={(given) => of.remove(id, given)}
            after={{ stale, success: "Passkey removed" }}
          />
        </Row>
      }
    />
  );
}

function Rename({ passkey: { id, name }, of }: PasskeyRowProps) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const form = useSubmit((values) => of.rename(id, values.name ?? ""), {
    stale: [of.held.queryKey],
    done: () => setOpen(false),
  });
  return (
    <Dialog
      size="sm"
      title="Rename passkey"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" aria-label={`Rename ${name}`}>
          Rename
        </Button>
      }
      footer={
        <Button tone="fill" type="submit" form={formId} busy={form.busy}>
          Save name
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate method="post">
        <Stack gap={4}>
          {form.sentence && !form.fields.name && <FormError title={form.sentence} />}
          <NameField error={form.fields.name} name={name} />
        </Stack>
      </form>
    </Dialog>
  );
}
