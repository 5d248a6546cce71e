import { head, publicUrlIn } from "#web/shared/head.ts";
import { RecentSearches } from "#web/site/shared/search/recent-searches.tsx";
import { SearchLayout } from "#web/site/shared/search/search-layout.tsx";
import { searchInBrowser, searchOnServer } from "#web/site/shared/search/search-loader.ts";
import { SearchPage } from "#web/site/shared/search/search-page.tsx";
import type { Route } from "./+types/collections-page";

export function loader({ context, request }: Route.LoaderArgs) {
  return searchOnServer("collections", { context, request });
}
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return searchInBrowser("collections", { request, serverLoader });
}

export function meta({ matches }: Route.MetaArgs) {
  return head({
    title: "Collections",
    description: "Jobs our team picked by hand.",
    path: "/collections",
    publicUrl: publicUrlIn(matches),
  });
}

/** Jobs put together by hand. */
export default function CollectionsPage({ loaderData: { visitor, ...data } }: Route.ComponentProps) {
  return (
    <SearchPage visitor={visitor}>
      <SearchLayout
        data={data}
        path="/collections"
        title="Collections"
        lately={visitor !== "nobody" && <RecentSearches data={data} path="/collections" />}
      />
    </SearchPage>
  );
}
