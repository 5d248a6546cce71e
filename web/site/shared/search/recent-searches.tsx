import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { api } from "#web/api/client.ts";
import { addressOf, asksAnything, isWorthKeeping } from "#web/shared/search/search-address.ts";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { searchName } from "#web/shared/search/search-name.ts";
import styles from "./search.module.css";

const recentSearches = queryOptions({
  queryKey: ["recent-searches"],
  queryFn: () => api.search.recent(),
  retry: false,
});
const shown = 6;
/** Whoever stays with a search has finished typing it. */
const stayedMs = 2000;

/** What the person looked for lately, while nothing is asked; what they stay with is remembered. */
export function RecentSearches({ data: { index, asked }, path }: { data: SearchData; path: string }) {
  useRemembering({ index, asked });
  const { data: recent = [] } = useQuery(recentSearches);
  const lately = recent.filter((each) => each.index === index).slice(0, shown);
  if (asksAnything(asked) || lately.length === 0) return null;
  return (
    <nav className={styles.lately} aria-label="Your recent searches">
      <span>Recent searches</span>
      {lately.map(({ id, terms }) => (
        <PlainLink key={id} href={addressOf(path, { terms })}>
          {searchName(terms)}
        </PlainLink>
      ))}
    </nav>
  );
}

function useRemembering({ index, asked }: Pick<SearchData, "index" | "asked">) {
  const cache = useQueryClient();
  const address = isWorthKeeping(asked)
    ? addressOf("", { terms: { ...asked.terms, sort: undefined } })
    : null;
  useEffect(() => {
    if (address === null) return;
    const { terms } = asked;
    const timer = setTimeout(() => {
      const kept = api.search.remember({ body: { index, terms: { ...terms, sort: undefined } } });
      // A search that could not be kept is still on the screen; nobody waits for it.
      kept.then(() => cache.invalidateQueries(recentSearches)).catch(() => {});
    }, stayedMs);
    return () => clearTimeout(timer);
    // The address says all there is to remember.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [index, address]);
}
