import { queryOptions, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useId, useState } from "react";
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

const passkeys = queryOptions({ queryKey: ["passkeys"], queryFn: () => api.security.passkeys() });
type Passkey = Awaited<ReturnType<typeof api.security.passkeys>>[number];
const stale = [passkeys];

/** Keys on devices that sign in without a password. */
export function PasskeysSection() {
  const held = useQuery(passkeys);
  return (
    <Section
      title="Passkeys"
      description="Sign in with your fingerprint, face or screen lock. Your password keeps working."
      content="beside"
      anchor="passkeys"
      line
    >
      <Stack gap={4}>
        <Loaded of={held} loading="Loading passkeys" rows={1} failed="Couldn’t load your passkeys">
          {(keys) =>
            keys.length > 0 ? (
              <List label="Passkeys" divided flush>
                {keys.map((key) => (
                  <PasskeyRow key={key.id} passkey={key} />
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
            act={(proof, { name = "" }) => addPasskey(proof, name)}
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

function PasskeyRow({ passkey }: { passkey: Passkey }) {
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
          <Rename passkey={passkey} />
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
            act={(body) => api.security.removePasskey({ params: { id }, body })}
            after={{ stale, success: "Passkey removed" }}
          />
        </Row>
      }
    />
  );
}

function Rename({ passkey: { id, name } }: { passkey: Passkey }) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const form = useSubmit(
    (values) => api.security.renamePasskey({ params: { id }, body: { name: values.name ?? "" } }),
    { stale, done: () => setOpen(false) },
  );
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
