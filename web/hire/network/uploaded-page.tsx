import { useQuery } from "@tanstack/react-query";
import { FileUp, Mail } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type UploadedLead, uploadedTabs } from "#contract/imported-people.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { JobPicker } from "../shared/jobs/job-picker.tsx";
import { NetworkTabs } from "./network-tabs.tsx";
import { NotifyDialog } from "./notify-dialog.tsx";
import { UploadedDrawer } from "./uploaded-drawer.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import { UploadedList } from "./uploaded-list.tsx";
import { type UploadedTab, pageSize, uploadedLeads, uploadedPath } from "./uploaded.ts";
import columns from "#web/hire/shared/columns.module.css";
import network from "../shared/people/people.module.css";
import styles from "./uploaded.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { showsPeople: true };

export const meta = siteMeta({ title: "Uploaded people", path: uploadedPath, hidden: true });

const tabNames: Record<UploadedTab, string> = { pending: "To review", saved: "Saved", removed: "Removed" };

/** People from files of the company's own, as leads of its jobs. */
export default function UploadedPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { companyAdmin } = useMe();
  const companyId = companyAdmin?.companyId ?? "";
  const jobId = params.get("job");
  const tab = uploadedTabs.find((each) => each === params.get("tab")) ?? "pending";
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const open = params.get("open");
  const people = useQuery(uploadedLeads({ companyId, jobId, tab, page }));
  const { data } = people;
  const [notifying, setNotifying] = useState<readonly UploadedLead[] | null>(null);
  const at = (next: Record<string, string | null>) => {
    const query = new URLSearchParams();
    const all = { job: jobId, tab: tab === "pending" ? null : tab, ...next };
    for (const [name, value] of Object.entries(all)) if (value) query.set(name, value);
    return query.size ? `${uploadedPath}?${query}` : uploadedPath;
  };
  const unnotified = onePerPerson(data?.leads ?? []);

  return (
    <div className={columns.screen}>
      <PageHeader
        title="Network"
        description="People from files you uploaded"
        actions={
          <ButtonLink tone="fill" icon={FileUp} href={at({ upload: "1" })}>
            Upload people
          </ButtonLink>
        }
      >
        <NetworkTabs current="uploaded" />
      </PageHeader>
      <PaneBody space="md" label="Uploaded people">
        <div className={network.column}>
          <LinkTabs
            look="pills"
            label="Show"
            tabs={uploadedTabs.map((each) => ({
              href: at({ tab: each === "pending" ? null : each }),
              label: tabNames[each],
              count: data?.counts[each],
              current: each === tab,
            }))}
          />
          <Row gap={3} wrap justify="between" className={styles.bar}>
            <div className={styles.choice}>
              <JobPicker
                label="Job"
                companyId={companyId}
                statuses={["live", "draft", "closed"]}
                value={jobId}
                placeholder="All jobs"
                onChange={(job) => void navigate(at({ job }), { replace: true })}
              />
            </div>
            {unnotified.length > 1 && tab !== "removed" && (
              <Button icon={Mail} onClick={() => setNotifying(unnotified)}>
                Notify {unnotified.length} people
              </Button>
            )}
          </Row>
          <Loaded of={people} rows={6} loading="Loading people" failed="Couldn’t load people">
            {({ leads, total }) => (
              <>
                {leads.length === 0 && <Nobody tab={tab} upload={at({ upload: "1" })} />}
                <UploadedList
                  leads={leads}
                  hrefOf={({ person }) => at({ page: pageParam(page), open: person.id })}
                  onTell={(lead) => setNotifying([lead])}
                />
                <Paging
                  page={page}
                  pages={Math.ceil(total / pageSize)}
                  hrefFor={(number) => at({ page: pageParam(number) })}
                />
              </>
            )}
          </Loaded>
        </div>
      </PaneBody>
      {params.has("upload") && companyId && (
        <UploadDialog
          companyId={companyId}
          jobId={jobId}
          onClose={() => void navigate(at({}), { replace: true })}
        />
      )}
      {open && (
        <UploadedDrawer
          personId={open}
          person={data?.leads.find(({ person }) => person.id === open)?.person}
          onClose={() => void navigate(at({ page: pageParam(page) }), { replace: true })}
        />
      )}
      {notifying && <NotifyDialog leads={notifying} onClose={() => setNotifying(null)} />}
    </div>
  );
}

const pageParam = (page: number) => (page > 1 ? String(page) : null);

/** A lead of two jobs is notified once. */
function onePerPerson(leads: readonly UploadedLead[]) {
  const unnotified = leads.filter(({ person }) => !person.notifiedAt);
  return [...new Map(unnotified.map((lead) => [lead.person.id, lead])).values()];
}

function Nobody({ tab, upload }: { tab: UploadedTab; upload: string }) {
  if (tab === "saved") return <EmptyState size="sm" title="No one saved yet" />;
  if (tab === "removed") return <EmptyState size="sm" title="No one removed" />;
  return (
    <EmptyState
      icon={FileUp}
      title="No one here yet"
      action={<ButtonLink href={upload}>Upload people</ButtonLink>}
    >
      Upload a CSV file, such as an export from LinkedIn or another hiring system.
    </EmptyState>
  );
}
