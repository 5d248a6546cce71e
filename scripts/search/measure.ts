import type { SearchEngine } from "#server/outside/search-engine/search-engine.ts";
import type { AskedQuery } from "./own-queries.ts";
import { tenFacets } from "./job-documents.ts";

export interface Timed {
  kind: string;
  queries: number;
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

/** Asks every query once, one after the other, each with ten facets; all of them are the row called "together". */
export async function timeQueries(engine: SearchEngine, queries: AskedQuery[]): Promise<Timed[]> {
  const times = new Map<string, number[]>();
  for (const { kind, query } of queries) {
    const started = performance.now();
    await engine.search("jobs", {
      ...query,
      facets: tenFacets,
      collapse: { by: "sameJob", gather: "location" },
    });
    const own = times.get(kind) ?? [];
    times.set(kind, own);
    own.push(performance.now() - started);
  }
  const rows = [...times].map(([kind, own]) => summary(kind, own));
  return [...rows, summary("together", [...times.values()].flat())];
}

function summary(kind: string, times: number[]): Timed {
  const sum = times.reduce((total, time) => total + time, 0);
  return {
    kind,
    queries: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    perSecond: (1000 * times.length) / sum,
  };
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function tableOf(rows: Timed[]): string {
  const lines = rows.map(
    ({ kind, queries, p50, p95, p99, perSecond }) =>
      `| ${kind} | ${queries} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${p99.toFixed(2)} | ${Math.round(perSecond)} |`,
  );
  return [
    "| queries | number | p50 ms | p95 ms | p99 ms | a second |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...lines,
  ].join("\n");
}
