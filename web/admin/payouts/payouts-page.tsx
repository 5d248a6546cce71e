import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { formatMoney } from "#shared/money/money.ts";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { QueueDetail, QueueSplit } from "#web/shared/queue/queue-split.tsx";
import { useQueue } from "#web/shared/queue/use-queue.ts";
import { PayoutDetail } from "./payout-detail.tsx";
import { type PayoutList, deskPayouts, payoutsAt, payoutsOn, payoutsPath, stateWords } from "./payouts.ts";

export const meta = siteMeta({ title: "Payouts", path: payoutsPath, hidden: true });

/** Rewards on their way to employees: approved by one administrator, sent by another, reconciled with the bank. */
export default function PayoutsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const phone = usePhone();
  const list: PayoutList = search.get("list") === "done" ? "done" : "open";
  const payouts = useQuery(deskPayouts);
  const rows = payouts.data && payoutsOn(list, payouts.data);
  const named = search.get("open");
  const queue = useQueue({
    rows: rows ?? [],
    named,
    follow: (id) => void navigate(payoutsAt(list, id), { replace: true, preventScrollReset: true }),
  });
  const { open } = queue;
  const tab = (each: PayoutList, label: string) => ({
    href: payoutsAt(each),
    label,
    count: payouts.data && payoutsOn(each, payouts.data).length,
    current: each === list,
  });
  return (
    <QueueSplit
      labels={{ list: "Payouts", row: "Payout" }}
      phone={named ? "detail" : "list"}
      head={
        <PageHeader size="pane" title="Payouts">
          <LinkTabs label="Payouts" tabs={[tab("open", "Open"), tab("done", "Done")]} />
        </PageHeader>
      }
      list={
        <PaneBody space="none">
          <Loaded
            of={{ ...payouts, data: rows }}
            rows={6}
            size="sm"
            loading="Loading payouts"
            failed="Couldn’t load payouts"
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState size="sm" title={list === "open" ? "No open payouts" : "No payouts yet"}>
                  When employees withdraw what they earned, it appears here.
                </EmptyState>
              ) : (
                <List label="Payouts">
                  {found.map((payout) => (
                    <ListRow
                      key={payout.id}
                      href={payoutsAt(list, payout.id)}
                      onSelect={() => queue.choose(payout.id)}
                      current={!phone && payout === open}
                      title={`${formatMoney(payout.amount)} to ${payout.payee.fullName}`}
                      end={<TimeAgo at={payout.requestedAt} look="short" />}
                      text={stateWords[payout.state]}
                    />
                  ))}
                </List>
              )
            }
          </Loaded>
        </PaneBody>
      }
      detail={
        <QueueDetail
          open={open}
          loaded={payouts.data !== undefined || payouts.error !== null}
          loading="Loading payout"
          empty={<EmptyState title="No payout selected">Payouts open here.</EmptyState>}
        >
          {(payout) => <PayoutDetail key={payout.id} payout={payout} back={payoutsAt(list)} />}
        </QueueDetail>
      }
    />
  );
}
