import { queryOptions, useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { useSearchParams } from "react-router";
import type { RevealedLead } from "#contract/reveals.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import columns from "#web/hire/shared/columns.module.css";
import people from "#web/hire/shared/people/people.module.css";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { stateInLine } from "#shared/words/application-state.ts";

const revealedPath = "/hire/leads/revealed";

export const meta = siteMeta({ title: "Revealed leads", path: revealedPath, hidden: true });

const revealedOn = (page: number) =>
  queryOptions({
    queryKey: ["applications", "revealed", page],
    queryFn: () => api.referrals.revealedLeads({ query: { page } }),
    placeholderData: (last) => last,
  });

/** Applicants whom coworkers said they know. */
export default function RevealedPage() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  return (
    <div className={columns.screen}>
      <PageHeader
        title="Revealed leads"
        description="Applicants whom your coworkers said they know"
        actions={useCan()("sourcing") && <ButtonLink href="/hire/leads">Back to leads</ButtonLink>}
      />
      <PaneBody space="md" label="Revealed leads">
        <div className={people.column}>
          <Loaded
            of={useQuery(revealedOn(page))}
            rows={5}
            loading="Loading revealed leads"
            failed="Couldn’t load revealed leads"
          >
            {({ leads, page: shown, availablePages }) => (
              <>
                {leads.length === 0 && (
                  <EmptyState icon={Handshake} title="No one revealed yet">
                    When a coworker says they know an applicant, they both appear here.
                  </EmptyState>
                )}
                <List label="Revealed leads" divided>
                  {leads.map((lead) => (
                    <RevealedRow key={lead.id} lead={lead} />
                  ))}
                </List>
                <Paging
                  page={shown}
                  pages={availablePages}
                  hrefFor={(number) => `${revealedPath}?page=${number}`}
                />
              </>
            )}
          </Loaded>
        </div>
      </PaneBody>
    </div>
  );
}

function RevealedRow({ lead }: { lead: RevealedLead }) {
  const { candidate, employee, job, shared, shownAs, answeredAt, applicationId } = lead;
  const where = shared
    ? `Both were at ${shared.companyName}, ${shared.from === shared.to ? shared.from : `${shared.from} to ${shared.to}`}`
    : "Referred them before";
  return (
    <ListRow
      href={`/hire/applicants?job=${job.id}&open=${applicationId}`}
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={<TimeAgo at={answeredAt} look="short" />}
      text={[candidate.headline, `${job.jobTitle}, ${stateInLine(shownAs)}`].filter(Boolean).join(", ")}
      foot={`${employee.fullName} knows them. ${where}`}
    />
  );
}
