import { useQuery } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import styles from "./writing.module.css";

/** Whom to look for beyond the title itself; of a saved job. */
export function RecruitHelp({ jobId }: { jobId: string }) {
  const { data } = useQuery({
    queryKey: ["job", jobId, "recruit-assist"],
    queryFn: () => api.jobWriting.recruitAssist({ params: { id: jobId } }),
  });
  if (!data || data.otherTitles.length + data.skills.length === 0) return null;
  return (
    <details className={styles.help}>
      <summary>Titles and skills to look for</summary>
      {data.otherTitles.length > 0 && (
        <p>
          <b>People in this work are also called</b> {data.otherTitles.join(", ")}
        </p>
      )}
      {data.skills.length > 0 && (
        <p>
          <b>Skills in their profiles</b> {data.skills.join(", ")}
        </p>
      )}
    </details>
  );
}
