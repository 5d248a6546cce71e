import { existsSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { ServerDependencies } from "#server/dependencies.ts";
import { showCareers } from "#server/domains/careers/index.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { PageCache } from "./page-cache.ts";
import { addPages } from "./pages.ts";

type Build = Awaited<ReturnType<Parameters<typeof addPages>[1]["build"]>>;
const folder = new URL("../../build/", import.meta.url);

/** Puts the pages behind the API: as built, or in development straight from their sources with reloading. */
export async function addPagesOf(app: FastifyInstance, dependencies: ServerDependencies, cache: PageCache) {
  const { config, database } = dependencies;
  const visit = { db: database.db, viewer: null };
  if (config.NODE_ENV === "development")
    return addPages(app, { config, cache, build: await developmentBuild(app) });
  const entry = new URL("server/index.js", folder);
  if (!existsSync(entry)) throw new Error("The pages are not built yet. Start the product with npm start.");
  const build = (await import(entry.href)) as Build;
  return addPages(app, {
    config,
    cache,
    build: async () => build,
    clientFolder: new URL("client", folder).pathname,
    showCareers: (slug, wanted) => showCareers(visit, slug, wanted).catch(nullIfNone),
  });
}

function nullIfNone(error: unknown): null {
  if (error instanceof Refusal && error.statusCode === 404) return null;
  throw error;
}

async function developmentBuild(app: FastifyInstance) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|chat|healthz|readyz|metrics)\b/.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook("onClose", () => vite.close());
  return () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<Build>;
}
