import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Briefcase, Download, Plus } from "lucide-react";
import { Suspense, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { JobAudience } from "#contract/job-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { StartChecklist } from "./start/start-checklist.tsx";
import { ConfirmJobs } from "./confirm-jobs.tsx";
import { FeedList } from "./feed-list.tsx";
import { type JobTab, jobTabs, jobsOnPage, jobsPage } from "#web/hire/shared/jobs/hire-jobs.ts";
import { useLastImport } from "./imports/imports.ts";
import { JobAudiences, audienceIn } from "./job-audiences.tsx";
import { JobList } from "./job-list.tsx";
import styles from "./jobs.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export const handle: ScreenRights = { changes: "jobs" };

const ImportDialog = lazyPart(async () => (await import("./imports/import-dialog.tsx")).ImportDialog);

export const meta = siteMeta({ title: "Jobs", path: "/hire/jobs", hidden: true });

const tabNames = { live: "Live", draft: "Drafts", closed: "Closed" };

/** The company's jobs, and the ways to get more of them. */
export default function JobsPage() {
  const companyId = useMe().companyAdmin?.companyId ?? "";
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = jobTabs.find((each) => each === search.get("tab")) ?? "live";
  const query = search.get("q") ?? "";
  const shown = tab === "live" ? audienceIn(search) : undefined;
  const importing = search.get("import");
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const found = useQuery(jobsPage(companyId, { tab, shown, q: query, page }));
  const go = (changes: View) =>
    void navigate(addressOf({ tab, shown, q: query, ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const hrefFor = (number: number) => addressOf({ tab, shown, q: query, page: number });

  return (
    <>
      <PageHeader title="Jobs" actions={<Actions onImport={() => go({ import: "1" })} />}>
        <LinkTabs
          label="Jobs by status"
          tabs={jobTabs.map((each) => ({
            href: addressOf({ tab: each, q: query }),
            label: tabNames[each],
            count: found.data?.counts[each],
            current: each === tab,
          }))}
        />
      </PageHeader>
      <PaneBody space="md">
        <ConfirmJobs companyId={companyId} />
        {found.data && !query && <StartChecklist jobs={found.data.counts} />}
        {!importing && <RunningImport companyId={companyId} onOpen={(id) => go({ import: id })} />}
        {tab === "live" && (
          <JobAudiences companyId={companyId} shown={shown} onShow={(next) => go({ shown: next })} />
        )}
        <Row gap={3} wrap justify="between" className={styles.bar}>
          <div className={styles.find}>
            <SearchInput label="Search jobs" value={query} onChange={(q) => go({ q })} />
          </div>
          {query && found.data && (
            <span className={styles.none}>{counted(found.data.total, "job")} found</span>
          )}
        </Row>
        <Loaded of={found} rows={8} loading="Loading jobs" failed="Couldn’t load jobs">
          {({ jobs, total }) => (
            <>
              {jobs.length > 0 ? (
                <JobList
                  key={`${tab} ${shown} ${query} ${page}`}
                  {...{ companyId, tab, q: query, shown, jobs, total }}
                />
              ) : (
                <NoJobs
                  tab={tab}
                  filtered={Boolean(query || shown)}
                  onAll={() => go({ q: "", shown: undefined })}
                />
              )}
              <Paging
                page={page}
                pages={Math.ceil(total / jobsOnPage)}
                label="Pages of jobs"
                hrefFor={hrefFor}
              />
            </>
          )}
        </Loaded>
        <FeedList companyId={companyId} onPreview={(id) => go({ import: id })} />
      </PaneBody>
      <Suspense>
        {importing && (
          <ImportDialog
            companyId={companyId}
            importId={importing === "1" ? null : importing}
            onShow={(id) => go({ import: id ?? "1" })}
            onClose={() => go({})}
          />
        )}
      </Suspense>
    </>
  );
}

function Actions({ onImport }: { onImport: () => void }) {
  const phone = usePhone();
  return (
    <Needs permission="jobs">
      {phone ? (
        <IconButton icon={Download} tone="plain" label="Import jobs" onClick={onImport} />
      ) : (
        <Button icon={Download} onClick={onImport}>
          Import jobs
        </Button>
      )}
      <ButtonLink tone="fill" icon={Plus} href="/hire/jobs/new">
        Post a job
      </ButtonLink>
    </Needs>
  );
}

/** An import goes on while someone looks at something else, and can be taken back for a day. */
function RunningImport({ companyId, onOpen }: { companyId: string; onOpen: (id: string) => void }) {
  const cache = useQueryClient();
  const last = useLastImport(companyId);
  const state = last?.state;
  useEffect(() => {
    if (state === "done") void cache.invalidateQueries({ queryKey: ["jobs"] });
  }, [cache, state]);
  if (last?.state === "importing")
    return (
      <Row gap={3} className={styles.import}>
        <Progress label="Importing jobs" value={last.done} max={last.chosen} />
        <Button size="sm" onClick={() => onOpen(last.id)}>
          {last.stalled ? "Continue" : "Show"}
        </Button>
      </Row>
    );
  if (!last?.undoUntil) return null;
  return (
    <Row gap={3} wrap className={styles.import}>
      <span className={styles.none}>
        {counted(last.done, "job")} imported <TimeAgo at={last.createdAt} />
      </span>
      <Button size="sm" onClick={() => onOpen(last.id)}>
        View or undo
      </Button>
    </Row>
  );
}

interface View {
  tab?: JobTab;
  shown?: JobAudience | undefined;
  q?: string;
  page?: number;
  import?: string;
}
function addressOf({ tab = "live", shown, q, page, import: importing }: View) {
  const search = new URLSearchParams({
    tab,
    ...(shown && { shown }),
    ...(q && { q }),
    ...(page && page > 1 && { page: String(page) }),
    ...(importing && { import: importing }),
  });
  return `/hire/jobs?${search}`;
}

function NoJobs({ tab, filtered, onAll }: { tab: JobTab; filtered: boolean; onAll: () => void }) {
  if (filtered)
    return (
      <EmptyState title="No jobs match" action={<Button onClick={onAll}>Show all jobs</Button>}>
        Search by title, department or location, or choose other visibility.
      </EmptyState>
    );
  const words = {
    live: "People can apply to jobs that are live.",
    draft: "Jobs you haven’t published yet appear here.",
    closed: "Jobs you close appear here. You can reopen them anytime.",
  };
  return (
    <EmptyState
      icon={Briefcase}
      title={`No ${{ live: "live jobs", draft: "drafts", closed: "closed jobs" }[tab]}`}
      action={
        tab === "closed" ? undefined : (
          <Needs permission="jobs">
            <ButtonLink tone="fill" icon={Plus} href="/hire/jobs/new">
              Post a job
            </ButtonLink>
          </Needs>
        )
      }
    >
      {words[tab]}
    </EmptyState>
  );
}
