import { Link } from "#ui/controls/link.tsx";
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
          There is no place called “{unknownPlace}” in our list, so these are from everywhere. Choose one of
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
          {matching === 0 ? "Nothing matches all of that" : `Only ${matching} match all of that`}, so{" "}
          {broadened === "filters"
            ? "jobs for the same words without the filters follow"
            : "jobs of the same department follow"}
          .{" "}
          {broadened === "filters" && (
            <Link href={addressOf(path, { terms: { ...terms, filters: {}, ranges: {}, place: null } })}>
              Clear the filters
            </Link>
          )}
        </p>
      )}
    </>
  );
}
