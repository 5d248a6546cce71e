import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import clsx from "clsx";
import type { SearchSort } from "#contract/search.ts";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { SidebarButton } from "#ui/layout/app-frame.tsx";
import { addressOf, sortedBy } from "#web/shared/search/search-address.ts";
import { keepSeed } from "#web/shared/search/search-seed.ts";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { ActiveFilters } from "#web/shared/search/active-filters.tsx";
import { FacetList } from "#web/shared/search/facet-list.tsx";
import { FilterFold } from "#web/shared/search/filter-fold.tsx";
import { HitList } from "./hit-list.tsx";
import { ResultNotes } from "./result-notes.tsx";
import { SearchBox } from "#web/shared/search/search-box.tsx";
import styles from "./search.module.css";

const kinds = [
  { index: "jobs", path: "/jobs", label: "Jobs" },
  { index: "companies", path: "/companies", label: "Companies" },
  { index: "collections", path: "/collections", label: "Collections" },
] as const;

type SearchLayoutProps = {
  data: SearchData;
  /** Where this search lives: "/jobs". */
  path: string;
  title: string;
  intro?: ReactNode;
  /** A collection's page searches jobs and offers no other kinds. */
  single?: boolean;
  /** Instead of the results while nothing is asked. */
  children?: ReactNode;
  actions?: ReactNode;
  /** What was looked for lately. */
  lately?: ReactNode;
};

/** Search as a page: what is asked on top, filters beside, results below each other. */
export function SearchLayout(props: SearchLayoutProps) {
  const { data, path, title, intro, single, children, actions, lately } = props;
  const { index, asked, answer } = data;
  const { terms } = asked;
  useEffect(keepSeed, []);
  const chosen =
    Object.values(terms.filters).flat().length + Object.keys(terms.ranges).length + (asked.days ? 1 : 0);
  return (
    <div className={styles.search}>
      <header className={styles.top}>
        <div className={styles.title}>
          <h1>{title}</h1>
          <SidebarButton />
        </div>
        {intro}
        <SearchBox key={path} data={data} path={path} />
        {!single && (
          <nav className={styles.kinds} aria-label="What to search">
            {kinds.map((kind) => (
              <PlainLink
                key={kind.index}
                href={addressOf(kind.path, {
                  terms: { ...terms, filters: {}, ranges: {}, place: null, sort: undefined },
                })}
                aria-current={kind.index === index ? "page" : undefined}
                className={clsx(styles.kind, kind.index === index && styles.current)}
              >
                {kind.label}
              </PlainLink>
            ))}
            <PlainLink href="/communities" className={styles.kind}>
              Communities
            </PlainLink>
          </nav>
        )}
        {lately}
      </header>
      <div className={styles.body}>
        {index !== "collections" && (
          <aside className={styles.side} aria-label="Filters">
            <FilterFold title={chosen > 0 ? `Filters (${chosen})` : "Filters"} below="phone">
              <FacetList data={data} path={path} />
            </FilterFold>
          </aside>
        )}
        <div className={styles.results}>
          <div className={styles.bar}>
            <p role="status" className={styles.count}>
              {countWords(data)}
            </p>
            {actions}
            {index !== "collections" && <SortChoice data={data} path={path} />}
          </div>
          <ActiveFilters data={data} path={path} />
          <ResultNotes data={data} path={path} />
          {children ?? (
            <>
              <HitList data={data} path={path} />
              <Paging
                page={answer.page}
                pages={answer.availablePages}
                hrefFor={(page) => addressOf(path, { ...asked, page })}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function countWords({ index, answer: { total, exact } }: SearchData) {
  const noun = { jobs: "job", companies: "company", collections: "collection" }[index as "jobs"];
  const many = noun === "company" ? "companies" : `${noun}s`;
  return `${exact ? "" : "About "}${total.toLocaleString("en-US")} ${total === 1 ? noun : many}`;
}

const sorts: { value: SearchSort; label: string }[] = [
  { value: "recent", label: "Most recent" },
  { value: "alphabetic", label: "A to Z" },
  { value: "popular", label: "Most popular" },
];
function SortChoice({ data: { index, asked }, path }: { data: SearchData; path: string }) {
  const navigate = useNavigate();
  const { terms } = asked;
  const usual = terms.query ? "relevance" : "recent";
  const options = [
    ...(terms.query ? [{ value: "relevance" as const, label: "Best match" }] : []),
    ...sorts.filter(({ value }) => index === "jobs" || value !== "popular"),
  ];
  return (
    <div className={styles.sort}>
      <NativeSelect
        aria-label="Sort by"
        options={options}
        value={terms.sort ?? usual}
        onChange={(event) => {
          const sort = event.target.value as SearchSort;
          const next = sortedBy(terms, sort === usual ? undefined : sort);
          void navigate(addressOf(path, { ...asked, terms: next, page: 1 }), { preventScrollReset: true });
        }}
      />
    </div>
  );
}
