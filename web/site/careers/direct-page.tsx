import type { ReactNode } from "react";
import { type EntryContext, type ServerBuild, ServerRouter } from "react-router";
import type { careers } from "#contract/careers.ts";
import type { Answer } from "#contract/endpoint.ts";
import { RenderedCache, newQueryCache } from "#web/api/query-cache.tsx";
import type { Services } from "#web/api/services.ts";
import { rootData } from "#web/root-data.ts";
import { hasSession } from "#web/shared/session/plain.ts";
import { careersData, wantedIn } from "./careers-data.ts";
import { previewedSlug } from "./preview.tsx";

export interface CareersCall {
  /** The whole address, without its host. */
  url: string;
  header(name: string): string | null;
  services: Omit<Services, "api">;
  /** What the page shows, read without a call of the API; null where it is not at this address. */
  show(slug: string, wanted: ReturnType<typeof wantedIn>): Promise<Answer<typeof careers.show> | null>;
}
const routeId = "site/careers/careers-page";

/** A careers page for visitors we do not know, from what is read to its elements. The router knows its two routes alone, and nothing is made for scripts: for other pages that costs more than the page. */
export async function careersPage(build: ServerBuild, call: CareersCall): Promise<ReactNode | null> {
  const url = new URL(call.url, call.services.publicUrl);
  const slug = /^\/([a-z0-9-]+)\/careers$/.exec(url.pathname)?.[1];
  if (!slug || hasSession(call.header("cookie")) || previewedSlug(url.searchParams) !== null) return null;
  const wanted = wantedIn(url.searchParams);
  const found = await call.show(slug, wanted);
  if (found?.company.slug !== slug) return null;
  const context = contextOf(build, {
    url,
    slug,
    loaderData: {
      root: rootData(call.services, call.header),
      [routeId]: careersData(found, { wanted, previewOf: null, visitor: "nobody" }),
    },
  });
  return (
    <RenderedCache value={newQueryCache({ retry: 0 })}>
      <ServerRouter context={context} url={url} />
    </RenderedCache>
  );
}

interface Made {
  url: URL;
  slug: string;
  loaderData: Record<string, unknown>;
}
/** What the router's own handler would hand to the page. */
function contextOf(build: ServerBuild, { url, slug, loaderData }: Made): EntryContext {
  const { pathname, search } = url;
  const params = { company: slug };
  const matches = [
    { params, pathname: "/", pathnameBase: "/", route: { id: "root", path: "" } },
    { params, pathname, pathnameBase: pathname, route: { id: routeId, path: ":company/careers" } },
  ];
  return {
    ...partOf(build),
    branches: [],
    future: build.future,
    ssr: true,
    isSpaMode: false,
    routeDiscovery: build.routeDiscovery,
    staticHandlerContext: {
      basename: "/",
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches,
      loaderData,
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    } as unknown as EntryContext["staticHandlerContext"],
  };
}

const parts = new WeakMap<ServerBuild, Pick<EntryContext, "manifest" | "routeModules">>();
/** The two routes of a build, looked up once. */
function partOf(build: ServerBuild) {
  const known = parts.get(build);
  if (known) return known;
  const only = <Value,>(all: Record<string, Value | undefined>) =>
    Object.fromEntries(["root", routeId].map((id) => [id, all[id]!]));
  const modules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module]));
  const made = {
    manifest: { ...build.assets, routes: only(build.assets.routes) },
    routeModules: only(modules) as EntryContext["routeModules"],
  };
  parts.set(build, made);
  return made;
}
