import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import type { Webhook } from "#contract/integrations.ts";
import { type WebhookEvent, webhookEvents } from "#contract/webhook-events.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { eventWords } from "./integration-words.ts";
import { webhooks } from "./integrations.ts";
import { ToldOnce } from "#web/shared/told-once.tsx";

/** Adds a webhook and shows its secret this once, or changes one. */
export function WebhookDialog({ webhook, trigger }: { webhook?: Webhook; trigger: ReactElement }) {
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? ["application.created"]);
  const [withPeople, setWithPeople] = useState(webhook?.withPeople ?? false);
  const [secret, setSecret] = useState<string | null>(null);
  const formId = `webhook-${webhook?.id ?? "new"}`;
  const form = useSubmit(async ({ url = "" }) => {
    const body = { url, events, withPeople };
    if (webhook) {
      await api.integrations.changeWebhook({ params: { id: webhook.id }, body });
      setOpen(false);
    } else setSecret((await api.integrations.createWebhook({ body })).secret);
    await cache.invalidateQueries(webhooks);
  });
  function show(next: boolean) {
    setOpen(next);
    if (!next) setSecret(null);
  }
  return (
    <Dialog
      title={secret ? "Your signing secret" : webhook ? "Change webhook" : "New webhook"}
      description={secret ? undefined : "We send a signed POST request for each event you choose."}
      open={open}
      onOpenChange={show}
      trigger={trigger}
      footer={
        secret ? (
          <Button tone="fill" onClick={() => show(false)}>
            Done
          </Button>
        ) : (
          <>
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" form={formId} tone="fill" busy={form.busy}>
              {webhook ? "Save" : "Add webhook"}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <ToldOnce
          label="Signing secret"
          secret={secret}
          hint="Copy it now: your server checks our signatures with it. You can renew it later, but not see it again."
        />
      ) : (
        <form id={formId} onSubmit={form.onSubmit} noValidate>
          <Stack gap={4}>
            {form.sentence && !form.fields.url && <FormError title={form.sentence} />}
            <Field label="Address" hint="Of your server, on the public internet" error={form.fields.url}>
              <TextInput name="url" inputMode="url" maxLength={1000} defaultValue={webhook?.url} />
            </Field>
            <EventFields value={events} onChange={setEvents} />
            <Switch
              label="Send names and emails of applicants"
              hint="Otherwise events carry ids only"
              checked={withPeople}
              onChange={setWithPeople}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

interface EventFieldsProps {
  value: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}
function EventFields({ value, onChange }: EventFieldsProps) {
  return (
    <fieldset>
      <legend>Events</legend>
      <Stack gap={2}>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventWords[event]}
            checked={value.includes(event)}
            onChange={(on) => onChange(on ? [...value, event] : value.filter((other) => other !== event))}
          />
        ))}
      </Stack>
    </fieldset>
  );
}
