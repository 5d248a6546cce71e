import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Plus } from "lucide-react";
import { type ApiScope, apiScopes } from "#contract/api-scopes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { scopeWords } from "./integration-words.ts";
import { apiKeys } from "./integrations.ts";
import { ToldOnce } from "#web/shared/told-once.tsx";

const formId = "new-api-key";

/** Makes a key and shows it this once. */
export function NewKeyDialog() {
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [key, setKey] = useState<string | null>(null);
  const form = useSubmit(async ({ name = "" }) => {
    const made = await api.integrations.createKey({ body: { name, scopes } });
    setKey(made.key);
    await cache.invalidateQueries(apiKeys);
  });
  function show(next: boolean) {
    setOpen(next);
    if (next) return;
    setKey(null);
    setScopes([]);
  }
  return (
    <Dialog
      title={key ? "Your new key" : "New API key"}
      description={key ? undefined : "It acts for you, and never may do more than you may."}
      open={open}
      onOpenChange={show}
      trigger={<Button icon={Plus}>New API key</Button>}
      footer={
        key ? (
          <Button tone="fill" onClick={() => show(false)}>
            Done
          </Button>
        ) : (
          <>
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" form={formId} tone="fill" busy={form.busy}>
              Make key
            </Button>
          </>
        )
      }
    >
      {key ? (
        <ToldOnce
          label="API key"
          secret={key}
          hint="Copy it now. We keep only a fingerprint of it and can’t show it again."
        />
      ) : (
        <form id={formId} onSubmit={form.onSubmit} noValidate>
          <Stack gap={4}>
            {form.sentence && !form.fields.name && <FormError title={form.sentence} />}
            <Field label="Name" hint="What uses it, such as Our website" error={form.fields.name}>
              <TextInput name="name" maxLength={80} autoComplete="off" />
            </Field>
            <fieldset>
              <legend>What it may do</legend>
              <Stack gap={3}>
                {apiScopes.map((scope) => (
                  <Checkbox
                    key={scope}
                    {...scopeWords[scope]}
                    checked={scopes.includes(scope)}
                    onChange={(on) =>
                      setScopes(on ? [...scopes, scope] : scopes.filter((other) => other !== scope))
                    }
                  />
                ))}
              </Stack>
            </fieldset>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
