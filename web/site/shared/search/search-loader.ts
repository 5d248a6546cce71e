import { data } from "react-router";
import type { ApiError } from "#contract/client.ts";
import type { SearchIndex } from "#contract/search.ts";
import { api as browserApi } from "#web/api/client.ts";
import { type Api, servicesContext } from "#web/api/services.ts";
import { type SearchData, loadSearch } from "#web/shared/search/search-data.ts";
import { accountOf } from "#web/shared/session/plain.ts";
import { type Visitor, visitorOf } from "#web/shared/session/visitor.tsx";
import { knownVisitor } from "#web/shared/session/known-visitor.ts";
import { countryIn } from "#web/shared/search/searcher-country.ts";
import { seedOf } from "#web/shared/search/search-seed.ts";
import { takeTyping } from "#web/shared/search/typing.ts";

export interface SearchPageData extends SearchData {
  visitor: Visitor;
}
interface Asked {
  request: Request;
  collectionId?: string;
}

/** The first page of results, made on the server. */
export async function searchOnServer(
  index: SearchIndex,
  { context, request, ...more }: Asked & { context: { get(of: typeof servicesContext): { api: Api } } },
): Promise<SearchPageData> {
  const { api } = context.get(servicesContext);
  const [found, account] = await Promise.all([
    loadSearch(api, index, {
      request,
      seed: seedOf(request.headers.get("cookie")),
      country: countryIn(request.headers.get("accept-language")),
      ...more,
    }).catch(sayGettingReady),
    accountOf(request, api),
  ]);
  return { ...found, visitor: visitorOf(account) };
}

/** After a start the indexes fill for some seconds: the page says so, and is no failure. */
function sayGettingReady(error: unknown): never {
  const { code } = (error as { error?: Partial<ApiError> }).error ?? {};
  throw code === "WARMING_UP" ? data(null, { status: 503 }) : error;
}

/** Results after the first page come straight from the API. */
export async function searchInBrowser(
  index: SearchIndex,
  { serverLoader, ...asked }: Asked & { serverLoader: () => Promise<SearchPageData> },
): Promise<SearchPageData> {
  const visitor = knownVisitor();
  if (visitor === undefined) return serverLoader();
  const found = await loadSearch(browserApi, index, {
    ...asked,
    seed: seedOf(document.cookie),
    typing: takeTyping(),
    country: countryIn(navigator.languages),
  });
  return { ...found, visitor };
}
