import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProRequest } from "#contract/billing.ts";
import { formatMoney, minorUnits } from "#shared/money/money.ts";
import { planCurrency } from "#shared/plans/plans.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";

export const meta = siteMeta({ title: "Plan requests", path: "/admin/plan-requests", hidden: true });

const requests = queryOptions({ queryKey: ["plan-requests"], queryFn: () => api.billing.proRequests() });

/** Companies that asked for Pro, and what it costs each. */
export default function PlanRequestsPage() {
  return (
    <>
      <PageHeader title="Plan requests" />
      <PaneBody space="md" label="Plan requests">
        <Loaded
          of={useQuery(requests)}
          rows={4}
          loading="Loading requests"
          failed="Couldn’t load the requests"
        >
          {(found) =>
            found.length === 0 ? (
              <EmptyState title="No requests">Companies that ask for Pro appear here.</EmptyState>
            ) : (
              <Stack gap={8}>
                {found.map((request) => (
                  <Request key={request.companyId} request={request} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </PaneBody>
    </>
  );
}

function Request({ request: { companyId, companyName, note, price, requestedAt } }: { request: ProRequest }) {
  const [typed, setTyped] = useState("");
  const units = Number(typed);
  const agree = useChange({
    call: () =>
      api.billing.agreeOnPrice({
        params: { id: companyId },
        body: { price: minorUnits(units, planCurrency) },
      }),
    done: (found, _, cache) => cache.setQueryData(requests.queryKey, found),
    success: `${companyName} can start Pro now`,
  });
  return (
    <Section
      title={companyName}
      content="beside"
      description={
        <>
          Asked <TimeAgo at={requestedAt} />
        </>
      }
    >
      <Stack gap={4}>
        {note && <p>{note}</p>}
        {price !== null && (
          <p>Agreed: {formatMoney({ amount: price, currency: planCurrency })} a month, without tax.</p>
        )}
        <Row align="end" wrap>
          <Field label={`Price a month for ${companyName}, in ${planCurrency}`}>
            <TextInput inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Button tone="fill" disabled={!(units > 0)} busy={agree.isPending} onClick={() => agree.mutate()}>
            Set price
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
