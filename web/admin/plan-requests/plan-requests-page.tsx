import { useQuery } from "@tanstack/react-query";
import type { ProRequest } from "#contract/billing.ts";
import { formatMoney, minorUnits } from "#shared/money/money.ts";
import { planCurrency } from "#shared/plans/plans.data.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { planRequests } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";

const path = "/admin/plan-requests";
export const meta = siteMeta({ title: "Plan requests", path, hidden: true });

/** Companies that asked for Pro, and what it costs each. */
export default function PlanRequestsPage() {
  const found = useQuery(planRequests);
  const agree = useAgreement();
  return (
    <ReviewQueue
      words={{ list: "Plan requests", row: "Plan request", rows: "requests" }}
      path={path}
      head={<PageHeader size="pane" title="Plan requests" />}
      of={{ ...found, data: found.data?.map((request) => ({ ...request, id: request.companyId })) }}
      none={{ title: "No requests", text: "Companies that ask for Pro appear here." }}
      row={({ companyName, price, requestedAt }) => ({
        title: companyName,
        text: price === null ? "No price yet" : priceWords(price),
        at: requestedAt,
      })}
      review={(request) => ({
        title: request.companyName,
        text: (
          <>
            Asked <TimeAgo at={request.requestedAt} />
          </>
        ),
        body: <Asked request={request} />,
        line: { label: `Price a month for ${request.companyName}, in ${planCurrency}`, inputMode: "decimal" },
        decisions: [
          {
            label: "Set price",
            tone: "fill",
            needsWords: true,
            takes: (typed) => Number(typed) > 0,
            busy: agree.isPending,
            perform: (typed) => agree.mutate({ request, units: Number(typed) }),
          },
        ],
      })}
    />
  );
}

function priceWords(price: number) {
  return `${formatMoney({ amount: price, currency: planCurrency })} a month`;
}

function Asked({ request: { note, price } }: { request: ProRequest }) {
  return (
    <Stack gap={6}>
      {note && <Quote>{note}</Quote>}
      <StatList
        stats={[{ label: "Agreed, without tax", value: price === null ? "Nothing yet" : priceWords(price) }]}
      />
    </Stack>
  );
}

function useAgreement() {
  return useChange({
    call: ({ request, units }: { request: ProRequest; units: number }) =>
      api.billing.agreeOnPrice({
        params: { id: request.companyId },
        body: { price: minorUnits(units, planCurrency) },
      }),
    done: (found, _, cache) => cache.setQueryData(planRequests.queryKey, found),
    success: (_, { request }) => `${request.companyName} can start Pro now`,
    once: ({ request }) => request.companyId,
  });
}
