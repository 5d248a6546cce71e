import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { Contact } from "#contract/networks.ts";
import type { SourcingSummary } from "#contract/auto-sourcing.ts";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import columns from "#web/hire/shared/columns.module.css";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { FitWhy } from "#web/hire/shared/people/fit-why.tsx";
import { useContacts } from "#web/hire/shared/people/contacts.ts";
import { InviteDialog } from "#web/hire/shared/people/invite-dialog.tsx";
import people from "#web/hire/shared/people/people.module.css";
import { refusedToast } from "#web/hire/shared/people/told-of-many.ts";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { JobPartHeader } from "../job-part-header.tsx";
import { CriteriaForm } from "./criteria-form.tsx";
import { RunPanel } from "./run-panel.tsx";
import { sourcingOf } from "./sourcing.ts";

export const handle: ScreenRights = { showsPeople: true, header: Header };

export const meta = siteMeta({ title: "Sourcing", path: "/hire/jobs", hidden: true });

/** A job that finds people by itself: its criteria, its runs and its leads. */
export default function SourcingPage() {
  const { id = "" } = useParams();
  const { data: job } = useQuery(jobById(id));
  const found = useQuery(sourcingOf(id));
  const { data: company } = useMyCompany();
  const ready = job && company ? found.data : undefined;
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Sourcing">
        <div className={people.column}>
          <Loaded
            of={{ ...found, data: ready }}
            rows={6}
            loading="Loading sourcing"
            failed="Couldn’t load sourcing"
          >
            {(summary) => (
              <Stack gap={8}>
                <RunPanel job={job!} summary={summary} />
                <Leads job={job!} leads={summary.leads} />
                <CriteriaForm
                  jobId={id}
                  summary={summary}
                  currency={job!.salary?.currency ?? currencyOfPlace(company!.companyHQlocation)}
                />
              </Stack>
            )}
          </Loaded>
        </div>
      </PaneBody>
    </div>
  );
}

interface LeadsProps {
  job: { id: string; jobTitle: string; status: string };
  leads: SourcingSummary["leads"];
}
function Leads({ job, leads }: LeadsProps) {
  const contactOf = useContacts(leads.map(({ person }) => person.candidateId));
  return (
    <Section
      title={leads.length ? `Leads (${leads.length})` : "Leads"}
      actions={<Link href={`/hire/leads?job=${job.id}`}>All leads of this job</Link>}
    >
      {leads.length === 0 ? (
        <EmptyState size="sm" title="No leads yet">
          People who fit appear here once they are found.
        </EmptyState>
      ) : (
        <List label="Leads" divided>
          {leads.map((lead) => (
            <LeadRow
              key={lead.applicationId}
              lead={lead}
              job={job}
              contact={contactOf(lead.person.candidateId)}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

interface LeadRowProps {
  lead: LeadsProps["leads"][number];
  job: LeadsProps["job"];
  contact: Contact | undefined;
}
function LeadRow({ lead, job, contact }: LeadRowProps) {
  const { person, fit } = lead;
  const mayRemove = useCan()("applicants");
  const requests = [lead.applicationId];
  const stale = [sourcingOf(job.id)];
  const restore = useChange({
    call: () => api.applications.undo({ params: { id: lead.applicationId } }),
    stale,
  });
  const remove = useChange({
    call: () => api.applications.ignoreLeads({ body: { requests, undoKind: "ignore-lead" } }),
    success: ({ applications, refused }) =>
      applications.length === 0
        ? refusedToast(refused)
        : { text: `${person.fullName} removed`, undo: () => restore.mutate() },
    stale,
  });
  const about = [person.title, person.location?.split(",")[0], person.experienceLength].filter(Boolean);
  return (
    <ListRow
      leading={<Avatar name={person.fullName} src={person.profilePicture} />}
      title={person.fullName}
      end={
        <Row gap={2}>
          {mayRemove && (
            <Button
              size="sm"
              busy={remove.isPending}
              aria-label={`Remove ${person.fullName}`}
              onClick={() => remove.mutate()}
            >
              Remove
            </Button>
          )}
          {job.status === "live" && <InviteDialog person={person} job={job} contact={contact} />}
        </Row>
      }
      text={about.join(", ")}
      foot={fit && <FitWhy fit={fit} candidateId={person.candidateId} />}
    />
  );
}

function Header() {
  return <JobPartHeader current="sourcing" title="Sourcing" />;
}
