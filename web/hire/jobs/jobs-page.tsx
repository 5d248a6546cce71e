import { useQuery } from "@tanstack/react-query";
import { Briefcase, Download, Plus } from "lucide-react";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { JobCard } from "#contract/jobs.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { SearchInput } from "#ui/controls/search-input.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { Paging } from "#ui/data/paging.tsx";
import { Progress } from "#ui/data/progress.tsx";
import { LinkTabs } from "#ui/data/tabs.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { FeedList } from "./feed-list.tsx";
import { type JobTab, companyJobs, jobTabs } from "./hire-jobs.ts";
import { JobTable, sinceOf } from "./job-table.tsx";
import { useImport, useImportRuns } from "./use-import.ts";
import { useJobActions } from "./use-job-actions.ts";
import styles from "./jobs.module.css";

const ImportDialog = lazyPart(async () => (await import("./import-dialog.tsx")).ImportDialog);

export const meta = siteMeta({ title: "Jobs", path: "/hire/jobs", hidden: true });

const perPage = 50;
const tabNames = { live: "Live", draft: "Drafts", closed: "Closed" };

/** The company's jobs, and the ways to get more of them. */
export default function JobsPage() {
  const companyId = useMe().companyAdmin?.companyId ?? "";
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const all = useQuery(companyJobs(companyId));
  const jobs = all.data;
  const actions = useJobActions();
  const work = useImport(companyId);
  const importRuns = useImportRuns();
  const phone = usePhone();

  const tab = jobTabs.find((each) => each === search.get("tab")) ?? "live";
  const query = search.get("q") ?? "";
  const importing = search.has("import");
  const go = (changes: View) =>
    void navigate(addressOf({ tab, q: query, ...changes }), { replace: true, preventScrollReset: true });

  const found = (jobs ?? [])
    .filter((job) => job.status === tab && matches(job, query))
    .toSorted((a, b) => sinceOf(b).localeCompare(sinceOf(a)));
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(pages, Math.max(1, Number(search.get("page")) || 1));

  return (
    <>
      <PageHeader
        title="Jobs"
        actions={
          <>
            {phone ? (
              <IconButton
                icon={Download}
                tone="plain"
                label="Bring jobs in"
                onClick={() => go({ import: true })}
              />
            ) : (
              <Button icon={Download} onClick={() => go({ import: true })}>
                Bring jobs in
              </Button>
            )}
            <ButtonLink tone="fill" icon={Plus} href="/hire/jobs/new">
              Post a job
            </ButtonLink>
          </>
        }
      >
        <LinkTabs
          label="Jobs by status"
          tabs={jobTabs.map((each) => ({
            href: addressOf({ tab: each, q: query }),
            label: tabNames[each],
            count: jobs?.filter(({ status }) => status === each).length,
            current: each === tab,
          }))}
        />
      </PageHeader>
      <PaneBody space="md">
        {importRuns && !importing && (
          <Progress label="Bringing jobs in" value={0} note="The list fills when it is done" />
        )}
        <Row gap={3} wrap justify="between" className={styles.bar}>
          <div className={styles.find}>
            <SearchInput label="Search jobs" value={query} onChange={(q) => go({ q })} />
          </div>
          {query && <span className={styles.none}>{counted(found.length, "job")} found</span>}
        </Row>
        <Loaded of={all} rows={8} loading="Loading jobs" failed="The jobs could not be loaded">
          {() => (
            <>
              {found.length > 0 ? (
                <JobTable jobs={found.slice((page - 1) * perPage, page * perPage)} actions={actions} />
              ) : (
                <NoJobs tab={tab} query={query} onAll={() => go({ q: "" })} />
              )}
              <Paging
                page={page}
                pages={pages}
                label="Pages of jobs"
                hrefFor={(number) => addressOf({ tab, q: query, page: number })}
              />
            </>
          )}
        </Loaded>
        <FeedList companyId={companyId} />
      </PaneBody>
      <Suspense>
        {importing && (
          <ImportDialog
            work={work}
            onClose={() => {
              go({});
              if (!work.isPending) work.reset();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface View {
  tab?: JobTab;
  q?: string;
  page?: number;
  import?: boolean;
}
function addressOf({ tab = "live", q, page, import: importing }: View) {
  const search = new URLSearchParams({
    tab,
    ...(q && { q }),
    ...(page && page > 1 && { page: String(page) }),
    ...(importing && { import: "1" }),
  });
  return `/hire/jobs?${search}`;
}

function matches({ jobTitle, department, locations }: JobCard, query: string) {
  const words = [jobTitle, department, ...locations].join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function NoJobs({ tab, query, onAll }: { tab: JobTab; query: string; onAll: () => void }) {
  if (query)
    return (
      <EmptyState title="No job matches" action={<Button onClick={onAll}>Show all jobs</Button>}>
        Search looks at titles, departments and places.
      </EmptyState>
    );
  const words = {
    live: "People can apply to jobs that are live.",
    draft: "What you have started and not published waits here.",
    closed: "Jobs you close are kept here, and can be reopened.",
  };
  return (
    <EmptyState
      icon={Briefcase}
      title={`No ${{ live: "live jobs", draft: "drafts", closed: "closed jobs" }[tab]}`}
      action={
        tab === "closed" ? undefined : (
          <ButtonLink tone="fill" icon={Plus} href="/hire/jobs/new">
            Post a job
          </ButtonLink>
        )
      }
    >
      {words[tab]}
    </EmptyState>
  );
}
