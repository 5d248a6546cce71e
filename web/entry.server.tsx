import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, RouterContextProvider, ServerRouter, createRequestHandler } from "react-router";
import { isbot } from "isbot";
import { type Services, servicesContext } from "./api/services.ts";

export { createRequestHandler };

/** The context that loaders read; made here so that server and pages share one key. */
export function contextFor(services: Services) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce } = context.get(servicesContext);
  const stream = await renderToReadableStream(
    <ServerRouter context={router} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal },
  );
  if (isbot(request.headers.get("user-agent")) || router.isSpaMode) await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  // Looks the same to everybody and carries no script: the server may keep it for a moment.
  if (
    router.staticHandlerContext.matches.some(
      ({ route }) => (route.handle as { plain?: boolean } | undefined)?.plain,
    )
  )
    headers.set("x-page", "plain");
  return new Response(stream, { status, headers });
}
