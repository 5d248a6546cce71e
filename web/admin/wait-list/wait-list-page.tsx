import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { QueueDetail, QueueSplit } from "#web/shared/queue/queue-split.tsx";
import { useQueue } from "#web/shared/queue/use-queue.ts";
import { useEntryDecision, waitingCompanies } from "./wait-list.ts";
import { EntryDetail } from "./entry-detail.tsx";

export const meta = siteMeta({ title: "Waitlist", path: "/admin/wait-list", hidden: true });

const path = "/admin/wait-list";
const hrefOf = (item: string) => `${path}?${new URLSearchParams({ item })}`;

/** Companies without a domain of their own that wait to be let in, the oldest first. */
export default function WaitListPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const entries = useQuery(waitingCompanies);
  const phone = usePhone();
  const named = search.get("item");
  const queue = useQueue({
    rows: entries.data ?? [],
    named,
    follow: (item) => void navigate(item ? hrefOf(item) : path, { replace: true, preventScrollReset: true }),
  });
  const open = queue.missing ? undefined : queue.open;
  const decide = useEntryDecision(() => queue.show((queue.after ?? queue.before)?.id));
  return (
    <QueueSplit
      labels={{ list: "Waitlist", row: "Company" }}
      phone={named ? "detail" : "list"}
      head={<PageHeader size="pane" title="Waitlist" />}
      list={
        <PaneBody space="none">
          <Loaded
            of={entries}
            rows={6}
            size="sm"
            loading="Loading the waitlist"
            failed="Couldn’t load the waitlist"
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState size="sm" title="No companies waiting">
                  Companies without email at their own domain ask here to be let in.
                </EmptyState>
              ) : (
                <List label="Waitlist">
                  {found.map((entry) => (
                    <ListRow
                      key={entry.id}
                      href={hrefOf(entry.id)}
                      onSelect={() => queue.choose(entry.id)}
                      current={!phone && entry === open}
                      title={entry.companyName}
                      end={<TimeAgo at={entry.createdAt} look="short" />}
                      text={`${entry.fullName}, ${entry.email}`}
                      foot={entry.website}
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
          loaded={entries.data !== undefined}
          loading="Loading company"
          empty={
            queue.missing ? (
              <EmptyState
                title="This company isn’t waiting any more"
                action={<ButtonLink href={path}>All companies</ButtonLink>}
              >
                Another administrator may have decided about it.
              </EmptyState>
            ) : (
              <EmptyState title="No company selected">New companies appear here.</EmptyState>
            )
          }
        >
          {(entry) => <EntryDetail key={entry.id} entry={entry} back={path} decide={decide} />}
        </QueueDetail>
      }
    />
  );
}
