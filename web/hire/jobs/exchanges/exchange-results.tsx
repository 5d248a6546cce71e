import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Boost } from "#contract/exchanges.ts";
import type { Job } from "#contract/job-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ActiveFilters } from "#web/shared/search/active-filters.tsx";
import { addressOf, toggled } from "#web/shared/search/search-address.ts";
import { SearchBox } from "#web/shared/search/search-box.tsx";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { ExchangeRow } from "./exchange-row.tsx";
import { advertisePath, trackersOf } from "./exchanges.ts";
import { WhyClosed, whyClosed } from "./why-closed.tsx";
import styles from "./exchanges.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface ExchangeResultsProps {
  job: Job;
  data: SearchData;
  made: readonly Boost[];
  busy: string | null;
  /** Answers whether the links were made. */
  onBoost: (exchangeIds: string[]) => Promise<boolean>;
}

const costs = { paid: undefined, free: ["false"], all: ["true", "false"] };
type Cost = keyof typeof costs;

/** What was found, to choose from; what is chosen stays chosen while someone searches on. */
export function ExchangeResults({ job, data, made, busy, onBoost }: ExchangeResultsProps) {
  const path = advertisePath(job.id);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string[]>([]);
  const { data: trackers = [] } = useQuery(trackersOf(job.companyId));
  const { asked, answer } = data;
  const closed = whyClosed(job) !== null;
  const advertised = new Set(made.map(({ exchange }) => exchange.id));

  function setCost(cost: Cost) {
    const { paid: _, ...filters } = asked.terms.filters;
    const terms = { ...asked.terms, filters: { ...filters, ...(costs[cost] && { paid: costs[cost] }) } };
    void navigate(addressOf(path, { ...asked, terms, page: 1 }), { preventScrollReset: true });
  }
  async function boost() {
    if (await onBoost(chosen)) setChosen([]);
  }
  return (
    <>
      <SearchBox data={data} path={path} />
      <div className={styles.bar}>
        <p role="status">{counted(answer.total, "place")}</p>
        <OwnDepartment job={job} data={data} />
        <Segmented
          label="Cost"
          value={costOf(asked.terms.filters.paid)}
          onChange={setCost}
          segments={[
            { value: "paid", label: "Paid" },
            { value: "free", label: "Free" },
            { value: "all", label: "All" },
          ]}
        />
      </div>
      <ActiveFilters data={withoutCost(data)} path={path} />
      <WhyClosed job={job} />
      {answer.total === 0 ? (
        <EmptyState
          size="sm"
          title="No job boards found"
          action={<ButtonLink href={path}>Show all places</ButtonLink>}
        >
          Try fewer words, or remove a filter.
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Job boards">
          {answer.hits.map(
            ({ exchange, highlights }) =>
              exchange && (
                <ExchangeRow
                  key={exchange.id}
                  exchange={exchange}
                  highlights={highlights}
                  advertised={advertised.has(exchange.id)}
                  others={trackers.filter(
                    (each) => each.exchange.id === exchange.id && each.jobId !== job.id,
                  )}
                  chosen={chosen.includes(exchange.id)}
                  disabled={closed}
                  onChoose={(on) =>
                    setChosen((ids) => (on ? [...ids, exchange.id] : ids.filter((id) => id !== exchange.id)))
                  }
                />
              ),
          )}
        </ul>
      )}
      {chosen.length > 0 && (
        <div className={styles.foot} role="group" aria-label="Selected job boards">
          <span>{counted(chosen.length, "place")} selected</span>
          <Button tone="bare" onClick={() => setChosen([])}>
            Clear selection
          </Button>
          <Needs permission="jobs">
            <Button tone="fill" busy={busy === "boost"} onClick={() => void boost()}>
              Get {counted(chosen.length, "link")}
            </Button>
          </Needs>
        </div>
      )}
    </>
  );
}

const ofRoles = "tags.roleTypes";

/** One step to the places for people of the job's department, where there are any. */
function OwnDepartment({ job, data: { asked, answer } }: Pick<ExchangeResultsProps, "job" | "data">) {
  const own = answer.facets[ofRoles]?.find(({ value }) => value === job.department);
  if (!own || asked.terms.filters[ofRoles]) return null;
  const terms = toggled(asked.terms, ofRoles, own.value);
  return (
    <Link href={addressOf(advertisePath(job.id), { ...asked, terms, page: 1 })}>
      {own.count} for {own.value}
    </Link>
  );
}

function costOf(paid: string[] | undefined): Cost {
  if (!paid) return "paid";
  if (paid.length > 1) return "all";
  return paid[0] === "false" ? "free" : "paid";
}

/** The cost has a choice of its own, so it is no chip as well. */
function withoutCost(data: SearchData): SearchData {
  const { paid, ...filters } = data.asked.terms.filters;
  if (!paid) return data;
  return { ...data, asked: { ...data.asked, terms: { ...data.asked.terms, filters } } };
}
