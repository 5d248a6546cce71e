import { type Way, type SentSource, ways } from "#contract/application-sources.ts";

/** A job's page, with the way that leads to it, so that an application can say how it came. */
export function jobAddress(id: string, from: Way) {
  return `/jobs/${id}?from=${from}`;
}

/** An address on the way to an application, told who shared the job or which way led here. */
export function onTheWay(path: string, search: URLSearchParams) {
  const kept = ["pTag", "via", "from"].flatMap((name) => search.getAll(name).map((value) => [name, value]));
  return kept.length ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** The source that an address names; who was sent a link came by it, anyone else straight to the job. */
export function sourceIn(search: URLSearchParams): SentSource {
  const way = search.get("from") ?? "";
  if (Object.hasOwn(ways, way)) return ways[way as Way];
  return search.has("pTag") ? "Shared link" : "Job page";
}

/** How someone came, as the address of the form they apply with says. */
export function comingIn(search: URLSearchParams) {
  return { source: sourceIn(search), via: search.get("via"), pTag: search.get("pTag") };
}
