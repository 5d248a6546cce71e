import type { SearchData } from "#web/shared/search/search-data.ts";
import styles from "./search.module.css";
import { UnderstoodPlace, WiderSearches } from "./wider-searches.tsx";

/** Says what was looked for: words read as others, the place that was understood, and the searches next to this one. */
export function ResultNotes({ data, path }: { data: SearchData; path: string }) {
  const { answer, unknownPlace } = data;
  const { corrections, total } = answer;
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
      <UnderstoodPlace data={data} path={path} />
      <WiderSearches data={data} path={path} />
    </>
  );
}
