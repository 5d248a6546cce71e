import type { FastifyInstance, FastifyRequest } from "fastify";
import { isClick } from "#server/domains/exchanges/index.ts";
import { recordVisitOf } from "#server/domains/tracking/index.ts";
import type { ServerDependencies } from "#server/dependencies.ts";
import { asksNotToBeTracked, visitorCookie, visitorIdOf } from "#shared/visitors/visitor-choice.ts";

/** Calls, apps behind a sign-in and files are no visits of the site. */
const noVisit = /^\/(?:(?:api|chat|assets|teams|admin)(?:\/|$)|hire\/(?!sign-up|take-over|wait-list))|\.\w+$/;

/** Records how those who agreed came to the site, once the page is out; following a link within it is no arrival. */
export function recordVisits(app: FastifyInstance, dependencies: ServerDependencies) {
  const { database, config } = dependencies;
  const ownHost = new URL(config.publicUrl).host;
  app.addHook("onResponse", async (request, reply) => {
    const visitorId = visitorIdOf(request.cookies?.[visitorCookie]);
    const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
    if (!visitorId || !isPage || reply.statusCode !== 200 || !isPerson(request)) return;
    const { referer } = request.headers;
    const page = URL.parse(request.url, config.publicUrl);
    if (!page || noVisit.test(page.pathname) || isWithin(request, ownHost)) return;
    recordVisitOf({ ...dependencies, db: database.db }, visitorId, { path: request.url, referrer: referer });
  });
}

/** Our pages send no referrer, so browsers are asked themselves where they can tell. */
function isWithin({ headers }: FastifyRequest, ownHost: string) {
  const site = headers["sec-fetch-site"];
  return site ? site === "same-origin" : URL.parse(headers.referer ?? "")?.host === ownHost;
}

function isPerson({ method, headers }: FastifyRequest) {
  if (asksNotToBeTracked(headers)) return false;
  const purpose = [headers["sec-purpose"], headers.purpose].join(" ");
  return isClick({ method, userAgent: headers["user-agent"] ?? "", purpose });
}
