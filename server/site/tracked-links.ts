import type { FastifyInstance } from "fastify";
import { followLink, visitorOf } from "#server/domains/exchanges/index.ts";
import type { ServerDependencies } from "#server/dependencies.ts";

/** The links jobs are advertised with elsewhere: each counts who comes and leads on. */
export function addTrackedLinks(app: FastifyInstance, { database: { db }, now }: ServerDependencies) {
  app.get<{ Params: { code: string } }>("/via/:code", async (request, reply) => {
    const { method, headers } = request;
    const address = await followLink(db, {
      code: request.params.code,
      now: now(),
      by: visitorOf({
        method,
        userAgent: headers["user-agent"] ?? "",
        accept: headers.accept ?? "",
        purpose: [headers["sec-purpose"], headers.purpose].join(" "),
      }),
    });
    return reply
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .redirect(address ?? "/jobs", 302);
  });
}
