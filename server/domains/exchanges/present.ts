import type { Exchange } from "#contract/exchanges.ts";
import type { TrackerRow } from "./queries.ts";
import type { jobExchanges } from "./tables.ts";

export function presentExchange(row: typeof jobExchanges.$inferSelect): Exchange {
  const { roleTypes, demographics, industryTags, ...exchange } = row;
  return { ...exchange, tags: { roleTypes, demographics, industryTags } };
}

export function linkOf(publicUrl: string, code: string) {
  return `${publicUrl}/via/${code}`;
}

export function presentTracker({ tracker, exchange, open, ...row }: TrackerRow, publicUrl: string) {
  return {
    ...row,
    id: tracker.id,
    jobId: tracker.jobId,
    status: open ? tracker.status : ("paused" as const),
    createdAt: tracker.createdAt,
    link: linkOf(publicUrl, tracker.code),
    exchange: presentExchange(exchange),
  };
}
