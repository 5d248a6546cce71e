import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Avatars } from "#ui/data/identity/avatar.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { TitledScreen } from "../titled-screen.tsx";

const title = "Hiring teams";
export const meta = siteMeta({ title, path: "/companies/teams", hidden: true });

const pageSize = 20;
const hiringTeams = infiniteQueryOptions({
  queryKey: ["companies", "with-teams"],
  queryFn: ({ pageParam: skip }) =>
    api.companies.withTeams({ query: { filter: JSON.stringify({ skip, limit: pageSize }) } }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
});

/** Companies that hire here, and the people who do. */
export default function HiringTeamsPage() {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, ...found } = useInfiniteQuery(hiringTeams);
  return (
    <Loaded
      of={{ ...found, data: data?.pages.flat() }}
      rows={6}
      loading="Loading hiring teams"
      failed="Couldn’t load hiring teams"
      frame={(waiting) => <TitledScreen title={title}>{waiting}</TitledScreen>}
    >
      {(companies) => (
        <>
          <PageHeader title={title} />
          <PaneBody space="md">
            <Teams companies={companies} />
            <ShowMore more={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
          </PaneBody>
        </>
      )}
    </Loaded>
  );
}

type CompanyWithTeam = Awaited<ReturnType<typeof api.companies.withTeams>>[number];
function Teams({ companies }: { companies: CompanyWithTeam[] }) {
  if (companies.length === 0)
    return (
      <EmptyState
        title="No hiring teams yet"
        action={<ButtonLink href="/companies">See all companies</ButtonLink>}
      >
        Companies whose people hire here appear on this page.
      </EmptyState>
    );
  return (
    <List label={title} divided flush>
      {companies.map(({ id, slug, companyName, companyLogo, companyHQlocation, openJobsCount, team }) => (
        <ListRow
          key={id}
          href={`/${slug}/careers`}
          leading={<CompanyMark name={companyName} src={companyLogo} />}
          title={companyName}
          end={counted(openJobsCount, "open job")}
          text={companyHQlocation}
          textEnd={
            <Avatars
              people={team.map(({ fullName, profilePicture }) => ({ name: fullName, src: profilePicture }))}
            />
          }
          foot={sentenceList(team.map((member) => named(member)))}
        />
      ))}
    </List>
  );
}

function named({ fullName, title: role }: CompanyWithTeam["team"][number]) {
  return role ? `${fullName} (${role})` : fullName;
}
