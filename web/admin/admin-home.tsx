import { type UseQueryResult, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { counted } from "#shared/words/sentence-list.ts";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import {
  allInvoices,
  deskPayouts,
  planRequests,
  reportedListings,
  reviewRequests,
  waitingClaims,
  waitingCompanies,
  waitingEmployees,
  waitingPosts,
} from "./shared/queue/queues.ts";
import { reviewQueue } from "./shared/queue/reports.ts";

export const meta = siteMeta({ title: "Desk", path: "/admin", hidden: true });

/** What awaits a decision, queue by queue. */
export default function AdminHome() {
  const queues = useQueues();
  const known = queues.every(({ count }) => count !== undefined);
  const all = queues.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <PageHeader
        title="Desk"
        description={known ? `${counted(all, "decision")} to make` : "Counting what waits"}
      />
      <PaneBody>
        <List label="Queues" divided flush>
          {queues.map(({ href, title, text, count, failed }) => (
            <ListRow
              key={href}
              href={href}
              title={title}
              text={text}
              unread={Boolean(count)}
              end={failed ? "Couldn’t load" : count === undefined ? "…" : count === 0 ? "None" : `${count}`}
            />
          ))}
        </List>
      </PaneBody>
    </>
  );
}

interface Queue {
  href: string;
  title: string;
  text: string;
  count: number | undefined;
  failed: boolean;
}
function useQueues(): Queue[] {
  const reports = useInfiniteQuery(reviewQueue("unreviewed"));
  const requests = useQuery(reviewRequests);
  const payouts = useInfiniteQuery(deskPayouts("open"));
  const invoices = useInfiniteQuery(allInvoices("open"));
  return [
    rowOf(
      useQuery(waitingClaims),
      "claims",
      "Claims",
      "Companies to verify that were known by name only, or whose team is disabled",
    ),
    rowOf(useQuery(waitingCompanies), "wait-list", "Waitlist", "Companies without email at their own domain"),
    rowOf(
      useQuery(waitingEmployees),
      "employee-wait-list",
      "Employee waitlist",
      "People whose company isn’t here yet",
    ),
    rowOf(useQuery(waitingPosts), "job-posts", "Job posts", "Jobs posted without an account"),
    rowOf(
      useQuery(reportedListings),
      "reports",
      "Reports",
      "Jobs, companies and communities that people reported",
    ),
    {
      href: "/admin/requests",
      title: "Review requests",
      text: "Referrals that no one at their company decided about",
      count: requests.data?.total,
      failed: requests.isError,
    },
    {
      href: "/admin/moderation",
      title: "Moderation",
      text: "Reported messages and people",
      count: reports.data?.pages.at(-1)?.stats.unreviewed,
      failed: reports.isError,
    },
    {
      href: "/admin/payouts",
      title: "Payouts",
      text: "Earnings to approve, send or reconcile",
      count: payouts.data?.pages[0]!.counts.open,
      failed: payouts.isError,
    },
    {
      href: "/admin/invoices",
      title: "Overdue invoices",
      text: "Rewards whose company hasn’t paid in time",
      count: invoices.data?.pages[0]!.counts.overdue,
      failed: invoices.isError,
    },
    {
      href: "/admin/invoices?list=attention",
      title: "Payments",
      text: "Refunds that failed, and payments that are disputed",
      count: invoices.data?.pages[0]!.counts.attention,
      failed: invoices.isError,
    },
    rowOf(useQuery(planRequests("open")), "plan-requests", "Plan requests", "Companies that asked for Pro"),
  ];
}

function rowOf(of: UseQueryResult<readonly unknown[]>, path: string, title: string, text: string): Queue {
  return { href: `/admin/${path}`, title, text, count: of.data?.length, failed: of.isError };
}
