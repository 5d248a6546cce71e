import { expect, test } from "vitest";
import { anAdministrator } from "#server/testing/people.ts";
import { aStory } from "#server/testing/stories.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const mailTo = (email: string) => world.mailed.filter(({ to }) => to === email);

/** Someone who is emailed what is new in a publication. */
async function aReader(publication: "lifeWork" | "hireDifferent") {
  const email = `reader.of.${publication.toLowerCase()}@blogs.example`;
  await world.client().tracking.subscribe({ body: { email, publication } });
  await world.settle();
  const key = /key=([\w.-]+)/.exec(mailTo(email)[0]!.text)![1]!;
  await world.app.inject({
    method: "POST",
    url: `/api/page-subscriptions/confirm?key=${encodeURIComponent(key)}`,
  });
  return {
    told: () =>
      mailTo(email)
        .slice(1)
        .map(({ subject }) => subject),
  };
}

test("page subscriptions: a story moved before anyone was told of it is news where it stands, and none after that", async () => {
  const life = await aReader("lifeWork");
  const hire = await aReader("hireDifferent");
  await world.pass(60);
  const { api } = await anAdministrator(world);
  const { id, title } = await aStory(world);
  const moveTo = async (publication: "lifeWork" | "hireDifferent") => {
    const { changedAt } = await api.content.open({ params: { id } });
    await api.content.change({ params: { id }, body: { publication, changedAt } });
  };
  await api.content.move({ params: { id }, body: { act: "publish" } });
  await world.settle();
  await world.pass(600);
  await moveTo("hireDifferent");
  await world.pass(2 * 3600);
  expect(life.told()).toEqual([]);
  expect(hire.told()).toEqual([title]);
  await moveTo("lifeWork");
  await world.pass(2 * 3600);
  expect(life.told()).toEqual([]);
});
