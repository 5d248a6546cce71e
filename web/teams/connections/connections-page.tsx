import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Connection } from "#contract/connections.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { List } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { PeopleTabs } from "../shared/people-tabs.tsx";
import { ConnectionRow } from "./connection-row.tsx";
import { connectionsOn, connectionsOnPage, connectionsPath, useRemoving } from "./connections.ts";
import { LinkedInExport } from "./linkedin-export.tsx";
import styles from "./connections.module.css";

const ShareDialog = lazyOverlay(
  async () => (await import("#web/shared/templates/share-dialog.tsx")).ShareDialog,
);

export const meta = siteMeta({ title: "Your connections", path: connectionsPath, hidden: true });

type Job = Connection["jobs"][number];
/** Someone to refer, for one job or for whatever is open. */
interface Referring {
  person: Connection;
  job: Job | null;
}

/** The people an employee knows, and the open jobs that suit them. */
export default function ConnectionsPage() {
  const { employee, parallelTag } = useMe();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const q = params.get("q") ?? "";
  const people = useQuery(connectionsOn(page, q));
  const { remove, removeAll } = useRemoving();
  const [referring, setReferring] = useState<Referring | null>(null);
  const connected = people.data?.connectedAt ?? null;
  const at = (number: number) => `${connectionsPath}?${new URLSearchParams({ q, page: String(number) })}`;
  return (
    <>
      <PageHeader title="People you know">
        <PeopleTabs />
      </PageHeader>
      <PaneBody space="md" label="Your connections">
        <Stack gap={8} className={styles.page}>
          <LinkedInExport connectedAt={connected} onRemoveAll={removeAll} />
          {connected && !parallelTag && (
            <Callout tone="info">
              <Link href="/teams/settings">Choose a username</Link> first, so that people who open your link
              are known to come from you.
            </Callout>
          )}
          {(connected || q) && (
            <Stack gap={4}>
              <SearchInput
                label="Search your connections"
                value={q}
                onChange={(next) => setParams(next ? { q: next } : {}, { replace: true })}
              />
              <Loaded of={people} rows={6} loading="Loading people" failed="Couldn’t load your connections">
                {({ connections, total, fitting }) => (
                  <>
                    <p role="status">
                      {counted(total, "person", "people")}, {fitting.toLocaleString("en-US")} of them may suit
                      an open job
                    </p>
                    <List label="Your connections" divided flush>
                      {connections.map((person) => (
                        <ConnectionRow
                          key={person.id}
                          person={person}
                          onRefer={(job) => setReferring({ person, job })}
                          onRemove={() => void remove(person)}
                        />
                      ))}
                    </List>
                    <Paging page={page} pages={Math.ceil(total / connectionsOnPage) || 1} hrefFor={at} />
                  </>
                )}
              </Loaded>
            </Stack>
          )}
        </Stack>
      </PaneBody>
      {employee?.companyId && (
        <ShareDialog
          open={referring !== null}
          onOpenChange={(open) => !open && setReferring(null)}
          companyId={employee.companyId}
          {...(referring?.job && { jobId: referring.job.id })}
          title={referring ? titleOf(referring) : ""}
        />
      )}
    </>
  );
}

function titleOf({ person, job }: Referring) {
  const what = job?.jobTitle ?? "the open jobs";
  return `Send ${person.fullName} ${what}. Through your link they can ask you to refer them.`;
}
