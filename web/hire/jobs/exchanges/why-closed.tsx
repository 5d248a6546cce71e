import type { Job } from "#contract/job-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import styles from "./exchanges.module.css";

type AdvertisedJob = Pick<Job, "id" | "status" | "internal" | "heldAt">;

/** Why no link would lead anywhere yet; the sentence of a closed job is the server’s own. */
export function whyClosed({ status, internal, heldAt }: AdvertisedJob) {
  if (internal) return "This job is for employees only, so you can’t advertise it on other sites.";
  if (status === "draft") return "Publish this job before you share a link to it.";
  if (status === "closed") return "You can’t re-publish this Ad because this job is longer active.";
  if (heldAt) return "This job is on hold, so you can’t advertise it right now.";
  return null;
}

/** Why a job can’t be advertised, and the way to change that. */
export function WhyClosed({ job }: { job: AdvertisedJob }) {
  const why = whyClosed(job);
  if (!why) return null;
  return (
    <Callout tone="info" as="div" className={styles.note}>
      <p>{why}</p>
      {job.status === "closed" && !job.internal && <p>Reopen the job to advertise it.</p>}
      <ButtonLink size="sm" href={`/hire/jobs/${job.id}`}>
        Open job
      </ButtonLink>
    </Callout>
  );
}
