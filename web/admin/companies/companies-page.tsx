import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { CompanyRow } from "#contract/company-support.ts";
import { isReason, leastReason } from "#shared/words/reason.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { addressWith } from "../shared/filter-address.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import type { Decision } from "../shared/queue/reviewed-row.tsx";
import { companies, useDisabling } from "./companies.ts";
import { CompanyFacts } from "./company-facts.tsx";

const path = "/admin/companies";
export const meta = siteMeta({ title: "Companies", path, hidden: true });

/** Every company, for administrators who support its team. */
export default function CompaniesPage() {
  const [search, setSearch] = useSearchParams();
  const words = search.get("search") ?? "";
  const found = useInfiniteQuery(companies(words));
  const decisionsOf = useCompanyDecisions();
  return (
    <ReviewQueue
      words={{ list: "Companies", row: "Company", rows: "companies" }}
      path={addressWith(path, { search: words })}
      head={
        <PageHeader
          size="pane"
          title="Companies"
          description={found.data && counted(found.data.pages[0]!.total, "company", "companies")}
        >
          <SearchInput
            label="Search by name, address or domain"
            value={words}
            onChange={(next) => setSearch(next ? { search: next } : {}, { replace: true })}
          />
        </PageHeader>
      }
      of={{ ...found, data: found.data?.pages.flatMap((page) => page.companies) }}
      none={{ title: "No companies found", text: "Search by part of a name, address or domain." }}
      row={(row) => ({
        leading: <CompanyMark name={row.companyName} src={row.companyLogo} />,
        title: row.companyName,
        text: row.companyEmailDomain ?? row.slug,
        foot: standingOf(row),
        at: row.createdAt,
      })}
      review={(row) => ({
        leading: <CompanyMark name={row.companyName} src={row.companyLogo} />,
        title: row.companyName,
        text: (
          <>
            Joined <TimeAgo at={row.createdAt} />
          </>
        ),
        body: <CompanyFacts id={row.id} />,
        line: {
          label: "Reason",
          hint: `At least ${leastReason} characters. The hiring team sees it.`,
        },
        decisions: decisionsOf(row),
      })}
      foot={
        <ShowMore more={found.hasNextPage} busy={found.isFetchingNextPage} onMore={found.fetchNextPage} />
      }
    />
  );
}

function standingOf({ disabledAt, published }: CompanyRow) {
  if (disabledAt) return "Disabled";
  return published ? undefined : "Not published";
}

function useCompanyDecisions() {
  const disabling = useDisabling();
  return (row: CompanyRow): Decision[] => {
    const shared = {
      needsWords: true,
      takes: isReason,
      busy: disabling.isPending,
      perform: (reason: string) => disabling.mutate({ row, reason }),
    };
    if (row.disabledAt) return [{ ...shared, label: "Enable", ariaLabel: `Enable ${row.companyName}` }];
    return [
      {
        ...shared,
        label: "Disable",
        ariaLabel: `Disable ${row.companyName}`,
        tone: "danger",
        confirm: {
          title: `Disable ${row.companyName}?`,
          description:
            "No one finds it or its jobs until you enable it. Its team is told why, and can still read and answer applications.",
        },
      },
    ];
  };
}
