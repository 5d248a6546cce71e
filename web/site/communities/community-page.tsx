import { useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import type { Community, CommunityJob } from "#contract/communities.ts";
import { placeText } from "#shared/places/place-text.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SidebarButton } from "#ui/layout/app-frame.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { cacheOf, queryCacheContext } from "#web/api/query-cache.tsx";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { payText } from "#web/shared/jobs/job-words.ts";
import { me } from "#web/shared/session/session.ts";
import { knownVisitor } from "#web/shared/session/known-visitor.ts";
import type { Visitor } from "#web/shared/session/visitor.tsx";
import { mayReport } from "#web/site/shared/reports/may-report.ts";
import { ReportListing } from "#web/site/shared/reports/report-listing.tsx";
import { SearchPage } from "#web/site/shared/search/search-page.tsx";
import { communitiesPath, communityOf, communityPath, jobsOf, readerOf } from "./communities.ts";
import { LivePage } from "./live-page.tsx";
import { Membership } from "./membership.tsx";
import { Moderation } from "./moderation.tsx";
import type { Route } from "./+types/community-page";
import styles from "./communities.module.css";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  const community = await cache.fetchQuery(communityOf(params.id)).catch(() => null);
  if (!community) throw data(null, { status: 404 });
  const [visitor] = await Promise.all([
    readerOf(request, cache),
    cache.prefetchQuery(jobsOf(params.id, "published")),
  ]);
  return { visitor, name: community.name, description: community.description };
}
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const visitor = knownVisitor();
  if (visitor === undefined) return serverLoader();
  const { name, description } = await cacheOf().fetchQuery(communityOf(params.id));
  return { visitor, name, description };
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, description } = loaderData;
  return head({ title: name, description, path: communityPath(params.id), publicUrl: publicUrlIn(matches) });
}

/** One community: who it is for, its jobs, and what its moderators have to do. */
export default function CommunityPage({ loaderData: { visitor }, params: { id } }: Route.ComponentProps) {
  const { data: community } = useQuery(communityOf(id));
  return (
    <SearchPage visitor={visitor}>
      <LivePage visitor={visitor} />
      <Band>{community && <CommunityView community={community} visitor={visitor} />}</Band>
    </SearchPage>
  );
}

interface CommunityViewProps {
  community: Community;
  visitor: Visitor;
}
export function CommunityView({ community, visitor }: CommunityViewProps) {
  const { id, name, description, members, standing, takenDown } = community;
  const { data: account } = useQuery({ ...me, enabled: visitor !== "nobody" });
  const { data: jobs = [] } = useQuery(jobsOf(id, "published"));
  return (
    <Stack gap={8}>
      <div className={styles.head}>
        <Stack gap={2}>
          <Row justify="between">
            <h1 className={styles.title}>{name}</h1>
            <SidebarButton />
          </Row>
          <p className={styles.words}>{description}</p>
          <p className={styles.count}>{counted(members, "member")}</p>
        </Stack>
        <Membership community={community} visitor={visitor} />
      </div>
      {takenDown && (
        <Callout tone="warn">
          We took this community down, so no one but its moderators sees it. Here’s why: {takenDown.reason}
        </Callout>
      )}
      {standing === "moderator" && <Moderation community={community} />}
      {jobs.length === 0 ? (
        <EmptyState title="No open jobs yet" action={<ButtonLink href="/jobs">See all jobs</ButtonLink>}>
          Companies bring their open jobs here from the page of the job, under Advertise.
        </EmptyState>
      ) : (
        byCollection(jobs).map(([collection, ofCollection]) => (
          <Section key={collection ?? ""} title={collection ?? "Open jobs"}>
            <JobList label={collection ?? "Open jobs"} jobs={ofCollection} />
          </Section>
        ))
      )}
      <Row justify="between" wrap>
        <ButtonLink href={communitiesPath}>See all communities</ButtonLink>
        {standing !== "moderator" && mayReport(account ?? null) && (
          <ReportListing kind="community" id={id} name={name} />
        )}
      </Row>
    </Stack>
  );
}

function JobList({ label, jobs }: { label: string; jobs: readonly CommunityJob[] }) {
  return (
    <List label={label} divided flush>
      {jobs.map(({ job }) => (
        <ListRow
          key={job.id}
          href={`/jobs/${job.id}`}
          leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
          title={job.jobTitle}
          end={payText(job)}
          text={`${job.company.companyName}, ${placeText(job)}`}
        />
      ))}
    </List>
  );
}

/** Under their headings in the order of the newest; those without one come last. */
function byCollection(jobs: readonly CommunityJob[]) {
  return [...Map.groupBy(jobs, ({ collection }) => collection)].toSorted(
    ([a], [b]) => Number(a === null) - Number(b === null),
  );
}
