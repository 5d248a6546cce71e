import type { QueryClient } from "@tanstack/react-query";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api as browserApi } from "#web/api/client.ts";
import { type Api, servicesContext } from "#web/api/services.ts";
import { cacheOf, queryCacheContext } from "#web/api/query-cache.tsx";
import { feedLinks, head, publicUrlIn } from "#web/shared/head.ts";
import { jobIdsOf, readMarks } from "#web/shared/jobs/job-marks.ts";
import { addressOf, asksAnything, isWorthKeeping, readAddress } from "#web/shared/search/search-address.ts";
import { RecentSearches } from "#web/site/shared/search/recent-searches.tsx";
import { SearchLayout } from "#web/site/shared/search/search-layout.tsx";
import {
  type SearchPageData,
  searchInBrowser,
  searchOnServer,
} from "#web/site/shared/search/search-loader.ts";
import { SearchPage } from "#web/site/shared/search/search-page.tsx";
import type { Route } from "./+types/jobs-page";
import { JobSections, jobIdsIn } from "./job-sections.tsx";
import { SaveSearch } from "./save-search.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const [found, sections] = await Promise.all([
    searchOnServer("jobs", { context, request }),
    sectionsFor(request, context.get(servicesContext).api),
  ]);
  await markShown(context.get(queryCacheContext), { ...found, sections });
  return { ...found, sections };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [found, sections] = await Promise.all([
    searchInBrowser("jobs", { request, serverLoader }),
    sectionsFor(request, browserApi),
  ]);
  await markShown(cacheOf(), { ...found, sections });
  return { ...found, sections };
}

type Sections = Parameters<typeof jobIdsIn>[0] | null;
function markShown(cache: QueryClient, found: SearchPageData & { sections: Sections }) {
  const ids = found.sections ? jobIdsIn(found.sections) : jobIdsOf(found.answer.hits);
  return readMarks({ cache, visitor: found.visitor, ids });
}

/** Where nothing is asked yet, the sections of the jobs page stand above the newest. */
async function sectionsFor(request: Request, api: Api) {
  if (asksAnything(readAddress(new URL(request.url).searchParams))) return null;
  return (await api.jobs.find()).sections;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const query = loaderData?.asked.terms.query;
  const page = head({
    title: query ? `Jobs: ${query}` : "Jobs",
    description: "Open jobs with salary, location and requirements.",
    path: loaderData
      ? addressOf("/jobs", { terms: { ...loaderData.asked.terms, filters: {}, ranges: {} } })
      : "/jobs",
    publicUrl: publicUrlIn(matches),
    hidden: loaderData ? loaderData.answer.total === 0 : false,
  });
  return [...page, ...feedLinks("Jobs", "")];
}

/** All open jobs, found by words, place and filters, readable by anyone. */
export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { sections, visitor, ...data } = loaderData;
  return (
    <SearchPage visitor={visitor}>
      <SearchLayout
        data={data}
        path="/jobs"
        title="Find a job"
        lately={visitor !== "nobody" && <RecentSearches data={data} path="/jobs" />}
        actions={visitor !== "other" && isWorthKeeping(data.asked) && <SaveSearch asked={data.asked} />}
      >
        {sections && (
          <>
            <JobSections sections={sections} />
            <ButtonLink href="/jobs?sort=recent">
              See all {counted(data.answer.total, "job")}, newest first
            </ButtonLink>
          </>
        )}
      </SearchLayout>
    </SearchPage>
  );
}
