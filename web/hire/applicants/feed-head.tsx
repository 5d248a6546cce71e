import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useNavigate } from "react-router";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { type FeedView, addressOf, feedCounts, sorts } from "#web/hire/shared/applicants/feed.ts";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./applicants.module.css";

const sortWords: Record<FeedView["sort"], string> = {
  recent: "Newest first",
  oldest: "Oldest first",
  score: "Best match first",
};

interface FeedHeadProps {
  view: FeedView;
  listed?: boolean;
  /** How many are on the list. */
  total: number | undefined;
}

/** The tabs of the feed and the parts of the pending one, with what each holds. */
export function FeedHead({ view, listed, total }: FeedHeadProps) {
  const { data: all } = useQuery(feedCounts);
  const job = view.job ? all?.byJob.find((each) => each.jobId === view.job) : null;
  const counts = view.job ? job : all;
  const tab = (name: FeedView["tab"], label: string) => ({
    href: addressOf({ ...view, tab: name }, undefined, listed),
    label,
    count: counts?.[name],
    current: view.tab === name,
  });
  const split = (name: FeedView["split"], label: string) => ({
    href: addressOf({ ...view, split: name }, undefined, listed),
    label,
    count: counts?.[name],
    current: view.split === name,
  });
  const others = (["scoreless", "marketplace", "review"] as const).filter(
    (name) => counts?.[name] || view.split === name,
  );
  return (
    <>
      <PageHeader
        size="pane"
        title="Applicants"
        description={job?.jobTitle}
        actions={<FeedFilter view={view} jobs={all?.byJob ?? []} />}
      >
        <LinkTabs
          label="Applicants"
          tabs={[tab("pending", "Pending"), tab("saved", "Saved"), tab("passed", "Passed")]}
        />
      </PageHeader>
      {view.tab === "pending" && (
        <div className={styles.splits}>
          <LinkTabs
            label="Pending applicants by group"
            look="pills"
            tabs={[
              split("qualified", "Qualified"),
              split("unqualified", "To review"),
              ...others.map((name) => split(name, otherWords[name])),
            ]}
          />
        </div>
      )}
      <FilterBar view={view} listed={listed} total={total} />
    </>
  );
}

const otherWords = { scoreless: "Not scored", marketplace: "Marketplace", review: "In review" };

interface FeedFilterProps {
  view: FeedView;
  jobs: readonly { jobId: string; jobTitle: string; pending: number }[];
}
function FeedFilter({ view, jobs }: FeedFilterProps) {
  const navigate = useNavigate();
  const go = (changes: Partial<FeedView>) => void navigate(addressOf({ ...view, ...changes }));
  const waiting = jobs.filter(({ pending, jobId }) => pending > 0 || jobId === view.job);
  return (
    <Menu
      trigger={<IconButton icon={SlidersHorizontal} label="Job and sort order" />}
      items={[
        {
          label: "Sort by",
          items: sorts.map((sort) => ({
            label: sortWords[sort],
            checked: view.sort === sort,
            onSelect: () => go({ sort }),
          })),
        },
        ...(view.job
          ? [
              {
                label: "Save",
                items: [
                  {
                    label: "Applicants with answers",
                    hint: ".csv",
                    href: `/api/requests/jobs/${view.job}/download`,
                  },
                ],
              },
            ]
          : []),
        {
          label: "Job",
          items: [
            { label: "All jobs", checked: !view.job, onSelect: () => go({ job: null }) },
            ...waiting.map(({ jobId, jobTitle, pending }) => ({
              label: jobTitle,
              hint: `${pending} pending`,
              checked: view.job === jobId,
              onSelect: () => go({ job: jobId }),
            })),
          ],
        },
      ]}
    />
  );
}
