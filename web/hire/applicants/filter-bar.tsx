import { X } from "lucide-react";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { chipsOf, withoutEmpty } from "#web/hire/shared/applicants/feed-filter.ts";
import { type FeedView, addressOf } from "#web/hire/shared/applicants/feed.ts";
import styles from "./filter-bar.module.css";

const FilterMenus = lazyPart(async () => (await import("./filter-menus.tsx")).default);

interface FilterBarProps {
  view: FeedView;
  listed?: boolean;
  /** How many match, once it is known. */
  total: number | undefined;
}

/** Narrows the list: by words at once, by the rest in a pane; what is on can be taken away one by one. */
export function FilterBar({ view, listed, total }: FilterBarProps) {
  const navigate = useNavigate();
  const { filter } = view;
  const href = (next: FeedView["filter"]) => addressOf({ ...view, filter: next }, undefined, listed);
  const chips = chipsOf(filter).filter(({ label }) => label !== `“${filter.q}”`);
  return (
    <div className={styles.filter}>
      <div className={styles.row}>
        <SearchInput
          label="Find applicants"
          value={filter.q ?? ""}
          onChange={(q) =>
            void navigate(href(withoutEmpty({ ...filter, q })), { replace: true, preventScrollReset: true })
          }
        />
        <Suspense fallback={<span className={styles.coming} />}>
          <FilterMenus view={view} listed={listed} />
        </Suspense>
      </div>
      {Object.keys(filter).length > 0 && (
        <ul className={styles.chips} aria-label="Active filters">
          {chips.map(({ label, without }) => (
            <li key={label}>
              <PlainLink href={href(without)} className={styles.chip} aria-label={`Remove filter ${label}`}>
                <span className={styles.label} title={label}>
                  {label}
                </span>
                <Icon of={X} size="xs" />
              </PlainLink>
            </li>
          ))}
          <li className={styles.total} role="status">
            {total !== undefined && `${total.toLocaleString("en-US")} match${total === 1 ? "es" : ""}`}
          </li>
          <li>
            <PlainLink href={href({})} className={styles.clear}>
              Clear filters
            </PlainLink>
          </li>
        </ul>
      )}
    </div>
  );
}
