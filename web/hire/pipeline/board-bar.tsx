import { SearchInput } from "#ui/controls/search-input.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { JobPicker } from "../jobs/job-picker.tsx";
import styles from "./pipeline.module.css";

interface BoardBarProps {
  search: URLSearchParams;
  go: (changes: Record<string, string | null>) => void;
  words: string | undefined;
}
/** Whose board it is, and a way to find somebody on it. */
export function BoardBar({ search, go, words }: BoardBarProps) {
  const { companyAdmin } = useMe();
  return (
    <div className={styles.bar}>
      <div className={styles.jobs}>
        <JobPicker
          label="Job"
          companyId={companyAdmin?.companyId ?? ""}
          statuses={["live", "closed"]}
          value={search.get("job")}
          placeholder="All jobs"
          onChange={(job) => go({ job, details: null, open: null })}
        />
      </div>
      <div className={styles.find}>
        <SearchInput label="Find a person" value={search.get("q") ?? ""} onChange={(q) => go({ q })} />
      </div>
      <span className={styles.count}>{words}</span>
    </div>
  );
}
