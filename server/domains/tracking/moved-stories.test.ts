import { expect, test } from "vitest";
import { anAdministrator } from "#server/testing/people.ts";
import { aStory } from "#server/testing/stories.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const mailTo = (email: string) => world.mailed.filter(({ to }) => to === email);

let readers = 0;
/** Someone who is emailed what is new in a publication. */
async function aReader(publication: "lifeWork" | "hireDifferent") {
  const email = `reader${++readers}@blogs.example`;
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

const minutes = (many: number) => world.pass(many * 60);
const act = async (id: string, how: "publish" | "unpublish") => {
  const { api } = await anAdministrator(world);
  await api.content.move({ params: { id }, body: { act: how } });
  await world.settle();
};
async function moveTo(id: string, publication: "lifeWork" | "hireDifferent") {
  const { api } = await anAdministrator(world);
  const { changedAt } = await api.content.open({ params: { id } });
  await api.content.change({ params: { id }, body: { publication, changedAt } });
  await world.settle();
}

test("page subscriptions: of two stories within an hour each has its own hour, and none is told of twice", async () => {
  const life = await aReader("lifeWork");
  await minutes(1);
  const first = await aStory(world);
  const mistake = await aStory(world);
  await act(first.id, "publish");
  await minutes(59);
  await act(mistake.id, "publish");
  await minutes(2);
  expect(life.told()).toEqual([first.title]);
  await minutes(10);
  await act(mistake.id, "unpublish");
  await minutes(10);
  await act(mistake.id, "publish");
  await minutes(55);
  expect(life.told()).toEqual([first.title]);
  await minutes(10);
  expect(life.told()).toEqual([first.title, mistake.title]);
  await minutes(180);
  expect(life.told()).toHaveLength(2);
});

test("page subscriptions: a story moved to a publication that just sent an email is announced there too", async () => {
  const hire = await aReader("hireDifferent");
  await minutes(1);
  const other = await aStory(world);
  await moveTo(other.id, "hireDifferent");
  await act(other.id, "publish");
  await minutes(10);
  const moved = await aStory(world);
  await act(moved.id, "publish");
  await minutes(55);
  expect(hire.told()).toEqual([other.title]);
  await moveTo(moved.id, "hireDifferent");
  await minutes(10);
  expect(hire.told()).toEqual([other.title, moved.title]);
});

test("page subscriptions: a story moved before anyone was told of it is news where it stands, and none after that", async () => {
  const life = await aReader("lifeWork");
  const hire = await aReader("hireDifferent");
  await world.pass(60);
  const { id, title } = await aStory(world);
  await act(id, "publish");
  await minutes(10);
  await moveTo(id, "hireDifferent");
  await minutes(120);
  expect(life.told()).toEqual([]);
  expect(hire.told()).toEqual([title]);
  await moveTo(id, "lifeWork");
  await minutes(120);
  expect(life.told()).toEqual([]);
});
