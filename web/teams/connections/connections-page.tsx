import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { counted } from "#shared/words/sentence-list.ts";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { List } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { PeopleTabs } from "../shared/people-tabs.tsx";
import { ReferByLink, type Referring, UsernameFirst } from "../shared/refer-by-link.tsx";
import { ConnectionRow } from "./connection-row.tsx";
import { connectionsOn, connectionsOnPage, connectionsPath, useRemoving } from "./connections.ts";
import { LinkedInExport } from "./linkedin-export.tsx";
import styles from "./connections.module.css";

export const meta = siteMeta({ title: "Your connections", path: connectionsPath, hidden: true });

/** The people an employee knows, and the open jobs that suit them. */
export default function ConnectionsPage() {
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
          {connected && <UsernameFirst />}
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
      <ReferByLink referring={referring} onClose={() => setReferring(null)} />
    </>
  );
}
