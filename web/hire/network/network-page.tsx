import clsx from "clsx";
import { useQuery } from "@tanstack/react-query";
import { FileUp, UsersRound } from "lucide-react";
import { useSearchParams } from "react-router";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ActiveFilters } from "#web/shared/search/active-filters.tsx";
import { FacetList } from "#web/shared/search/facet-list.tsx";
import { FilterFold } from "#web/shared/search/filter-fold.tsx";
import { type AskedInAddress, asksAnything, readAddress } from "#web/shared/search/search-address.ts";
import { SearchBox } from "#web/shared/search/search-box.tsx";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { KeepNetwork } from "./keep-network.tsx";
import { addressWith, networkPath, peopleFound } from "./network.ts";
import { NetworkLists } from "./network-lists.tsx";
import { NetworkTabs } from "./network-tabs.tsx";
import { PeopleList } from "./people-list.tsx";
import { PersonPane } from "./person-pane.tsx";
import columns from "#web/hire/shared/columns.module.css";
import styles from "../shared/people/people.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export const handle: ScreenRights = { showsPeople: true, header: Header };

export const meta = siteMeta({ title: "Network", path: networkPath, hidden: true });

/** Everyone with an account who ever applied to the company, was invited or is a lead: searched, filtered, looked at and invited again. */
export default function NetworkPage() {
  const [params] = useSearchParams();
  const asked = readAddress(params);
  const open = params.get("open");
  const found = useQuery(peopleFound(asked));
  const dataOf = (answer: NonNullable<typeof found.data>): SearchData => ({
    index: "candidates",
    asked,
    answer,
  });
  return (
    <div className={columns.screen}>
      <Header />
      <div className={clsx(columns.columns, styles.page)} data-open={open !== null}>
        <div
          className={clsx(columns.column, styles.side)}
          role="region"
          aria-label="Groups and filters"
          tabIndex={0}
        >
          <FilterFold title="Groups and filters" below="desk">
            <NetworkLists asked={asked} />
            {found.data && (
              <aside aria-label="Filters">
                <FacetList data={dataOf(found.data)} path={networkPath} />
              </aside>
            )}
          </FilterFold>
        </div>
        <section className={clsx(columns.column, styles.people)} aria-label="People">
          <Loaded of={found} rows={8} loading="Loading people" failed="Couldn’t load people">
            {(answer) => <Results data={dataOf(answer)} open={open} />}
          </Loaded>
        </section>
        <section className={clsx(columns.column, styles.person)} aria-label="Person">
          {open ? (
            <PersonPane key={open} candidateId={open} back={addressWith(asked)} />
          ) : (
            <EmptyState icon={UsersRound} title="Select a person">
              See their applications, profile and matching roles
            </EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}

/** Uploading is closed where the people are. */
function Header({ closed }: { closed?: boolean }) {
  return (
    <PageHeader
      title="Network"
      description={
        <>
          People who applied, were invited or are leads, and have an account and a department in their
          profile. People you upload are in <Link href="/hire/leads">Leads</Link> until they have an account.
        </>
      }
      actions={
        !closed && (
          <Needs permission="sourcing">
            <ButtonLink icon={FileUp} href="/hire/leads?upload=1">
              Upload people
            </ButtonLink>
          </Needs>
        )
      }
    >
      <NetworkTabs current="people" />
    </PageHeader>
  );
}

function Results({ data, open }: { data: SearchData; open: string | null }) {
  const { asked, answer } = data;
  return (
    <>
      <SearchBox data={data} path={networkPath} />
      <div className={styles.bar}>
        <p role="status">{counted(answer.total, "person", "people")}</p>
        {asksAnything(asked) && <KeepNetwork terms={asked.terms} />}
      </div>
      <ActiveFilters data={data} path={networkPath} />
      {answer.total === 0 ? (
        <Nobody asked={asked} />
      ) : (
        <PeopleList hits={answer.hits} asked={asked} open={open} />
      )}
      <Paging
        page={answer.page}
        pages={answer.availablePages}
        hrefFor={(page) => addressWith({ ...asked, page })}
      />
    </>
  );
}

function Nobody({ asked }: { asked: AskedInAddress }) {
  if (asksAnything(asked))
    return (
      <EmptyState
        size="sm"
        title="No one found"
        action={<ButtonLink href={networkPath}>Show everyone</ButtonLink>}
      >
        Check the spelling, use fewer words, or remove a filter.
      </EmptyState>
    );
  return (
    <EmptyState
      size="sm"
      title="No one here yet"
      action={<ButtonLink href="/hire/leads">View leads</ButtonLink>}
    >
      People with an account and a department in their profile appear here once they apply to one of your
      jobs, are invited or become a lead.
    </EmptyState>
  );
}
