import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import type { Fit } from "#contract/fit-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { JobPicker } from "../shared/jobs/job-picker.tsx";
import { FitWhy } from "#web/hire/shared/people/fit-why.tsx";
import { useContacts } from "#web/hire/shared/people/contacts.ts";
import { InviteDialog } from "#web/hire/shared/people/invite-dialog.tsx";
import { networkPath, recommendedFor } from "./network.ts";
import { NetworkTabs } from "./network-tabs.tsx";
import columns from "#web/hire/shared/columns.module.css";
import styles from "../shared/people/people.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { showsPeople: true, header: Header };

const path = `${networkPath}/recommendations`;
export const meta = siteMeta({ title: "Recommended people", path, hidden: true });

/** Past candidates who fit a job that is open now. */
export default function RecommendationsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const job = params.get("job");
  const { companyAdmin } = useMe();
  const recommended = useQuery(recommendedFor(job));
  const contactOf = useContacts((recommended.data ?? []).map(({ person }) => person.candidateId));
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Recommended people">
        <div className={styles.column}>
          <div className={styles.choice}>
            <JobPicker
              label="Job"
              companyId={companyAdmin?.companyId ?? ""}
              statuses={["live"]}
              value={job}
              placeholder="Your newest jobs"
              onChange={(next) => void navigate(next ? `${path}?job=${next}` : path, { replace: true })}
            />
          </div>
          <Loaded
            of={recommended}
            rows={6}
            loading="Looking through your network"
            failed="Couldn’t load recommendations"
          >
            {(data) => (
              <>
                {data.length === 0 && (
                  <EmptyState
                    icon={Sparkles}
                    title="No one to recommend yet"
                    action={<ButtonLink href={networkPath}>Search your people</ButtonLink>}
                  >
                    Past candidates who are a good match for a new job appear here.
                  </EmptyState>
                )}
                <List label="Recommended people" divided>
                  {data.map(({ person, job: role, fit, reasons }) => (
                    <ListRow
                      key={`${person.candidateId} ${role.id}`}
                      leading={<Avatar name={person.fullName} src={person.profilePicture} />}
                      title={<a href={`${networkPath}?open=${person.candidateId}`}>{person.fullName}</a>}
                      end={
                        <InviteDialog person={person} job={role} contact={contactOf(person.candidateId)} />
                      }
                      text={[`For ${role.jobTitle}`, ...besides(fit, reasons)].join(", ")}
                      lines={2}
                      foot={<FitWhy fit={fit} candidateId={person.candidateId} />}
                    />
                  ))}
                </List>
              </>
            )}
          </Loaded>
        </div>
      </PaneBody>
    </div>
  );
}

/** The first reason counts the requirements where there are any; beneath, they are counted and listed. */
function besides({ requirements }: Fit, reasons: string[]) {
  return reasons.slice(requirements.length > 0 ? 1 : 0);
}

function Header() {
  return (
    <PageHeader title="Network" description="Past candidates who match one of your open jobs">
      <NetworkTabs current="recommendations" />
    </PageHeader>
  );
}
