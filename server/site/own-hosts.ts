import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/open.ts";
import { careersEvents, servedHosts } from "#server/domains/careers/index.ts";
import { companyEvents } from "#server/domains/companies/index.ts";
import { visitorCookie } from "#shared/visitors/visitor-choice.ts";

type ServedHost = Awaited<ReturnType<typeof servedHosts>>[number];
/** What a page brings along; everything else of the product is at the product's own address. */
const partOfPage = /^\/(?:assets\/|api\/files\/|icon|favicon|\.well-known\/acme-challenge\/|visitor-choice$)/;
/** What may show an address of a company that had none shown before. */
const shows = new Set<string>(
  [careersEvents.hostsChanged, companyEvents.published, companyEvents.enabled].map(({ name }) => name),
);
/** The page about the question whether visits may be counted. */
const choices = "/privacy-choices";
/** What the page and the counting of visits go by. */
const passedOn = [
  "user-agent",
  "referer",
  "dnt",
  "sec-gpc",
  "sec-fetch-site",
  "sec-purpose",
  "purpose",
] as const;
const sentOn = ["content-type", "content-security-policy", "cache-control"] as const;

/** The companies' own addresses, in memory: which page each shows is known without asking anyone. */
export class OwnHosts {
  private hosts = new Map<string, ServedHost>();
  private db: Database;
  constructor(db: Database) {
    this.db = db;
  }
  at(domain: string): ServedHost | undefined {
    return this.hosts.get(domain.toLowerCase().replace(/:\d+$/, ""));
  }
  async read() {
    const served = await servedHosts(this.db);
    this.hosts = new Map(served.map((host) => [host.domain, host]));
  }
  /** Called for each committed event. */
  async readAfter({ name, data }: { name: string; data: Record<string, unknown> }) {
    const known = () => [...this.hosts.values()].some(({ companyId }) => companyId === data.companyId);
    if (shows.has(name) || (name === companyEvents.changed.name && known())) await this.read();
  }
}

/** Serves careers pages at the companies' own addresses, and tells a proxy in front for which of them it may get a certificate. */
export function addOwnHosts(app: FastifyInstance, { publicUrl }: Config, hosts: OwnHosts) {
  app.get<{ Querystring: { domain?: string } }>("/own-hosts/ask", (request, reply) => {
    const known = hosts.at(String(request.query.domain ?? ""));
    return reply
      .status(known ? 200 : 404)
      .header("cache-control", "no-store")
      .send();
  });
  app.addHook("onRequest", async (request, reply) => {
    const host = hosts.at(request.headers.host ?? "");
    if (!host) return;
    const { pathname, search } = new URL(request.url, publicUrl);
    if (partOfPage.test(pathname)) return;
    if (!["GET", "HEAD"].includes(request.method)) return reply.status(404).send();
    const page = `/${host.slug}/careers`;
    if (pathname === choices) return sendPage(app, { request, reply }, choices);
    if (pathname !== "/" && pathname !== page) return reply.redirect(publicUrl + pathname + search, 302);
    return sendPage(app, { request, reply }, page + search);
  });
}

/** The page as everyone sees it, made in this process. It knows no session, since that belongs to the product's address; whether the visit may be counted was said here. */
async function sendPage(
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  url: string,
) {
  const choice = request.cookies[visitorCookie];
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  );
  // The visit is that of the page within, once.
  request.cookies = {};
  const page = await app.inject({
    method: "GET",
    url,
    headers,
    ...(choice && { cookies: { [visitorCookie]: choice } }),
    remoteAddress: request.ip,
  });
  reply.status(page.statusCode);
  for (const name of sentOn) if (page.headers[name]) reply.header(name, page.headers[name]);
  return reply.send(page.rawPayload);
}
