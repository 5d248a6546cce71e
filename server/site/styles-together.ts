import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { notFound } from "#server/errors/refusal.ts";

const sheet = /<link nonce="" rel="stylesheet" href="\/assets\/([\w-]+)\.css#?"\/>/g;
/** More than any page has. */
const mostTogether = 40;

/** Links the small stylesheets of a page as one: on a phone each file more is waited for. The first, which all pages share, stays its own. */
export function withStylesTogether(html: string) {
  const [, ...small] = [...html.matchAll(sheet)].map(([, name]) => name!);
  if (small.length < 2 || small.length > mostTogether) return html;
  let nth = 0;
  return html.replace(sheet, (link) => {
    nth += 1;
    if (nth === 1) return link;
    return nth === 2 ? `<link rel="stylesheet" href="/assets/together/${small.join(",")}.css"/>` : "";
  });
}

/** Serves several stylesheets of a build in one answer. The address names them, with what tells one build from another, so any process can. */
export function serveStylesTogether(app: FastifyInstance, clientFolder: string, lasting: string) {
  const read = new Map<string, string>();
  app.get<{ Params: { "*": string } }>("/assets/together/*", async ({ params }, reply) => {
    const names = /^([\w,-]+)\.css$/.exec(params["*"])?.[1]?.split(",") ?? [];
    if (names.length === 0 || names.length > mostTogether) throw notFound("Stylesheet");
    const parts = await Promise.all(names.map((name) => partOf(name)));
    return reply.header("cache-control", lasting).type("text/css; charset=utf-8").send(parts.join("\n"));
  });

  async function partOf(name: string) {
    const known = read.get(name);
    if (known !== undefined) return known;
    const found = await readFile(join(clientFolder, "assets", `${name}.css`), "utf8").catch(() => {
      throw notFound("Stylesheet");
    });
    read.set(name, found);
    return found;
  }
}
