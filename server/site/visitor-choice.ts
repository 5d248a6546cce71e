import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { forgetVisitor, recordVisitOf } from "#server/domains/tracking/index.ts";
import type { ServerDependencies } from "#server/dependencies.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { cookies } from "#shared/privacy/cookies.data.ts";
import {
  asksNotToBeTracked,
  refusedVisitor,
  visitorCookie,
  visitorIdOf,
} from "#shared/visitors/visitor-choice.ts";

interface Choice {
  choice?: string;
  /** The page it was made on, and the site that led there. */
  to?: string;
  from?: string;
}
type Chosen = FastifyRequest<{ Querystring: Choice }>;

/** Where people say whether their visits may be counted: a form of our own pages, which needs no script. */
export function addVisitorChoice(app: FastifyInstance, dependencies: ServerDependencies) {
  return app.register(async (http) => {
    http.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
    http.post<{ Querystring: Choice }>(
      "/visitor-choice",
      { config: { rateLimit: { max: 30, timeWindow: 60_000, keyGenerator: ({ ip }) => networkOf(ip) } } },
      async (request, reply) => {
        const to = pathOf(request.query.to);
        if (isOwnPage(request)) await keepChoice(dependencies, { request, reply, to });
        return reply.header("cache-control", "no-store").redirect(to, 303);
      },
    );
  });
}

interface Visit {
  request: Chosen;
  reply: FastifyReply;
  to: string;
}
async function keepChoice(dependencies: ServerDependencies, { request, reply, to }: Visit) {
  const context = { ...dependencies, db: dependencies.database.db };
  const { choice, from = "" } = request.query;
  const known = visitorIdOf(request.cookies[visitorCookie]);
  if (choice === "refuse") {
    setChoice(dependencies, reply, refusedVisitor);
    if (known) await forgetVisitor(context, known);
    return;
  }
  if (choice !== "accept" || known || asksNotToBeTracked(request.headers)) return;
  const visitorId = randomUUID();
  setChoice(dependencies, reply, visitorId);
  recordVisitOf(context, visitorId, { path: to, referrer: from && `https://${from}/` });
}

function setChoice({ config }: ServerDependencies, reply: FastifyReply, value: string) {
  const secure = config.publicUrl.startsWith("https");
  reply.setCookie(visitorCookie, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: cookies.visitor.seconds,
  });
}

/** Nobody else's page agrees for a person. */
function isOwnPage({ headers }: FastifyRequest) {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin";
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
}

/** A path of this site; two slashes would name another server. */
function pathOf(to = "/") {
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(to) && to.length <= 500 ? to : "/";
}
