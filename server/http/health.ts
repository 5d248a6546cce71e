import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { laneStates } from "#server/tasks/lane-states.ts";
import type { ServerDependencies } from "#server/dependencies.ts";
import { notFound } from "#server/errors/refusal.ts";
import { readinessOf } from "./readiness.ts";

/** What still has to warm up before the product is at its best; empty when ready. */
export const warmingUp = new Set<string>();

/** For machines that watch: alive, ready, and numbers. */
export function addHealth(app: FastifyInstance, dependencies: ServerDependencies) {
  const { config } = dependencies;
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
  const readiness = readinessOf(dependencies);
  app.get("/readyz", async (_, reply) => {
    const { database, reasons } = await readiness();
    const ready = reasons.length === 0;
    return reply.status(ready ? 200 : 503).send({ ready, database, reasons, warmingUp: [...warmingUp] });
  });
  const tellLanes = laneGauges(registry, dependencies);
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, config.METRICS_KEY)) throw notFound("Page");
    await tellLanes();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Numbers are for whoever runs the product: with the key, or without one from this machine and not through a proxy on it. */
function mayRead({ ip, headers }: FastifyRequest, key: string | undefined) {
  if (key) return headers.authorization === `Bearer ${key}`;
  return /^(127\.|::1$|::ffff:127\.)/.test(ip) && headers["x-forwarded-for"] === undefined;
}

/** Background tasks by lane, read from the database whenever someone looks. */
function laneGauges(registry: Registry, { database, now }: ServerDependencies) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ["lane"], registers: [registry] });
  const waiting = gauge("tasks_waiting", "Background tasks that are due");
  const oldest = gauge("tasks_oldest_waiting_seconds", "How long the oldest due task has been waiting");
  const retrying = gauge("tasks_retrying", "Tasks that failed and are tried again later");
  const failed = gauge("tasks_failed", "Tasks that failed for good");
  return async () => {
    for (const state of await laneStates(database.db, now()).catch(() => [])) {
      const { lane } = state;
      waiting.set({ lane }, state.waiting);
      oldest.set({ lane }, state.oldestSeconds);
      retrying.set({ lane }, state.retrying);
      failed.set({ lane }, state.failed);
    }
  };
}
