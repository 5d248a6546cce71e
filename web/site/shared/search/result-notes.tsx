import { counted } from "#shared/words/sentence-list.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { addressOf } from "#web/shared/search/search-address.ts";
import type { SearchData } from "#web/shared/search/search-data.ts";
import styles from "./search.module.css";

/** Says what was looked for instead: words read as others, a wider question. */
export function ResultNotes({
  data: { asked, answer, unknownPlace },
  path,
}: {
  data: SearchData;
  path: string;
}) {
  const { terms } = asked;
  const { corrections, broadened, matching, total } = answer;
  return (
    <>
      {unknownPlace && (
        <p className={styles.note}>
          We don’t know a location called “{unknownPlace}”, so these results are from everywhere. Pick one of
          the suggestions.
        </p>
      )}
      {corrections.length > 0 && total > 0 && (
        <p className={styles.note}>
          Showing results for{" "}
          {corrections.map(({ typed, found }, at) => (
            <span key={typed}>
              {at > 0 && ", "}
              <b>{found}</b>
            </span>
          ))}
          .
        </p>
      )}
      {broadened !== "no" && (
        <p className={styles.note}>
          {matching === 0
            ? "No jobs match everything"
            : `Only ${counted(matching, "job")} ${matching === 1 ? "matches" : "match"} everything`}
          .{" "}
          {broadened === "filters"
            ? "Here are jobs without your filters."
            : "Here are more from the same department."}{" "}
          {broadened === "filters" && (
            <Link href={addressOf(path, { terms: { ...terms, filters: {}, ranges: {}, place: null } })}>
              Clear filters
            </Link>
          )}
        </p>
      )}
    </>
  );
}
