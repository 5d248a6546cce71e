import { expect, test } from "vitest";
import type { Thread } from "#contract/chat/thread-shapes.ts";
import { groupThreads } from "./group-threads.ts";

test("threads: threads stand under Today, Yesterday and then their dates, the newest first", () => {
  const at = (id: string, last: string) =>
    ({ parent_message_id: id, last_message_at: last, created_at: last }) as Thread;
  const groups = groupThreads(
    [
      at("old", "2026-11-02T10:00:00Z"),
      at("early", "2026-11-21T08:00:00Z"),
      at("late", "2026-11-21T09:00:00Z"),
      at("yesterday", "2026-11-20T12:00:00Z"),
      at("last year", "2025-11-02T10:00:00Z"),
    ],
    new Date("2026-11-21T12:00:00Z"),
  );
  expect(groups.map(([day, threads]) => [day, threads.map(({ parent_message_id: id }) => id)])).toEqual([
    ["Today", ["late", "early"]],
    ["Yesterday", ["yesterday"]],
    ["Monday, November 2", ["old"]],
    ["Sunday, November 2, 2025", ["last year"]],
  ]);
});
