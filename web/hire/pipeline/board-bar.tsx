import { useQuery } from "@tanstack/react-query";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { JobPicker } from "../shared/jobs/job-picker.tsx";
import { companyTags } from "../shared/applicants/tags/tag-queries.ts";
import styles from "./pipeline.module.css";

interface BoardBarProps {
  search: URLSearchParams;
  go: (changes: Record<string, string | null>) => void;
  words: string | undefined;
}
/** Whose board it is, and a way to find someone on it. */
export function BoardBar({ search, go, words: text }: BoardBarProps) {
  const { companyAdmin } = useMe();
  const { data: tags = [] } = useQuery(companyTags);
  const tag = search.get("tags") ?? "";
  const words = tags.some((each) => each.tag === tag) || !tag ? tags : [{ tag, count: 0 }, ...tags];
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
      {words.length > 0 && (
        <div className={styles.tags}>
          <NativeSelect
            aria-label="Tag"
            placeholder="Any tag"
            value={tag}
            options={words.map((each) => ({ value: each.tag, label: each.tag }))}
            onChange={({ target }) => go({ tags: target.value })}
          />
        </div>
      )}
      <span className={styles.count}>{text}</span>
    </div>
  );
}
