import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AgentOffer } from "#contract/agent-applications.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { platformName } from "#shared/words/platform-name.ts";
import { agentOffer } from "../shared/applications/agent-applications.ts";
import { useAskedResume, withResume } from "../shared/asked-resume.ts";
import type { ApplyJob } from "./application-data.ts";
import { ExternalApply } from "./external-apply.tsx";
import styles from "./apply.module.css";

interface ApplyElsewhereProps {
  job: ApplyJob;
  applyUrl: string;
}
/** For a job whose company reads no applications here: through its board's form, or on its own page. */
export function ApplyElsewhere({ job, applyUrl }: ApplyElsewhereProps) {
  const { data, isPending } = useQuery(agentOffer(job.id));
  const [search] = useSearchParams();
  const [there, setThere] = useState(search.get("there") === "true");
  if (isPending) return <ListSkeleton rows={2} label="Loading ways to apply" />;
  const offer = data?.offer;
  if (offer?.way === "agent" && !there)
    return (
      <FillIn job={job} offer={offer} begun={data!.applications.length > 0} onLeave={() => setThere(true)} />
    );
  return (
    <Stack gap={4}>
      <ExternalApply job={job} applyUrl={applyUrl} />
      {offer?.way === "there" && offer.why && <p className={styles.quiet}>{offer.why}</p>}
    </Stack>
  );
}

interface FillInProps {
  job: ApplyJob;
  offer: AgentOffer;
  begun: boolean;
  onLeave: () => void;
}
function FillIn({ job, offer, begun, onLeave }: FillInProps) {
  const { companyName } = job.company;
  const { resumeId } = useAskedResume();
  const form = `/apply/${job.id}/agent`;
  return (
    <Stack gap={4} className={styles.form}>
      <p>
        {companyName} takes applications at {platformName(offer.system ?? "")}. We can fill in its form from
        your profile. You see every answer, and nothing is sent until you say so.
      </p>
      <Row gap={2} wrap>
        <ButtonLink size="lg" tone="fill" href={resumeId ? withResume(form, resumeId) : form}>
          {begun ? "Go on with the form" : "Fill in the form"}
        </ButtonLink>
        <Button size="lg" onClick={onLeave}>
          Apply on their site
        </Button>
      </Row>
    </Stack>
  );
}
