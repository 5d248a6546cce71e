import type { SearchIndex } from "#contract/search.ts";
import { api as browserApi } from "#web/api/client.ts";
import { type Api, servicesContext } from "#web/api/services.ts";
import { type SearchData, loadSearch } from "#web/shared/search/search-data.ts";
import { seedOf } from "#web/shared/search/search-seed.ts";
import { takeTyping } from "#web/shared/search/typing.ts";

export interface SearchPageData extends SearchData {
  signedIn: boolean;
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
    loadSearch(api, index, { request, seed: seedOf(request.headers.get("cookie")), ...more }),
    api.accounts.me().catch(() => null),
  ]);
  return { ...found, signedIn: account !== null };
}

/** Whether the visitor is signed in, as the server said when the first page came. */
let signedIn: boolean | undefined;

/** Results after the first page come straight from the API. */
export async function searchInBrowser(
  index: SearchIndex,
  { serverLoader, ...asked }: Asked & { serverLoader: () => Promise<SearchPageData> },
): Promise<SearchPageData> {
  if (signedIn === undefined) {
    const first = await serverLoader();
    signedIn = first.signedIn;
    return first;
  }
  const found = await loadSearch(browserApi, index, {
    ...asked,
    seed: seedOf(document.cookie),
    typing: takeTyping(),
  });
  return { ...found, signedIn };
}
