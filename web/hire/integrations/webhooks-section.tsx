import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Plus, Webhook as WebhookIcon } from "lucide-react";
import type { Webhook } from "#contract/integrations.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { eventWords } from "./integration-words.ts";
import { deliveriesOf, webhooks } from "./integrations.ts";
import { ToldOnce } from "#web/shared/told-once.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import styles from "./integrations.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

/** Where events are sent, and how that goes. */
export function WebhooksSection() {
  const found = useQuery(webhooks);
  return (
    <Section
      title="Webhooks"
      description="We tell your server when something happens, so that it needn’t ask."
      actions={
        <Needs permission="integrations">
          <WebhookDialog trigger={<Button icon={Plus}>New webhook</Button>} />
        </Needs>
      }
      line
    >
      <Loaded of={found} rows={2} size="sm" loading="Loading webhooks" failed="Couldn’t load your webhooks">
        {(hooks) =>
          hooks.length === 0 ? (
            <EmptyState size="sm" icon={WebhookIcon} title="No webhooks yet" />
          ) : (
            <ul className={styles.list}>
              {hooks.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { url, enabled, failingSince, events, withPeople } = webhook;
  return (
    <li className={styles.hook}>
      <Row gap={3} wrap>
        <h3>{url}</h3>
        {enabled ? (
          failingSince ? (
            <Badge tone="warn">
              Failing since <TimeAgo at={failingSince} />
            </Badge>
          ) : (
            <Badge tone="good">On</Badge>
          )
        ) : (
          <Badge tone="bad">Off</Badge>
        )}
      </Row>
      <p className={styles.quiet}>
        {events.map((event) => eventWords[event]).join(". ")}.{" "}
        {withPeople ? "With names and emails." : "Ids only."}
      </p>
      <Row gap={2} wrap>
        <DeliveryLog webhook={webhook} />
        <WebhookActions webhook={webhook} />
      </Row>
    </li>
  );
}

function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, url, enabled } = webhook;
  const stale = [webhooks, deliveriesOf(id)];
  const test = useChange({
    call: () => api.integrations.testWebhook({ params: { id } }),
    success: "Test sent. Its result is under Deliveries.",
    stale,
  });
  const turn = useChange({
    call: () => api.integrations.changeWebhook({ params: { id }, body: { enabled: !enabled } }),
    success: enabled ? "Turned off" : "Turned on",
    stale,
  });
  const remove = useChange({
    call: () => api.integrations.removeWebhook({ params: { id } }),
    success: "Webhook removed",
    stale: [webhooks],
  });
  return (
    <>
      <Needs permission="integrations">
        {enabled && (
          <Button size="sm" busy={test.isPending} onClick={() => test.mutate()}>
            Send test
          </Button>
        )}
        <WebhookDialog webhook={webhook} trigger={<Button size="sm">Change</Button>} />
        <RenewSecret webhook={webhook} />
        <Button size="sm" busy={turn.isPending} onClick={() => turn.mutate()}>
          {enabled ? "Turn off" : "Turn on"}
        </Button>
      </Needs>
      <ConfirmDialog
        title="Remove this webhook?"
        description={`Nothing is sent to ${url} anymore, and its log is deleted. This can’t be undone.`}
        action="Remove webhook"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        trigger={
          <Button size="sm" tone="bare">
            Remove
          </Button>
        }
      />
    </>
  );
}

function RenewSecret({ webhook: { id } }: { webhook: Webhook }) {
  const [secret, setSecret] = useState<string | null>(null);
  const renew = useChange({
    call: () => api.integrations.renewSecret({ params: { id } }),
    done: (renewed) => setSecret(renewed.secret),
  });
  return (
    <>
      <ConfirmDialog
        title="Renew the signing secret?"
        description="The old one signs nothing from then on, so your server refuses our requests until it knows the new one."
        action="Renew secret"
        busy={renew.isPending}
        onConfirm={() => renew.mutate()}
        trigger={<Button size="sm">Renew secret</Button>}
      />
      <Dialog title="Your signing secret" open={secret !== null} onOpenChange={() => setSecret(null)}>
        <ToldOnce label="Signing secret" secret={secret ?? ""} hint="Copy it now. We can’t show it again." />
      </Dialog>
    </>
  );
}
