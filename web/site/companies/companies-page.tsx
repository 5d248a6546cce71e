import { Link } from "#ui/controls/buttons/link.tsx";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { RecentSearches } from "#web/site/shared/search/recent-searches.tsx";
import { SearchLayout } from "#web/site/shared/search/search-layout.tsx";
import { searchInBrowser, searchOnServer } from "#web/site/shared/search/search-loader.ts";
import { SearchPage } from "#web/site/shared/search/search-page.tsx";
import type { Route } from "./+types/companies-page";

export function loader({ context, request }: Route.LoaderArgs) {
  return searchOnServer("companies", { context, request });
}
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return searchInBrowser("companies", { request, serverLoader });
}

export function meta({ matches }: Route.MetaArgs) {
  return head({
    title: "Companies",
    description: "Companies with open jobs, by industry, size and location.",
    path: "/companies",
    publicUrl: publicUrlIn(matches),
  });
}

/** Companies with open jobs. */
export default function CompaniesPage({ loaderData: { visitor, ...data } }: Route.ComponentProps) {
  return (
    <SearchPage visitor={visitor}>
      <SearchLayout
        data={data}
        path="/companies"
        title="Find a company"
        intro={
          visitor === "candidate" && (
            <p>
              <Link href="/companies/teams">See who hires at each company</Link>
            </p>
          )
        }
        lately={visitor !== "nobody" && <RecentSearches data={data} path="/companies" />}
      />
    </SearchPage>
  );
}
