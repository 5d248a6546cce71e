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
  /** What 95 and 99 of a hundred queries cost both threads at most, which a busy machine changes less than the time. */
  cpuP95: number;
  cpuP99: number;
}

interface Sample {
  ms: number;
  cpuMs: number;
}

/** Asks every query once, one after the other, each with ten facets; all of them are the row called "together". */
export async function timeQueries(engine: SearchEngine, queries: AskedQuery[]): Promise<Timed[]> {
  const times = new Map<string, Sample[]>();
  for (const { kind, query } of queries) {
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    await engine.search("jobs", {
      ...query,
      facets: tenFacets,
      collapse: { by: "sameJob", gather: "location" },
    });
    const own = times.get(kind) ?? [];
    times.set(kind, own);
    const { user, system } = process.cpuUsage(cpu);
    own.push({ ms: performance.now() - started, cpuMs: (user + system) / 1000 });
  }
  const rows = [...times].map(([kind, own]) => summary(kind, own));
  return [...rows, summary("together", [...times.values()].flat())];
}

function summary(kind: string, samples: Sample[]): Timed {
  const times = samples.map(({ ms }) => ms);
  const cpu = samples.map(({ cpuMs }) => cpuMs);
  const sum = times.reduce((total, time) => total + time, 0);
  return {
    kind,
    queries: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    perSecond: (1000 * times.length) / sum,
    cpuP95: percentile(cpu, 0.95),
    cpuP99: percentile(cpu, 0.99),
  };
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function tableOf(rows: Timed[]): string {
  const lines = rows.map(({ kind, queries, perSecond, ...times }) => {
    const { p50, p95, p99, cpuP95, cpuP99 } = times;
    const figures = [p50, p95, p99, cpuP95, cpuP99].map((figure) => figure.toFixed(2));
    return `| ${[kind, queries, ...figures, Math.round(perSecond)].join(" | ")} |`;
  });
  return [
    "| queries | number | p50 ms | p95 ms | p99 ms | CPU p95 ms | CPU p99 ms | a second |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...lines,
  ].join("\n");
}
