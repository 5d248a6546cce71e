import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { SearchInput } from "#ui/controls/search-input.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import styles from "./outbox.module.css";

export const meta = siteMeta({ title: "Outbox", path: "/admin/outbox", hidden: true });

const outbox = (search: string) =>
  queryOptions({
    queryKey: ["outbox", search],
    queryFn: () => api.notifications.outbox({ query: { limit: 100, ...(search && { search }) } }),
  });
const letterById = (id: string) =>
  queryOptions({ queryKey: ["letter", id], queryFn: () => api.notifications.letter({ params: { id } }) });

/** Every letter the product wrote, as its reader sees it. */
export default function OutboxPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const { data } = useQuery(outbox(search));
  const openId = params.get("letter") ?? data?.letters[0]?.id;
  return (
    <Split
      listWidth="lg"
      phone={params.get("letter") ? "detail" : "list"}
      list={
        <Pane label="Letters">
          <PageHeader size="pane" title="Outbox" description={data && `${data.total} letters`}>
            <SearchInput
              label="Search letters"
              value={search}
              onChange={(words) => setParams(words ? { search: words } : {}, { replace: true })}
            />
          </PageHeader>
          <PaneBody space="none">
            {data ? (
              <List label="Letters">
                {data.letters.map((letter) => (
                  <ListRow
                    key={letter.id}
                    href={`/admin/outbox?${new URLSearchParams({ ...(search && { search }), letter: letter.id })}`}
                    current={letter.id === openId}
                    title={letter.subject}
                    end={<TimeAgo at={letter.createdAt} look="short" />}
                    text={letter.recipient}
                    textEnd={letter.state}
                  />
                ))}
              </List>
            ) : (
              <ListSkeleton rows={8} label="Loading letters" />
            )}
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Letter">
          {openId ? (
            <Letter id={openId} />
          ) : (
            <EmptyState title="No letters yet">Letters appear here as they are written.</EmptyState>
          )}
        </Pane>
      }
    />
  );
}

function Letter({ id }: { id: string }) {
  const { data: letter } = useQuery(letterById(id));
  if (!letter) return <ListSkeleton rows={4} label="Loading the letter" />;
  return (
    <PaneBody space="lg">
      <DetailHeader
        title={letter.subject}
        text={`To ${letter.recipient}`}
        aside={<Badge>{letter.state}</Badge>}
      />
      <iframe className={styles.letter} title={letter.subject} sandbox="" srcDoc={letter.html} />
      <pre className={styles.plain}>{letter.text}</pre>
    </PaneBody>
  );
}
