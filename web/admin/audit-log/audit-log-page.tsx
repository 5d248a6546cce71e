import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { nextSkip } from "#web/shared/lists/next-skip.ts";
import { actionWords, changesOf, spaced } from "./entry-words.ts";
import styles from "./audit-log.module.css";

export const meta = siteMeta({ title: "Audit log", path: "/admin/audit-log", hidden: true });

const pageSize = 100;
const auditLog = (action: string) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", action],
    queryFn: ({ pageParam: skip }) =>
      api.notifications.auditLog({ query: { limit: pageSize, skip, ...(action && { action }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });

/** Who did what to whose data, before and after. */
export default function AuditLogPage() {
  const [params, setParams] = useSearchParams();
  const action = params.get("action") ?? "";
  const log = useInfiniteQuery(auditLog(action));
  return (
    <>
      <PageHeader
        title="Audit log"
        description={log.data && counted(log.data.pages[0]!.total, "entry", "entries")}
      >
        <div className={styles.search}>
          <SearchInput
            label="Search actions"
            value={action}
            onChange={(words) => setParams(words ? { action: words } : {}, { replace: true })}
          />
        </div>
      </PageHeader>
      <PaneBody>
        <Loaded of={log} rows={8} loading="Loading audit log" failed="Couldn’t load the audit log">
          {({ pages }) => <Entries entries={pages.flatMap((page) => page.entries)} action={action} />}
        </Loaded>
        <ShowMore more={log.hasNextPage} busy={log.isFetchingNextPage} onMore={log.fetchNextPage} />
      </PaneBody>
    </>
  );
}

type Entry = Awaited<ReturnType<typeof api.notifications.auditLog>>["entries"][number];
function Entries({ entries, action }: { entries: Entry[]; action: string }) {
  if (entries.length === 0 && action)
    return (
      <EmptyState
        title={`No entries for “${action}”`}
        action={<ButtonLink href="/admin/audit-log">Show all entries</ButtonLink>}
      >
        Search by action, such as “pass” or “invite”.
      </EmptyState>
    );
  if (entries.length === 0)
    return <EmptyState title="No entries yet">Changes people make to others’ data appear here.</EmptyState>;
  return (
    <div className={styles.entries}>
      <List label="Entries" divided>
        {entries.map((entry) => (
          <ListRow
            key={entry.id}
            title={actionWords(entry.action)}
            end={<TimeAgo at={entry.at} look="list" />}
            text={[
              entry.actorName ?? entry.actorKind,
              entry.subjectName ?? `${spaced(entry.subjectKind)} ${entry.subjectId ?? ""}`.trim(),
              entry.why,
            ]
              .filter(Boolean)
              .join(" · ")}
            foot={<Changes before={entry.before} after={entry.after} />}
          />
        ))}
      </List>
    </div>
  );
}

/** What was changed, field by field, folded until it is asked for. */
function Changes({ before, after }: { before: unknown; after: unknown }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  return (
    <details className={styles.change}>
      <summary>{changes.map(({ field }) => field).join(", ")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{change.field}</th>
              <td>{change.before}</td>
              <td>{change.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
