import { Callout } from "#ui/data/status/callout.tsx";
import { useQuery } from "@tanstack/react-query";
import { Banknote, Bookmark, Check, Layers, MapPin, X } from "lucide-react";
import { useEffect } from "react";
import type { JobMatch, RejectReason } from "#contract/match-shapes.ts";
import { companySizeRanges } from "#contract/company-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { PaneBody, PaneFoot } from "#ui/layout/pane.tsx";
import { jobAddress } from "#web/shared/jobs/job-address.ts";
import { api } from "#web/api/client.ts";
import { JobFacts } from "#web/shared/jobs/job-facts.tsx";
import { JobText } from "#web/shared/jobs/job-text.tsx";
import { JobWorkStyle } from "#web/shared/jobs/job-work-style.tsx";
import { placeText } from "#shared/places/place-text.ts";
import { fundingText, payText } from "#web/shared/jobs/job-words.ts";
import { WhatWouldRaise, WhyAndGaps } from "#web/shared/matching/why-and-gaps.tsx";
import { sendSignal } from "#web/shared/matching/send-signal.ts";
import { jobById } from "#web/seeker/shared/matches.ts";
import { RejectTray } from "./reject-tray.tsx";
import styles from "./today.module.css";

/** Going through the list by key is not looking at each. */
const lookedAtMs = 2000;

interface MatchDetailProps {
  match: JobMatch;
  saysNo: boolean;
  onSayNo: () => void;
  onReject: (reason?: RejectReason) => void;
  onSave: () => void;
}
/** One job, why it fits, what is missing, and what to do about it. */
export function MatchDetail({ match, saysNo, onSayNo, onReject, onSave }: MatchDetailProps) {
  const { job } = match;
  const { data } = useQuery(jobById(job.id));
  useEffect(() => void api.jobs.view({ params: { id: job.id } }).catch(() => null), [job.id]);
  useEffect(() => {
    const timer = setTimeout(() => sendSignal(job.id, "viewed"), lookedAtMs);
    return () => clearTimeout(timer);
  }, [job.id]);
  return (
    <>
      <PaneBody space="lg" label={`${job.jobTitle} at ${job.company.companyName}`}>
        <header className={styles.head}>
          <CompanyMark name={job.company.companyName} src={job.company.companyLogo} size="lg" />
          <div>
            <h2>{job.jobTitle}</h2>
            <p>{job.company.companyName}</p>
          </div>
          <Link href={jobAddress(job.id, "matches")}>Open page</Link>
        </header>
        <JobFacts
          facts={[
            { icon: Banknote, label: "Salary", value: payText(job) ?? "Not listed" },
            { icon: MapPin, label: "Location", value: placeText(job) },
            {
              icon: Layers,
              label: "Company stage",
              value:
                [fundingText(job.company.fundingStage), peopleText(job.company.companySize)]
                  .filter(Boolean)
                  .join(", ") || "Not listed",
            },
          ]}
        />
        {!match.open && match.status === "pending" && (
          <Callout tone="warn" role="status" className={styles.closed}>
            This job closed after we suggested it and no longer takes applications.
          </Callout>
        )}
        <WhyAndGaps fit={match.fit} />
        {match.fit && <WhatWouldRaise fit={match.fit} />}
        {data && (
          <section className={styles.work}>
            <h3>About the job</h3>
            <JobText
              html={data.jobDescription}
              companyName={job.company.companyName}
              source={data.applyUrl ?? data.sourceUrl}
            />
            <JobWorkStyle items={data.workStyle} level={3} />
          </section>
        )}
      </PaneBody>
      {saysNo && <RejectTray companyName={job.company.companyName} onReject={onReject} />}
      {match.status === "applied" ? (
        <PaneFoot space="lg">
          You applied for this job.
          <ButtonLink href={`/jobs/${job.id}`}>See the job and your application</ButtonLink>
        </PaneFoot>
      ) : (
        <Acts jobId={job.id} open={match.open} saysNo={saysNo} onSayNo={onSayNo} onSave={onSave} />
      )}
    </>
  );
}

function Acts({
  jobId,
  open,
  saysNo,
  onSayNo,
  onSave,
}: Pick<MatchDetailProps, "saysNo" | "onSayNo" | "onSave"> & { jobId: string; open: boolean }) {
  return (
    <PaneFoot space="lg" className={styles.acts}>
      <Button icon={X} kbd="N" aria-expanded={saysNo} onClick={onSayNo}>
        Not for me
      </Button>
      <span className={styles.gapInFoot} />
      <Button icon={Bookmark} kbd="V" onClick={onSave}>
        Save
      </Button>
      {open && (
        <ButtonLink tone="fill" icon={Check} kbd="A" href={`/apply/${jobId}?from=matches`}>
          Apply
        </ButtonLink>
      )}
    </PaneFoot>
  );
}

function peopleText(size: string | null) {
  const range = size && (companySizeRanges[size as keyof typeof companySizeRanges] ?? null);
  return range ? `${range} people` : null;
}
