import { useEffect, useEffectEvent } from "react";
import type { RecruitHelp as Help } from "#contract/job-writing.ts";
import { api } from "#web/api/client.ts";
import { useArriving } from "#web/api/use-arriving.ts";
import { ArrivalStatus } from "#web/shared/job-writing/arrival-status.tsx";
import styles from "./writing.module.css";

/** Whom to look for beyond the title itself; of a saved job. */
export function RecruitHelp({ jobId }: { jobId: string }) {
  const help = useArriving<Help, string>({
    call: (id, hearing) => api.jobWriting.recruitAssist({ params: { id } }, hearing),
  });
  const { otherTitles = [], skills = [] } = help.soFar;
  const asked = help.pending || help.stopped || help.error;
  const ask = useEffectEvent(help.start);
  useEffect(() => ask(jobId), [jobId]);
  if (!asked && otherTitles.length + skills.length === 0) return null;
  return (
    <details className={styles.help}>
      <summary>Titles and skills to look for</summary>
      <ArrivalStatus arriving={help} label="Looking for titles and skills" again={() => help.start(jobId)} />
      {otherTitles.length > 0 && (
        <p>
          <b>People in this work are also called</b> {otherTitles.join(", ")}
        </p>
      )}
      {skills.length > 0 && (
        <p>
          <b>Skills in their profiles</b> {skills.join(", ")}
        </p>
      )}
    </details>
  );
}
