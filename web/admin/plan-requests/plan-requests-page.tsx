import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { ProRequest, ProRequestList } from "#contract/billing.ts";
import { planCurrency } from "#shared/plans/plans.data.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { ListTabs } from "../shared/queue/list-tabs.tsx";
import { planRequests } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import type { Review } from "../shared/queue/reviewed-row.tsx";
import { isReason, planRequestsPath, priceWords, readPrice, usePlanDecisions } from "./plan-requests.ts";

export const meta = siteMeta({ title: "Plan requests", path: planRequestsPath, hidden: true });

const lists: Record<ProRequestList, string> = { open: "Open", priced: "Priced" };
const none = {
  open: { title: "No requests", text: "Companies that ask for Pro appear here." },
  priced: { title: "No prices yet", text: "Prices that a company hasn’t bought Pro for yet appear here." },
};

/** Companies that asked for Pro: what it costs each, or why they don’t get it. */
export default function PlanRequestsPage() {
  const list: ProRequestList = useSearchParams()[0].get("list") === "priced" ? "priced" : "open";
  const found = { open: useQuery(planRequests("open")), priced: useQuery(planRequests("priced")) };
  const { decide, waiting } = usePlanDecisions();
  const rows = found[list].data?.map((request) => ({ ...request, id: request.companyId }));
  return (
    <ReviewQueue
      words={{ list: "Plan requests", row: "Plan request", rows: "requests" }}
      path={pathOf(list)}
      head={
        <PageHeader size="pane" title="Plan requests">
          <ListTabs
            label="Plan requests"
            lists={lists}
            current={list}
            href={pathOf}
            count={(each) => found[each].data?.length}
          />
        </PageHeader>
      }
      of={{ ...found[list], data: rows && waiting(rows) }}
      none={none[list]}
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
        ...decisionsOn(list, (verdict) => decide({ request, ...verdict })),
      })}
    />
  );
}

function pathOf(list: ProRequestList) {
  return list === "open" ? planRequestsPath : `${planRequestsPath}?list=${list}`;
}

function decisionsOn(
  list: ProRequestList,
  decide: (verdict: { price: number } | { reason: string }) => void,
): Pick<Review, "line" | "decisions"> {
  const setPrice = {
    label: list === "open" ? "Set price" : "Change price",
    tone: "fill",
    shortcut: "a",
    needsWords: true,
    takes: (typed: string) => readPrice(typed) !== null,
    leaves: true,
    perform: (typed: string) => decide({ price: readPrice(typed)! }),
  } as const;
  if (list === "priced")
    return {
      line: { label: `Price a month in ${planCurrency}`, inputMode: "decimal" },
      decisions: [setPrice],
    };
  const decline = {
    label: "Decline",
    tone: "danger",
    shortcut: "r",
    needsWords: true,
    takes: isReason,
    leaves: true,
    perform: (reason: string) => decide({ reason }),
  } as const;
  return {
    line: {
      label: `Price a month in ${planCurrency}, or why you decline`,
      hint: "A price such as 1,200.50. We email either to the team.",
      maxLength: 300,
    },
    decisions: [decline, setPrice],
  };
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
