import type { QueryClient } from "@tanstack/react-query";
import { data } from "react-router";
import { api as browserApi } from "#web/api/client.ts";
import { servicesContext } from "#web/api/services.ts";
import { cacheOf, queryCacheContext } from "#web/api/query-cache.tsx";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { jobIdsOf, readMarks } from "#web/shared/jobs/job-marks.ts";
import { SearchLayout } from "#web/site/shared/search/search-layout.tsx";
import {
  type SearchPageData,
  searchInBrowser,
  searchOnServer,
} from "#web/site/shared/search/search-loader.ts";
import { SearchPage } from "#web/site/shared/search/search-page.tsx";
import { SharePageButton } from "#web/shared/share-page-button.tsx";
import type { Route } from "./+types/collection-page";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const collection = await api.collections.get({ params: { id: params.id } }).catch(() => null);
  if (!collection) throw data(null, { status: 404 });
  const found = await searchOnServer("jobs", { context, request, collectionId: params.id });
  await markShown(context.get(queryCacheContext), found);
  return { ...found, collection };
}
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const [found, collection] = await Promise.all([
    searchInBrowser("jobs", { request, serverLoader, collectionId: params.id }),
    browserApi.collections.get({ params: { id: params.id } }),
  ]);
  await markShown(cacheOf(), found);
  return { ...found, collection };
}

function markShown(cache: QueryClient, { visitor, answer }: SearchPageData) {
  return readMarks({ cache, visitor, ids: jobIdsOf(answer.hits) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { collection } = loaderData;
  return head({
    title: collection.collectionName,
    description: collection.description || undefined,
    path: `/collections/${collection.id}`,
    publicUrl: publicUrlIn(matches),
  });
}

/** The jobs of one collection, searched like all jobs. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { collection, visitor, ...found } = loaderData;
  return (
    <SearchPage visitor={visitor}>
      <SearchLayout
        data={found}
        path={`/collections/${collection.id}`}
        title={collection.collectionName}
        intro={
          <>
            {collection.description && <p>{collection.description}</p>}
            <SharePageButton
              size="sm"
              path={`/collections/${collection.id}`}
              title={collection.collectionName}
            />
          </>
        }
        single
      />
    </SearchPage>
  );
}
