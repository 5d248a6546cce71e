import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Delivery, Webhook } from "#contract/integrations.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { deliveryWords, eventWords } from "./integration-words.ts";
import { deliveriesOf, webhooks } from "./integrations.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

/** What was sent to a webhook and what came of it, with the way to send it again. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      size="lg"
      title="Deliveries"
      description={`The last 100 within 30 days, to ${webhook.url}`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="sm">Deliveries</Button>}
    >
      {open && <Log webhook={webhook} />}
    </Drawer>
  );
}

function Log({ webhook: { id, enabled } }: { webhook: Webhook }) {
  const deliveries = useQuery(deliveriesOf(id));
  const again = useChange({
    call: (deliveryId: string | undefined) =>
      api.integrations.replay({ params: { id }, body: { deliveryId } }),
    success: ({ count }) => `${counted(count, "delivery", "deliveries")} on the way`,
    stale: [deliveriesOf(id), webhooks],
  });
  return (
    <Loaded of={deliveries} rows={4} size="sm" loading="Loading deliveries" failed="Couldn’t load deliveries">
      {(found) => (
        <Stack gap={4}>
          {enabled && found.some(({ state }) => state === "failed") && (
            <Needs permission="integrations">
              <Button busy={again.isPending} onClick={() => again.mutate(undefined)}>
                Send all failed again
              </Button>
            </Needs>
          )}
          <Table
            caption="Deliveries"
            rows={found}
            rowKey={(delivery) => delivery.id}
            empty={
              <EmptyState size="sm" title="Nothing sent yet">
                Send a test to see how it looks.
              </EmptyState>
            }
            columns={[
              { id: "event", title: "Event", main: true, cell: ({ event }) => eventWords[event] },
              { id: "when", title: "When", cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
              { id: "state", title: "Result", cell: (delivery) => <Result delivery={delivery} /> },
              {
                id: "again",
                title: "Send again",
                hideTitle: true,
                cell: (delivery) =>
                  enabled &&
                  delivery.state !== "waiting" && (
                    <Needs permission="integrations">
                      <Button size="sm" tone="bare" onClick={() => again.mutate(delivery.id)}>
                        Send again
                      </Button>
                    </Needs>
                  ),
              },
            ]}
          />
        </Stack>
      )}
    </Loaded>
  );
}

function Result({ delivery: { state, attempts, error, dueAt } }: { delivery: Delivery }) {
  const { label, tone } = deliveryWords[state];
  return (
    <Stack gap={1}>
      <Badge tone={tone}>{label}</Badge>
      {error && <span>{error}</span>}
      {attempts > 1 && <span>{counted(attempts, "try", "tries")}</span>}
      {dueAt && attempts > 0 && (
        <span>
          Next try <TimeAgo at={dueAt} />
        </span>
      )}
    </Stack>
  );
}
