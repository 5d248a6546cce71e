import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal, invalid } from "#server/errors/refusal.ts";
import { deepestBody, nestsTooDeep } from "./deep-bodies.ts";

/** Under the prefix of the calls there are calls only: how their bodies are read, and what every other address answers. */
export function takeCallsOnly(http: FastifyInstance) {
  http.setNotFoundHandler(() => {
    throw new Refusal(404, "NO_SUCH_CALL", "This endpoint doesn’t exist.");
  });
  // Pages answer every other address of the product.
  for (const method of ["GET", "POST"]) {
    const handler = (_: unknown, reply: FastifyReply) => reply.callNotFound();
    http.route({ method, url: "/*", handler });
    http.route({ method, url: "/", prefixTrailingSlash: "no-slash", handler });
  }

  // Many clients name JSON as the type of a call that says nothing.
  const parseJson = http.getDefaultJsonParser("error", "ignore");
  http.removeContentTypeParser("application/json");
  http.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) =>
    body === ""
      ? done(null, {})
      : nestsTooDeep(body)
        ? done(invalid(`The request body is nested deeper than ${deepestBody} levels. Flatten it.`))
        : parseJson(request, body, done),
  );
  // Mail programs unsubscribe with a form (RFC 8058); no call reads its fields.
  http.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
}
