import { data } from "react-router";
import { api as browserApi } from "#web/api/client.ts";
import { servicesContext } from "#web/api/services.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { SearchLayout } from "#web/site/search/search-layout.tsx";
import { searchInBrowser, searchOnServer } from "#web/site/search/search-loader.ts";
import { SearchPage } from "#web/site/search/search-page.tsx";
import type { Route } from "./+types/collection-page";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const collection = await api.collections.get({ params: { id: params.id } }).catch(() => null);
  if (!collection) throw data(null, { status: 404 });
  return { ...(await searchOnServer("jobs", { context, request, collectionId: params.id })), collection };
}
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const [found, collection] = await Promise.all([
    searchInBrowser("jobs", { request, serverLoader, collectionId: params.id }),
    browserApi.collections.get({ params: { id: params.id } }),
  ]);
  return { ...found, collection };
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
        intro={collection.description && <p>{collection.description}</p>}
        single
      />
    </SearchPage>
  );
}
