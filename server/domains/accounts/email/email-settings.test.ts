import { expect, test } from "vitest";
import { aPerson } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("email settings: two that are switched off at the same time both stay off", async () => {
  const { api } = await aPerson(world);
  const { setEmailSettings, emailSettings } = api.accounts;
  const off = [{ news: false }, { messages: false }, { matches: false }];
  await Promise.all(off.map((body) => setEmailSettings({ body })));
  expect(await emailSettings()).toMatchObject({
    news: false,
    messages: false,
    matches: false,
    applications: true,
  });
});
