import { afterEach, expect, test, vi } from "vitest";
import { publishAll } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";
import { HintJoiner, joinMissed } from "./join-hints.ts";
import type { Hint } from "#contract/live.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";

const world = openWorld();
const sockets = openSockets(world);

test("live hints: a thousand changes of one list reach its readers as two hints", async () => {
  const { token, companyId } = await aCompanyAdmin(world);
  const socket = sockets.open(`/api/live?token=${token}`);
  await socket.received("welcome");
  const all = Array.from({ length: 1000 }, () => ({ jobId: newId(), companyId }));
  await world.db.transaction((tx) => publishAll(tx, jobEvents.changed, { all, at: world.now() }));
  const first = await socket.received("job.changed");
  const joined = await socket.received("job.changed", socket.frames.indexOf(first) + 1);
  expect(joined).toMatchObject({ companyId, count: 999 });
  expect(joined).not.toHaveProperty("jobId");
  expect(socket.types()).toEqual(["welcome", "job.changed", "job.changed"]);
});

const ours = ["company:a" as const];
function hint(position: number, type = "job.changed"): Hint {
  return {
    type,
    position,
    at: "2026-11-22T09:00:00.000Z",
    stale: ["jobs"],
    jobId: `job ${position}`,
    companyId: "a",
  };
}

function joinerWithReceiver() {
  vi.useFakeTimers();
  const received: Hint[] = [];
  return { received, joiner: new HintJoiner((_, told) => received.push(told)) };
}
afterEach(() => void vi.useRealTimers());

test("live hints: one event alone is told at once and names its row", () => {
  const { received, joiner } = joinerWithReceiver();
  joiner.add(ours, hint(1));
  vi.advanceTimersByTime(5000);
  joiner.add(ours, hint(2));
  expect(received).toEqual([hint(1), hint(2)]);
});

test("live hints: one steady stream is told once a second, and its last event is not forgotten", () => {
  const { received, joiner } = joinerWithReceiver();
  for (let nth = 1; nth <= 50; nth++) {
    joiner.add(ours, hint(nth));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(received.length).toBeLessThanOrEqual(7);
  expect(received.at(-1)).toMatchObject({ position: 50 });
});

test("live hints: leaving before a held hint resumes from before it", () => {
  const { received, joiner } = joinerWithReceiver();
  joiner.add(ours, hint(1));
  joiner.add(ours, hint(2));
  joiner.add(ours, hint(3));
  joiner.add(ours, hint(4, "team.joined"));
  expect(received.at(-1)).toMatchObject({ type: "team.joined", position: 1 });
  vi.advanceTimersByTime(1000);
  expect(received.at(-1)).toMatchObject({ type: "job.changed", position: 3, count: 2 });
});

test("live hints: what was missed is told once for each kind", () => {
  const missed = [hint(1), hint(2, "team.joined"), hint(3), hint(4)];
  expect(joinMissed(missed)).toEqual([
    hint(2, "team.joined"),
    { type: "job.changed", position: 4, at: missed[0]!.at, stale: ["jobs"], count: 3, companyId: "a" },
  ]);
});
