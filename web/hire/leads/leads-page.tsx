import { useQuery } from "@tanstack/react-query";
import { FileUp, Mail, UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Lead } from "#contract/leads.ts";
import { type LeadTab, leadTabs } from "#shared/leads/lead-tabs.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { List } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import columns from "#web/hire/shared/columns.module.css";
import people from "#web/hire/shared/people/people.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useSelection } from "#web/shared/lists/use-selection.ts";
import { useMe } from "#web/shared/session/session.ts";
import { useContacts } from "../shared/people/contacts.ts";
import { JobPicker } from "../shared/jobs/job-picker.tsx";
import { AddLead } from "./add-lead.tsx";
import { InviteLeads } from "./invite-leads.tsx";
import { LeadBar } from "./lead-bar.tsx";
import { LeadDrawer } from "./lead-drawer.tsx";
import { LeadRow } from "./lead-row.tsx";
import { type LeadsView, addressOf, leadsOn, leadsPath, pageSize, unnotifiedAmong, viewOf } from "./leads.ts";
import { NotifyDialog } from "./notify-dialog.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import { useLeadActions } from "./use-lead-actions.ts";
import styles from "./leads.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export const handle: ScreenRights = { showsPeople: true, header: Header };

export const meta = siteMeta({ title: "Leads", path: leadsPath, hidden: true });

const tabNames: Record<LeadTab, string> = {
  pending: "Pending",
  saved: "Saved",
  invited: "Invited",
  removed: "Removed",
};

/** Everyone whom the company might ask about a job: found, uploaded or named by a teammate. */
export default function LeadsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const companyId = useMe().companyAdmin?.companyId ?? "";
  const view = viewOf(params);
  const found = useQuery(leadsOn(view));
  const leads = found.data?.leads ?? [];
  const selection = useSelection(
    addressOf(view),
    leads.map(({ id }) => id),
  );
  const actions = useLeadActions();
  const contactOf = useContacts(leads.map(({ person }) => person.id));
  const [inviting, setInviting] = useState<readonly Lead[]>([]);
  const [notifying, setNotifying] = useState<readonly Lead[]>([]);
  const go = (next: Partial<LeadsView>) =>
    void navigate(addressOf({ ...view, page: 1, ...next }), { replace: true });
  const back = () => void navigate(addressOf(view), { replace: true });
  const open = params.get("open");
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Leads">
        <div className={people.column}>
          <LinkTabs
            look="pills"
            label="Show"
            tabs={leadTabs.map((tab) => ({
              href: addressOf({ ...view, tab, page: 1 }),
              label: tabNames[tab],
              count: found.data?.counts[tab],
              current: tab === view.tab,
            }))}
          />
          <Filters view={view} companyId={companyId} onChange={go} />
          <Row gap={2} wrap justify="between">
            <LeadBar
              tab={view.tab}
              leads={leads}
              selection={selection}
              actions={actions}
              onInvite={setInviting}
            />
            <Row gap={3} wrap>
              <Needs permission="sourcing">
                <Unnotified leads={leads} tab={view.tab} onNotify={setNotifying} />
              </Needs>
              <Link href="/hire/leads/revealed">Revealed</Link>
              <Link href="/hire/leads/duplicates">Duplicates</Link>
              <Needs permission="sourcing">
                <ButtonLink icon={UserPlus} href={addressOf(view, { add: "1" })}>
                  Add a lead
                </ButtonLink>
              </Needs>
            </Row>
          </Row>
          <Loaded of={found} rows={6} loading="Loading leads" failed="Couldn’t load leads">
            {({ total }) => (
              <>
                {leads.length === 0 && <Nobody view={view} />}
                <List label="Leads" divided>
                  {leads.map((lead, place) => (
                    <LeadRow
                      key={lead.id}
                      lead={lead}
                      contact={contactOf(lead.person.id)}
                      place={(view.page - 1) * pageSize + place}
                      href={addressOf(view, { open: lead.person.id })}
                      selection={selection}
                      actions={actions}
                      onInvite={(one) => setInviting([one])}
                    />
                  ))}
                </List>
                <Paging
                  page={view.page}
                  pages={Math.ceil(total / pageSize)}
                  hrefFor={(page) => addressOf({ ...view, page })}
                />
              </>
            )}
          </Loaded>
        </div>
      </PaneBody>
      {companyId && params.has("upload") && (
        <UploadDialog companyId={companyId} jobId={view.jobId} onClose={back} />
      )}
      {companyId && params.has("add") && <AddLead companyId={companyId} jobId={view.jobId} onClose={back} />}
      {open && (
        <LeadDrawer
          personId={open}
          lead={leads.find(({ person }) => person.id === open)}
          onForget={(lead) => {
            void actions.forget(lead);
            back();
          }}
          onNotify={(lead) => setNotifying([lead])}
          onClose={back}
        />
      )}
      {notifying.length > 0 && <NotifyDialog leads={notifying} onClose={() => setNotifying([])} />}
      {inviting.length > 0 && (
        <InviteLeads
          leads={inviting}
          contactOf={contactOf}
          onClose={() => {
            setInviting([]);
            selection.clear();
          }}
        />
      )}
    </div>
  );
}

/** Uploading is closed where the people are. */
function Header({ closed }: { closed?: boolean }) {
  const [params] = useSearchParams();
  return (
    <PageHeader
      title="Leads"
      description="People you might ask about a job. No one is told until you invite them."
      actions={
        !closed && (
          <Needs permission="sourcing">
            <ButtonLink tone="fill" icon={FileUp} href={addressOf(viewOf(params), { upload: "1" })}>
              Upload people
            </ButtonLink>
          </Needs>
        )
      }
    />
  );
}

interface FiltersProps {
  view: LeadsView;
  companyId: string;
  onChange: (next: Partial<LeadsView>) => void;
}
function Filters({ view, companyId, onChange }: FiltersProps) {
  return (
    <Row gap={3} wrap className={styles.bar}>
      <div className={styles.choice}>
        <JobPicker
          label="Job"
          companyId={companyId}
          statuses={["live", "draft", "closed"]}
          value={view.jobId}
          placeholder="All jobs"
          onChange={(jobId) => onChange({ jobId })}
        />
      </div>
      <div className={styles.choice}>
        <SearchInput
          label="Find leads"
          placeholder="Name, title or employer"
          value={view.q}
          onChange={(q) => onChange({ q })}
        />
      </div>
    </Row>
  );
}

interface UnnotifiedProps {
  leads: readonly Lead[];
  tab: LeadTab;
  onNotify: (leads: readonly Lead[]) => void;
}
function Unnotified({ leads, tab, onNotify }: UnnotifiedProps) {
  const waiting = unnotifiedAmong(leads);
  if (waiting.length === 0 || tab === "removed") return null;
  return (
    <Button icon={Mail} onClick={() => onNotify(waiting)}>
      {waiting.length === 1 ? `Notify ${waiting[0]!.person.fullName}` : `Notify ${waiting.length} people`}
    </Button>
  );
}

function Nobody({ view }: { view: LeadsView }) {
  if (view.q) return <EmptyState size="sm" title={`No leads match “${view.q}”`} />;
  if (view.tab === "saved") return <EmptyState size="sm" title="No one saved yet" />;
  if (view.tab === "invited") return <EmptyState size="sm" title="No one invited yet" />;
  if (view.tab === "removed") return <EmptyState size="sm" title="No one removed" />;
  return (
    <EmptyState
      icon={Users}
      title="No leads yet"
      action={
        <Needs permission="sourcing">
          <ButtonLink href={addressOf(view, { upload: "1" })}>Upload people</ButtonLink>
        </Needs>
      }
    >
      Add someone by name, upload a file, or turn on automatic sourcing for a job.
    </EmptyState>
  );
}
