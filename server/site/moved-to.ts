import type { FastifyRequest } from "fastify";

/** Where a company’s page is now, with all that was asked of the old address. */
export function movedTo(path: string, { url }: Pick<FastifyRequest, "url">) {
  const query = url.indexOf("?");
  return query < 0 ? path : path + url.slice(query);
}
