import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { X } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { facetText } from "./facet-words.ts";
import { nearText } from "./search-name.ts";
import { rangeText } from "./range-words.ts";
import { addressOf, toggled, withRange } from "./search-address.ts";
import type { SearchData } from "./search-data.ts";
import styles from "./search-parts.module.css";

/** What narrows the results, each with its way out. */
export function ActiveFilters({ data: { asked }, path }: { data: SearchData; path: string }) {
  const { terms, days } = asked;
  const without = (changed: Partial<typeof asked>) => addressOf(path, { ...asked, page: 1, ...changed });
  const chips = [
    ...(terms.place
      ? [
          {
            label: nearText(terms.place.name),
            href: without({ terms: { ...terms, place: null } }),
          },
        ]
      : []),
    ...Object.entries(terms.ranges).map(([name, range]) => ({
      label: rangeText(name, range),
      href: without({ terms: withRange(terms, name, {}) }),
    })),
    ...(days
      ? [{ label: days === 1 ? "Past day" : `Past ${days} days`, href: without({ days: null }) }]
      : []),
    ...Object.entries(terms.filters).flatMap(([name, values]) =>
      values.map((value) => ({
        label: facetText(name, value),
        href: without({ terms: toggled(terms, name, value) }),
      })),
    ),
  ];
  if (chips.length === 0) return null;
  const nothing = { ...terms, filters: {}, ranges: {}, place: null };
  return (
    <ul className={styles.active} aria-label="Active filters">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <PlainLink href={href} className={styles.chip} aria-label={`Remove filter ${label}`}>
            {label} <Icon of={X} size="xs" />
          </PlainLink>
        </li>
      ))}
      <li>
        <PlainLink href={without({ terms: nothing, days: null })} className={styles.clear}>
          Clear all
        </PlainLink>
      </li>
    </ul>
  );
}
