import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { longestReason, longestReference } from "#contract/billing.ts";
import type { AnyInvoice, InvoiceList } from "#contract/invoices.ts";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { invoiceStateText } from "#web/shared/billing/invoice-words.ts";
import { siteMeta } from "#web/shared/head.ts";
import { ListTabs } from "../shared/queue/list-tabs.tsx";
import { allInvoices } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import type { Decision, Review } from "../shared/queue/reviewed-row.tsx";
import { InvoiceFacts } from "./invoice-facts.tsx";
import { invoicesAt, invoicesPath, titleOf, useRecording, useResolving } from "./invoices.ts";
import { RefundDialog } from "./refund-dialog.tsx";

export const meta = siteMeta({ title: "Invoices", path: invoicesPath, hidden: true });

const lists: Record<InvoiceList, string> = {
  open: "Open",
  settled: "Settled",
  attention: "Needs attention",
};

/** What companies and job seekers owe and paid. Transfers are recorded here, and plans refunded. */
export default function InvoicesPage() {
  const [search, setSearch] = useSearchParams();
  const list = listIn(search);
  const words = search.get("search") ?? "";
  const found = useInfiniteQuery(allInvoices(list, words));
  const counts = found.data?.pages.at(-1)?.counts;
  const [refunding, setRefunding] = useState<AnyInvoice | null>(null);
  const decisionsOf = useInvoiceDecisions(setRefunding);
  return (
    <>
      <ReviewQueue
        words={{ list: "Invoices", row: "Invoice", rows: "invoices" }}
        path={invoicesAt(list, words)}
        head={
          <PageHeader size="pane" title="Invoices">
            <SearchInput
              label="Search by customer or number"
              value={words}
              onChange={(next) => setSearch({ list, ...(next && { search: next }) }, { replace: true })}
            />
            <ListTabs
              label="Invoices"
              lists={lists}
              current={list}
              href={(each) => invoicesAt(each, words)}
              count={(each) => counts?.[each]}
            />
          </PageHeader>
        }
        of={{ ...found, data: found.data?.pages.flatMap((page) => page.invoices) }}
        none={noneOn(list, words)}
        row={(invoice) => ({
          title: titleOf(invoice),
          text: `${invoice.number} · ${invoiceStateText(invoice)}`,
          at: invoice.issuedAt,
        })}
        review={(invoice) => ({
          title: titleOf(invoice),
          text: (
            <>
              Invoice {invoice.number}, issued <TimeAgo at={invoice.issuedAt} />
            </>
          ),
          body: <InvoiceFacts invoice={invoice} />,
          ...lineOf(invoice),
          decisions: decisionsOf(invoice),
        })}
        foot={
          <ShowMore more={found.hasNextPage} busy={found.isFetchingNextPage} onMore={found.fetchNextPage} />
        }
      />
      {refunding && <RefundDialog invoice={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

function listIn(search: URLSearchParams): InvoiceList {
  const list = search.get("list");
  return list === "settled" || list === "attention" ? list : "open";
}

function lineOf({ state, attention }: AnyInvoice): Pick<Review, "line"> {
  if (state === "open")
    return { line: { label: "Bank reference for the transfer", maxLength: longestReference } };
  return attention ? { line: { label: "What you did about it", maxLength: longestReason } } : {};
}

function noneOn(list: InvoiceList, words: string) {
  if (words)
    return { title: "No invoices found", text: "Search by part of a name, or by the invoice’s number." };
  return none[list];
}

const appear = "Invoices for plans and referral rewards appear here.";
const none: Record<InvoiceList, { title: string; text: string }> = {
  open: { title: "No open invoices", text: appear },
  settled: { title: "No settled invoices yet", text: appear },
  attention: {
    title: "No invoices need attention",
    text: "Refunds that fail and payments that cardholders dispute appear here.",
  },
};

function useInvoiceDecisions(refund: (invoice: AnyInvoice) => void) {
  const recording = useRecording();
  const resolving = useResolving();
  return (invoice: AnyInvoice): Decision[] => {
    if (invoice.state === "open")
      return [
        {
          label: "Paid by transfer",
          tone: "fill",
          needsWords: true,
          busy: recording.isPending,
          perform: (reference) => recording.mutate({ invoice, reference }),
        },
      ];
    const resolve: Decision = {
      label: "Resolved",
      tone: "fill",
      needsWords: true,
      busy: resolving.isPending,
      perform: (note) => resolving.mutate({ invoice, note }),
    };
    return [
      ...(invoice.attention ? [resolve] : []),
      ...(invoice.refundable > 0 ? [{ label: "Refund", perform: () => refund(invoice) }] : []),
    ];
  };
}
