import clsx from "clsx";
import { Check } from "lucide-react";
import { useNavigate } from "react-router";
import type { FacetValue } from "#contract/search.ts";
import { Combobox, type FindOptions } from "#ui/controls/select/combobox.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { useMemo } from "react";
import { api } from "#web/api/client.ts";
import { BoundChoice, RangeChoice } from "./bound-choice.tsx";
import { type FacetGroup, facetGroups } from "./facet-groups.data.ts";
import { facetText } from "./facet-words.ts";
import { type AskedInAddress, addressOf, termsToAsk, toggled } from "./search-address.ts";
import { PayChoice } from "./pay-choice.tsx";
import type { SearchData } from "./search-data.ts";
import styles from "./search-parts.module.css";

const shown = 6;

/** The filters: each value says how many results it would give. Every value is a link, so it works before any script does. */
export function FacetList({ data, path }: { data: SearchData; path: string }) {
  const { index, asked, answer } = data;
  const groups = facetGroups[index] ?? [];
  return (
    <div className={styles.facets}>
      {index === "jobs" && (
        <>
          <RemoteLink asked={asked} path={path} count={answer.remoteJobs} />
          <PayChoice data={data} path={path} />
          <BoundChoice
            label="Added"
            none="Any time"
            options={[
              { value: "1", label: "Past day" },
              { value: "3", label: "Past 3 days" },
              { value: "7", label: "Past week" },
              { value: "30", label: "Past month" },
            ]}
            value={asked.days?.toString() ?? ""}
            hrefFor={(value) => addressOf(path, { ...asked, days: Number(value) || null, page: 1 })}
          />
        </>
      )}
      {groups.map((group) => (
        <Facet key={group.name} group={group} data={data} path={path} />
      ))}
    </div>
  );
}

function RemoteLink({ asked, path, count }: { asked: AskedInAddress; path: string; count: number }) {
  const on = asked.terms.filters.remote?.includes("true") ?? false;
  const terms = toggled(asked.terms, "remote", "true");
  return (
    <ul className={styles.values}>
      <Value label="Remote jobs" count={count} on={on} href={addressOf(path, { ...asked, terms, page: 1 })} />
    </ul>
  );
}

function Facet({ group, data, path }: { group: FacetGroup; data: SearchData; path: string }) {
  const { asked, answer } = data;
  const selected = asked.terms.filters[group.name] ?? [];
  const values = withSelected(answer.facets[group.name] ?? [], selected);
  const ranged = group.ranges?.some(({ name }) => asked.terms.ranges[name]) ?? false;
  if (values.length === 0 && !ranged) return null;
  const hrefFor = (value: string) =>
    addressOf(path, { ...asked, terms: toggled(asked.terms, group.name, value), page: 1 });
  return (
    <details className={styles.facet} open={group.open || selected.length > 0 || ranged}>
      <summary>
        {group.label}
        {selected.length > 0 && <span className={styles.chosen}>{selected.length}</span>}
      </summary>
      <ul className={styles.values}>
        {values.slice(0, Math.max(shown, selected.length)).map(({ value, count }) => (
          <Value
            key={value}
            label={facetText(group.name, value)}
            count={count}
            on={selected.includes(value)}
            href={hrefFor(value)}
          />
        ))}
      </ul>
      {group.findable && values.length > shown && <FindValue group={group} data={data} hrefFor={hrefFor} />}
      {!group.findable && values.length > shown && (
        <details className={styles.more}>
          <summary>{values.length - shown} more</summary>
          <ul className={styles.values}>
            {values.slice(Math.max(shown, selected.length)).map(({ value, count }) => (
              <Value
                key={value}
                label={facetText(group.name, value)}
                count={count}
                on={false}
                href={hrefFor(value)}
              />
            ))}
          </ul>
        </details>
      )}
      {group.ranges?.map(({ name, label }) => (
        <RangeChoice key={name} name={name} label={label} asked={asked} path={path} />
      ))}
    </details>
  );
}

/** Chosen values first, also those that give nothing anymore, so that they can be taken out. */
function withSelected(values: FacetValue[], selected: string[]): FacetValue[] {
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  return [
    ...selected.map((value) => ({ value, count: counts.get(value) ?? 0 })),
    ...values.filter(({ value }) => !selected.includes(value)),
  ];
}

function Value({ label, count, on, href }: { label: string; count: number; on: boolean; href: string }) {
  return (
    <li>
      <PlainLink
        href={href}
        rel="nofollow"
        className={clsx(styles.value, on && styles.on)}
        aria-current={on || undefined}
      >
        <span className={styles.tick}>{on && <Icon of={Check} size="xs" />}</span>
        <span className={styles.valueName} title={label}>
          {label}
        </span>
        <span className={styles.valueCount}>{count.toLocaleString("en-US")}</span>
      </PlainLink>
    </li>
  );
}

type FindValueProps = { group: FacetGroup; data: SearchData; hrefFor: (value: string) => string };
/** Finds among many values by typing. */
function FindValue({ group, data, hrefFor }: FindValueProps) {
  const navigate = useNavigate();
  const { index, asked } = data;
  const find = useMemo<FindOptions>(
    () => async (text) => {
      const found = await api.search.facetValues({
        params: { index, name: group.name },
        body: { ...termsToAsk(asked, new Date()), text, limit: 30 },
      });
      return found.map(({ value, count }) => ({
        value,
        label: facetText(group.name, value),
        hint: count.toLocaleString("en-US"),
      }));
    },
    [index, group.name, asked],
  );
  return (
    <div className={styles.find}>
      <Combobox
        label={`Find ${group.plural}`}
        placeholder={`Find ${group.plural}`}
        options={find}
        value={null}
        onChange={(option) => option && void navigate(hrefFor(option.value), { preventScrollReset: true })}
      />
    </div>
  );
}
