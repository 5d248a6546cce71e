import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { SupportRow } from "#contract/support.ts";
import { isReason, leastReason } from "#shared/words/reason.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { addressWith } from "../shared/filter-address.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import type { Decision } from "../shared/queue/reviewed-row.tsx";
import { people, useDisabling, useLooking } from "./people.ts";
import { PersonFacts } from "./person-facts.tsx";

const path = "/admin/people";
export const meta = siteMeta({ title: "People", path, hidden: true });

/** Everyone with an account, for administrators who support them. */
export default function PeoplePage() {
  const [search, setSearch] = useSearchParams();
  const words = search.get("search") ?? "";
  const found = useInfiniteQuery(people(words));
  const decisionsOf = usePersonDecisions();
  return (
    <ReviewQueue
      words={{ list: "People", row: "Person", rows: "people" }}
      path={addressWith(path, { search: words })}
      head={
        <PageHeader
          size="pane"
          title="People"
          description={found.data && counted(found.data.pages[0]!.total, "account")}
        >
          <SearchInput
            label="Search by name or email"
            value={words}
            onChange={(next) => setSearch(next ? { search: next } : {}, { replace: true })}
          />
        </PageHeader>
      }
      of={{ ...found, data: found.data?.pages.flatMap((page) => page.people) }}
      none={{ title: "No one found", text: "Search by part of a name or email address." }}
      row={(row) => ({
        leading: <Avatar name={row.fullName} />,
        title: row.fullName,
        text: row.email,
        foot: row.disabledAt ? "Disabled" : undefined,
        at: row.createdAt,
      })}
      review={(row) => ({
        leading: <Avatar name={row.fullName} />,
        title: row.fullName,
        text: (
          <>
            Joined <TimeAgo at={row.createdAt} />
          </>
        ),
        body: <PersonFacts id={row.id} />,
        line: {
          label: "Reason",
          hint: `At least ${leastReason} characters. They can see why someone viewed their account.`,
        },
        decisions: decisionsOf(row),
      })}
      foot={
        <ShowMore more={found.hasNextPage} busy={found.isFetchingNextPage} onMore={found.fetchNextPage} />
      }
    />
  );
}

function usePersonDecisions() {
  const disabling = useDisabling();
  const looking = useLooking();
  const shared = { needsWords: true, takes: isReason };
  return (row: SupportRow): Decision[] => [
    row.disabledAt
      ? {
          ...shared,
          label: "Let in again",
          busy: disabling.isPending,
          perform: (reason) => disabling.mutate({ row, reason }),
        }
      : {
          ...shared,
          label: "Disable",
          ariaLabel: `Disable ${row.fullName}`,
          tone: "danger",
          busy: disabling.isPending,
          confirm: {
            title: `Disable ${row.fullName}?`,
            description:
              "They’re signed out everywhere and can’t sign in until you let them in again. A plan that only they could end isn’t charged for another month.",
          },
          perform: (reason) => disabling.mutate({ row, reason }),
        },
    ...(row.disabledAt
      ? []
      : [
          {
            ...shared,
            label: "See what they see",
            busy: looking.isPending,
            perform: (reason: string) => looking.mutate({ row, reason }),
          },
        ]),
  ];
}
