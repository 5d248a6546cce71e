import { expect, test } from "vitest";
import { addDays } from "#shared/times/add-days.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { accountTasks } from "./tasks.ts";
import { whenSessionEnds } from "./sessions.ts";

const world = openWorld();

test("accounts: the daily clean-up tells what was opened for a session that it ends", async () => {
  const ended: string[] = [];
  whenSessionEnds(async (_tx, sessionId) => void ended.push(sessionId));
  const anna = await aCandidate(world);
  const [session] = await anna.api.accounts.sessions();
  await fromStart(accountTasks.forgetOldSessions)(world.db, addDays(world.now(), 59));
  await world.pass(59 * 24 * 3600);
  expect(ended).not.toContain(session!.id);
  await world.pass(2 * 24 * 3600);
  expect(ended).toContain(session!.id);
});
