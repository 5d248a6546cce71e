import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { CandidateList } from "#contract/candidate-lists.ts";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { savedJobs } from "#web/shared/jobs/saved-jobs.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { savedSearches } from "#web/shared/search/saved-searches.ts";
import { TitledScreen } from "../titled-screen.tsx";
import { ListActions } from "./list-actions.tsx";
import { NewList } from "./new-list.tsx";
import { SavedJobs } from "./saved-jobs-list.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import type { Saved } from "./use-lists.ts";
import styles from "./saved.module.css";

export const meta = siteMeta({ title: "Saved", path: "/saved", hidden: true });

/** Jobs kept for later, on lists, and searches. */
export default function SavedPage() {
  const saved = useQuery(savedJobs);
  // They stand above the jobs, which are not to jump when these come.
  const { isPending: searchesComing } = useQuery(savedSearches);
  return (
    <Loaded
      of={{ ...saved, data: searchesComing ? undefined : saved.data }}
      rows={6}
      loading="Loading saved jobs"
      failed="Couldn’t load your saved jobs"
      frame={(waiting) => <TitledScreen title="Saved">{waiting}</TitledScreen>}
    >
      {(data) => <SavedScreen saved={data} />}
    </Loaded>
  );
}

export function SavedScreen({ saved: { jobs, lists } }: { saved: Saved }) {
  const named = useSearchParams()[0].get("list");
  const list = lists.find(({ id }) => id === named) ?? null;
  return (
    <>
      <PageHeader title="Saved" actions={<NewList />}>
        {lists.length > 0 && <ListTabs lists={lists} open={list} unsorted={unsorted(jobs)} />}
      </PageHeader>
      <PaneBody space="md">
        <div className={styles.lists}>
          {list ? <ListActions key={list.id} list={list} /> : <SavedSearches />}
          <SavedJobs
            jobs={jobs.filter(({ listId }) => listId === (list?.id ?? null))}
            list={list}
            lists={lists}
          />
        </div>
      </PaneBody>
    </>
  );
}

const unsorted = (jobs: Saved["jobs"]) => jobs.filter(({ listId }) => listId === null).length;

interface ListTabsProps {
  lists: CandidateList[];
  open: CandidateList | null;
  /** How many jobs are on no list. */
  unsorted: number;
}
function ListTabs({ lists, open, unsorted: count }: ListTabsProps) {
  const tabs = lists.map(({ id, name, jobs }) => ({
    href: `/saved?list=${id}`,
    label: name,
    count: jobs,
    current: id === open?.id,
  }));
  return (
    <LinkTabs
      label="Lists"
      tabs={[{ href: "/saved", label: "Not on a list", count, current: !open }, ...tabs]}
    />
  );
}
