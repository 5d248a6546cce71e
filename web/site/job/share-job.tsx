import type { Job } from "#contract/job-shapes.ts";
import type { Visitor } from "#web/shared/session/visitor.tsx";
import { SharePage } from "#web/shared/share-page.tsx";
import { ShareButton } from "#web/shared/templates/share-button.tsx";

interface ShareJobProps {
  job: Pick<Job, "id" | "jobTitle"> & { company: { id: string; companyName: string } };
  visitor: Visitor;
}
/** Whoever is signed in has words ready to send; a visitor shares the page. */
export function ShareJob({ job: { id, jobTitle, company }, visitor }: ShareJobProps) {
  const title = `${jobTitle} at ${company.companyName}`;
  if (visitor === "nobody") return <SharePage path={`/jobs/${id}`} title={title} />;
  return <ShareButton size="lg" companyId={company.id} jobId={id} title={title} />;
}
