import clsx from "clsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMatches, useNavigate, useParams, useSearchParams } from "react-router";
import type { Job } from "#contract/job-shapes.ts";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { publicUrlIn, siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { FacetList } from "#web/shared/search/facet-list.tsx";
import { FilterFold } from "#web/shared/search/filter-fold.tsx";
import { addressOf, readAddress } from "#web/shared/search/search-address.ts";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { JobTabs } from "../job-tabs.tsx";
import { BoostList } from "./boost-list.tsx";
import { JobCommunities } from "./job-communities.tsx";
import { FeedAddresses } from "./feed-addresses.tsx";
import { ExchangeResults } from "./exchange-results.tsx";
import { advertisePath, boostsOf, exchangesFound } from "./exchanges.ts";
import { AdBudget } from "./spending/ad-budget.tsx";
import { useBoosts } from "./use-boosts.ts";
import columns from "#web/hire/shared/columns.module.css";
import styles from "./exchanges.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { changes: "jobs" };

export const meta = siteMeta({ title: "Advertise on other sites", path: "/hire/jobs", hidden: true });

/** Places outside where a job can be advertised, the links to post there, and who came by them. */
export default function AdvertisePage() {
  const { id = "" } = useParams();
  const found = useQuery(jobById(id));
  return (
    <div className={columns.screen}>
      <PageHeader
        back={{ href: "/hire/jobs", label: "Jobs" }}
        title={found.data?.jobTitle ?? "Advertise on other sites"}
      >
        <JobTabs id={id} current="advertise" />
      </PageHeader>
      <Loaded of={found} rows={8} loading="Loading job" failed="Couldn’t load the job">
        {(job) => <Advertising key={id} job={job} />}
      </Loaded>
    </div>
  );
}

function Advertising({ job }: { job: Job }) {
  const path = advertisePath(job.id);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const publicUrl = publicUrlIn(useMatches());
  const asked = readAddress(params);
  const side = params.get("open") === "links" ? "links" : "places";
  const found = useQuery(exchangesFound(asked));
  const { data: made } = useQuery(boostsOf(job.id));
  const boosts = useBoosts(job.id);
  const [fresh, setFresh] = useState<string[]>([]);
  const dataOf = (answer: NonNullable<typeof found.data>): SearchData => ({
    index: "exchange",
    asked,
    answer,
  });

  function show(next: "places" | "links") {
    const address = addressOf(path, asked);
    const open = `${address}${address.includes("?") ? "&" : "?"}open=links`;
    void navigate(next === "links" ? open : address, { replace: true, preventScrollReset: true });
  }
  async function boost(exchangeIds: string[]) {
    const ready = await boosts.boost(exchangeIds);
    if (!ready) return false;
    setFresh(exchangeIds);
    show("links");
    return true;
  }
  return (
    <>
      <div className={styles.turn}>
        <Segmented
          label="Job boards or links"
          wide
          value={side}
          onChange={show}
          segments={[
            { value: "places", label: "Find job boards" },
            { value: "links", label: made?.length ? `Links (${made.length})` : "Links" },
          ]}
        />
      </div>
      <div className={clsx(columns.columns, styles.page)} data-side={side}>
        <div className={clsx(columns.column, styles.filters)} role="region" aria-label="Filters" tabIndex={0}>
          <FilterFold title="Filters" below="desk">
            {found.data && <FacetList data={dataOf(found.data)} path={path} />}
          </FilterFold>
        </div>
        <section className={clsx(columns.column, styles.places)} aria-label="Job boards">
          <Loaded of={found} rows={8} loading="Loading job boards" failed="Couldn’t load job boards">
            {(answer) => (
              <ExchangeResults
                job={job}
                data={dataOf(answer)}
                made={made ?? []}
                busy={boosts.busy}
                onBoost={boost}
              />
            )}
          </Loaded>
        </section>
        <section className={clsx(columns.column, styles.links)} aria-label="Links">
          <BoostList jobId={job.id} boosts={boosts} fresh={fresh} />
          <AdBudget job={job} exchanges={made?.map(({ exchange }) => exchange) ?? []} />
          <JobCommunities jobId={job.id} />
          <FeedAddresses publicUrl={publicUrl} />
        </section>
      </div>
    </>
  );
}
