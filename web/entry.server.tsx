import type { ReactNode } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server.edge";
import {
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  createRequestHandler,
} from "react-router";
import { tellReadersApart } from "#ui/data/text/readers-locale.ts";
import { callOnServerWith } from "./api/client.ts";
import { RenderedCache, newQueryCache, queryCacheContext } from "./api/query-cache.tsx";
import { type Services, servicesContext } from "./api/services.ts";
import { isPlain } from "./shared/session/plain.ts";
import { type CareersCall, careersPage } from "./site/careers/direct-page.tsx";

export { callOnServerWith, createRequestHandler, tellReadersApart };

/** The context that loaders read; made here so that server and pages share one key. */
export function contextFor(services: Services) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(queryCacheContext, newQueryCache({ retry: 0 }));
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  const { nonce } = context.get(servicesContext);
  const page = (router: EntryContext) => (
    <RenderedCache value={context.get(queryCacheContext)}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </RenderedCache>
  );
  if (goesOutPlain(router))
    return plainPage(page({ ...router, serverHandoffStream: undefined }), { status, headers });
  const stream = await renderToReadableStream(page(router), { nonce, signal: request.signal });
  // Loaders have read everything: what still comes is parts fetched by name, and a page in one piece moves nothing.
  await stream.allReady;
  return new Response(stream, { status, headers });
}

function goesOutPlain({ staticHandlerContext: { matches, loaderData } }: EntryContext) {
  return isPlain(matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] })));
}

/** Looks the same to every visitor and carries no script, so it is written in one go and the server may keep it for a moment. */
function plainPage(page: ReactNode, { status, headers }: { status: number; headers: Headers }) {
  headers.set("x-page", "plain");
  return new Response(written(page), { status, headers });
}
const written = (page: ReactNode) => `<!DOCTYPE html>${renderToStaticMarkup(page)}`;

/** A careers page in one go; null where only the router can say what is at the address. */
export async function writeCareersPage(build: ServerBuild, call: CareersCall): Promise<string | null> {
  const page = await careersPage(build, call);
  return page === null ? null : written(page);
}
