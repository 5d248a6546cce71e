import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import type { Config } from "#server/config.ts";

/** What the pages' bundle brings along; see web/entry.server.tsx. */
interface PagesEntry {
  contextFor(services: object): unknown;
  createRequestHandler(
    build: ServerBuild,
    mode: string,
  ): (request: Request, context: unknown) => Promise<Response>;
}
type Build = ServerBuild & { entry: { module: PagesEntry } };

interface PagesOptions {
  config: Config;
  /** Asked at every request, so that development always serves the newest. */
  build: () => Promise<Build>;
  /** Built files, where there are any. */
  clientFolder?: string;
}

/** Serves every page: React Router answers, its loaders reach the API in this process. */
export async function addPages(app: FastifyInstance, { config, build, clientFolder }: PagesOptions) {
  if (clientFolder) {
    await app.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          "cache-control",
          path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        ),
    });
  }
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const nonce = randomBytes(16).toString("base64");
      const pages = await build();
      const { contextFor, createRequestHandler } = pages.entry.module;
      const services = {
        api: createClient(contract, sendInProcess(app, request, config)),
        nonce,
        apiKey: config.PUBLIC_API_KEY,
        publicUrl: config.publicUrl,
        helpUrls: { support: config.SUPPORT_URL, handbook: config.HANDBOOK_URL },
      };
      const response = await createRequestHandler(pages, config.NODE_ENV)(
        toWebRequest(request, reply, config),
        contextFor(services),
      );
      return sendWebResponse(reply, response, policyWith(nonce, config.NODE_ENV === "development"));
    },
  });
}

/** A call from a loader: the visitor's cookies, no network. */
function sendInProcess(app: FastifyInstance, visit: FastifyRequest, config: Config) {
  return async (
    method: string,
    path: string,
    body: string | FormData | undefined,
    headers: Record<string, string>,
  ) => {
    const { statusCode, payload } = await app.inject({
      method: method as "GET",
      url: `/api${path}`,
      headers: {
        ...headers,
        "x-api-key": config.PUBLIC_API_KEY,
        cookie: visit.headers.cookie ?? "",
        "sec-fetch-site": "same-origin",
      },
      remoteAddress: visit.ip,
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
  return new Request(new URL(request.url, config.publicUrl), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

function sendWebResponse(reply: FastifyReply, response: Response, policy: string) {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.headers.get("content-type")?.startsWith("text/html"))
    reply.header("content-security-policy", policy);
  return reply.send(
    response.body ? Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) : "",
  );
}

/** Scripts of our own only; development adds what Vite's reloading needs. */
function policyWith(nonce: string, development: boolean) {
  const scripts = development ? `'self' 'unsafe-inline'` : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "frame-ancestors 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}
