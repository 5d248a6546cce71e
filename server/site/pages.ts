import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { type Send, createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import type { Config } from "#server/config.ts";
import { asksNotToBeTracked, referringHost, visitorChoice } from "#shared/visitors/visitor-choice.ts";
import type { PageCache } from "./page-cache.ts";
import { serveStylesTogether, withStylesTogether } from "./styles-together.ts";

/** What the pages' bundle brings along; see web/entry.server.tsx. */
interface PagesEntry {
  contextFor(services: object): unknown;
  /** The pages' own client asks here how to call while a page is rendered. */
  callOnServerWith(find: () => Send | undefined): void;
  tellReadersApart(find: () => { locale: string } | undefined): void;
  writeCareersPage(
    build: ServerBuild,
    call: {
      url: string;
      header(name: string): string | null;
      services: object;
      show: NonNullable<PagesOptions["showCareers"]>;
    },
  ): Promise<string | null>;
  createRequestHandler(
    build: ServerBuild,
    mode: string,
  ): (request: Request, context: unknown) => Promise<Response>;
}
type Build = ServerBuild & { entry: { module: PagesEntry } };

interface PagesOptions {
  config: Config;
  cache: PageCache;
  /** Asked at every request, so that development always serves the newest. */
  build: () => Promise<Build>;
  /** Built files, where there are any. */
  clientFolder?: string;
  /** What a careers page shows everyone, without a call of the API; null where none is at the address. */
  showCareers?: (slug: string, wanted: object) => Promise<object | null>;
}

/** Serves every page: React Router answers, its loaders reach the API in this process. */
export async function addPages(app: FastifyInstance, options: PagesOptions) {
  const { cache, clientFolder } = options;
  if (clientFolder) await serveBuiltFiles(app, clientFolder);
  if (clientFolder) serveStylesTogether(app, clientFolder, lasting);
  await app.register(bringFormsBack);
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      // Addresses with a query are endless; only the plain ones are kept.
      const asked = askedWith(request, options.config);
      const mayKeep =
        !request.cookies.token &&
        !request.cookies.support &&
        !request.url.includes("?") &&
        asked !== "from elsewhere";
      const key = `${request.cookies.theme ?? ""} ${asked} ${request.url}`;
      const kept = mayKeep ? cache.get(key) : undefined;
      if (kept) return reply.status(kept.status).headers(kept.headers).send(kept.html);

      const madeAt = cache.age;
      const made = (await careersPage(options, request)) ?? (await render(app, options, { request, reply }));
      if (made instanceof Response) return sendWebResponse(reply, made);

      const html = clientFolder ? withStylesTogether(made.html) : made.html;
      const page = { ...made, html: Buffer.from(html) };
      if (mayKeep && (page.status < 400 || page.status === 410)) cache.set(key, page, madeAt);
      return reply.status(page.status).headers(page.headers).send(page.html);
    },
  });
}

/** What a page shows of the question whether the visit may be counted; one that asks says where the visitor came from. */
function askedWith({ headers }: FastifyRequest, { publicUrl }: Config) {
  if (asksNotToBeTracked(headers)) return "not asked";
  const choice = visitorChoice(headers.cookie, headers);
  if (choice !== null) return choice;
  return referringHost(headers.referer, new URL(publicUrl).host) ? "from elsewhere" : "asked";
}

/** No page takes a form; one sent without scripts comes back to its page instead of ending in an answer for programs. */
async function bringFormsBack(http: FastifyInstance) {
  http.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
  // Two slashes would name another server.
  http.post("/*", ({ url }, reply) => reply.redirect(`/${url.replace(/^[/\\]+/, "")}`, 303));
}

/** For files whose names tell one build from another. */
const lasting = "public, max-age=31536000, immutable";
function serveBuiltFiles(app: FastifyInstance, root: string) {
  return app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header("cache-control", path.includes("/assets/") ? lasting : "public, max-age=3600"),
  });
}

/** Made once a build: it sorts all addresses of the product. */
const handlers = new WeakMap<Build, ReturnType<PagesEntry["createRequestHandler"]>>();
function handlerOf(pages: Build, mode: string) {
  const known = handlers.get(pages);
  if (known) return known;
  pages.entry.module.callOnServerWith(() => visits.getStore()?.send);
  pages.entry.module.tellReadersApart(() => visits.getStore()?.reader);
  const made = pages.entry.module.createRequestHandler(pages, mode);
  handlers.set(pages, made);
  return made;
}
/** For the visitor whose page is being rendered: how to call the API, and how they write dates. */
const visits = new AsyncLocalStorage<{ send: Send; reader: { locale: string } }>();

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}
/** A page with the content policy it needs; a plain one carries no script, looks the same to everyone and is sent whole: many small writes would cost more than the page. */
async function render(app: FastifyInstance, { config, build }: PagesOptions, { request, reply }: Visit) {
  const nonce = randomBytes(16).toString("base64");
  const pages = await build();
  const { contextFor } = pages.entry.module;
  const send = sendInProcess(app, config, request);
  const services = { ...factsOf(config, nonce), api: createClient(contract, send) };
  const answer = handlerOf(pages, config.NODE_ENV);
  const response = await visits.run({ send, reader: { locale: "en-US" } }, () =>
    answer(toWebRequest(request, reply, config), contextFor(services)),
  );
  const plain = response.headers.get("x-page") === "plain";
  response.headers.delete("x-page");
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    const policy = policyWith(plain ? null : nonce, config);
    response.headers.set("content-security-policy", policy);
    // It may know who looks: neither a cache on the way nor one here keeps it.
    if (!plain) response.headers.set("cache-control", "private, no-cache");
  }
  if (!plain) return response;
  const headers = Object.fromEntries(response.headers);
  return { html: await response.text(), headers, status: response.status };
}

function factsOf(config: Config, nonce: string) {
  return {
    nonce,
    apiKey: config.PUBLIC_API_KEY,
    publicUrl: config.publicUrl,
    helpUrls: {
      support: config.SUPPORT_URL ?? "/help",
      handbook: config.HANDBOOK_URL ?? "/help#for-job-seekers",
    },
  };
}

/** A careers page for whoever we do not know; null where the router has to look what is at the address. */
async function careersPage({ config, build, showCareers }: PagesOptions, request: FastifyRequest) {
  const { url, headers, cookies } = request;
  if (!showCareers || cookies.support || !/^\/[^/]+\/careers(?:\?|$)/.test(url)) return null;
  const pages = await build();
  const html = await pages.entry.module.writeCareersPage(pages, {
    url,
    header: (name) => headers[name]?.toString() ?? null,
    services: factsOf(config, ""),
    show: showCareers,
  });
  if (html === null) return null;
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyWith(null, config),
    },
    status: 200,
  };
}

/** A call made in this process: as the visitor, or as nobody. */
export function sendInProcess(app: FastifyInstance, config: Config, visit?: FastifyRequest): Send {
  return async (method, path, body, headers) => {
    const { statusCode, payload } = await app.inject({
      method: method as "GET",
      url: `/api${path}`,
      headers: {
        ...headers,
        "x-api-key": config.PUBLIC_API_KEY,
        cookie: visit?.headers.cookie ?? "",
        "user-agent": visit?.headers["user-agent"] ?? "",
        "sec-fetch-site": "same-origin",
      },
      remoteAddress: visit?.ip,
      ...(typeof body === "string" && { payload: body }),
    });
    return new Response(payload, { status: statusCode });
  };
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, config: Config) {
  const gone = new AbortController();
  reply.raw.on("close", () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !name.startsWith(":")) headers.set(name, String(value));
  // Put together as text: read as relative, an address like //elsewhere would name another host.
  return new Request(new URL(config.publicUrl).origin + request.url, {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

function sendWebResponse(reply: FastifyReply, response: Response) {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(
    response.body ? Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) : "",
  );
}

/** Scripts of our own only; development adds what Vite's reloading needs. */
function policyWith(nonce: string | null, { NODE_ENV, KOMBO_KEY }: Config) {
  const development = NODE_ENV === "development";
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'none'";
  const scripts = development ? "'self' 'unsafe-inline'" : own;
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "frame-ancestors 'self'",
    `frame-src 'self' blob:${KOMBO_KEY ? " https://*.kombo.dev" : ""}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}
