import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import type { MyClaim } from "#contract/company-claims.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { withJobs } from "./with-jobs.ts";

const shown = 20;
const meanwhile = (companyId: string) =>
  queryOptions({
    queryKey: ["claim-applications", companyId],
    queryFn: () => api.applications.claimApplications({ params: { id: companyId }, query: { limit: shown } }),
  });

/** The company is theirs: what waits for them there. */
export function TakenOver({ claim, companyId }: { claim: MyClaim; companyId: string }) {
  const { data } = useQuery(meanwhile(companyId));
  return (
    <>
      <h1>{claim.companyName} is yours</h1>
      <p>You manage its page{withJobs(claim.openJobsCount)}.</p>
      <Row gap={2} wrap>
        <ButtonLink tone="fill" href="/hire/company">
          Complete your page
        </ButtonLink>
        <ButtonLink href="/hire/applicants">View applicants</ButtonLink>
      </Row>
      {data && data.total > 0 && <CameMeanwhile {...data} />}
    </>
  );
}

/** Who applied before the company had a team here, the latest first. */
function CameMeanwhile({ applications, total }: { applications: ApplicationRow[]; total: number }) {
  const left = total - applications.length;
  return (
    <Section
      title={`${counted(total, "application")} came in meanwhile`}
      description="They came before your team did."
    >
      <List label="Applications that came in meanwhile" divided flush>
        {applications.map(({ id, candidate, job, appliedAt }) => (
          <ListRow
            key={id}
            href={`/hire/applicants?job=${job.id}&open=${id}`}
            leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
            title={candidate.fullName}
            text={job.jobTitle}
            end={<TimeAgo at={appliedAt} look="list" />}
          />
        ))}
      </List>
      {left > 0 && <p>And {counted(left, "more application")}, among your applicants.</p>}
    </Section>
  );
}
