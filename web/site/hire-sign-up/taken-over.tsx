import { queryOptions, useQuery } from "@tanstack/react-query";
import type { MyClaim } from "#contract/company-claims.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { api } from "#web/api/client.ts";
import { withJobs } from "./with-jobs.ts";

const meanwhile = (companyId: string) =>
  queryOptions({
    queryKey: ["claim-applications", companyId],
    queryFn: () => api.applications.claimApplications({ params: { id: companyId }, query: { limit: 1 } }),
  });

/** The company is theirs: what waits for them there. */
export function TakenOver({ claim, companyId }: { claim: MyClaim; companyId: string }) {
  const { data } = useQuery(meanwhile(companyId));
  return (
    <>
      <h1>{claim.companyName} is yours</h1>
      <p>
        You manage its page{withJobs(claim.openJobsCount)}.{" "}
        {data && data.total > 0 && `${counted(data.total, "application")} came in meanwhile.`}
      </p>
      <Row gap={2} wrap>
        <ButtonLink tone="fill" href="/hire/company">
          Complete your page
        </ButtonLink>
        <ButtonLink href="/hire/applicants">View applicants</ButtonLink>
      </Row>
    </>
  );
}
