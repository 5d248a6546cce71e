import type { FastifyInstance } from "fastify";
import { Counter, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Parts } from "#server/parts.ts";

/** What still has to warm up before the product is at its best; empty when ready. */
export const warmingUp = new Set<string>();

/** For machines that watch: alive, ready, and numbers. */
export function addHealth(app: FastifyInstance, { database }: Parts) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answered requests",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to answer",
    labelNames: ["method", "route"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? "none" };
    requests.inc({ ...labels, status: reply.statusCode });
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/healthz", () => ({ ok: true }));
  app.get("/readyz", async (_, reply) => {
    const databaseAnswers = await database.pool.query("select 1").then(
      () => true,
      () => false,
    );
    return reply
      .status(databaseAnswers ? 200 : 503)
      .send({ ready: databaseAnswers, database: databaseAnswers, warmingUp: [...warmingUp] });
  });
  app.get("/metrics", async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
