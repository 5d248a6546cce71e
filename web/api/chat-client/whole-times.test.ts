import { expect, test } from "vitest";
import { withNanoseconds } from "#server/chat/http/instants.ts";
import { withInstants } from "./whole-times.ts";

test("chat client: times that the service counts in nanoseconds read as they were", () => {
  const queue = {
    items: [
      {
        created_at: "2026-11-22T09:00:00.123Z",
        severity: 3,
        flags: [{ created_at: "2026-11-21T18:07:00.000Z" }],
      },
    ],
    custom: { seen_at: 7 },
  };
  expect(withInstants(withNanoseconds(queue))).toEqual(queue);
});
