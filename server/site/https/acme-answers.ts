import type { FastifyInstance } from "fastify";
import type { ServerDependencies } from "#server/dependencies.ts";
import { accountKey, acmeAnswer } from "#server/domains/careers/index.ts";

const path = "/.well-known/acme-challenge/";

/** Shows an authority that orders for the address it came to are ours. */
export function addAcmeAnswers(app: FastifyInstance, { config, database, outside }: ServerDependencies) {
  let key: Promise<string> | undefined;
  app.get<{ Params: { token: string } }>(`${path}:token`, async ({ params }, reply) => {
    const { certificates } = outside;
    if (!certificates || !/^[\w-]{20,200}$/.test(params.token)) return reply.status(404).send();
    const { directory } = certificates;
    key ??= accountKey(database.db, { directory, config });
    key.catch(() => (key = undefined));
    return reply.type("text/plain").send(acmeAnswer(params.token, await key));
  });
}
