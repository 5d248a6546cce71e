import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCommunity } from "#server/testing/communities.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { type Person, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });

async function toldTo(person: Person) {
  await world.settle();
  const { notifications } = await person.api.notifications.list({ query: {} });
  return notifications.map(({ title, text, url, audience }) => ({ title, text, url, audience }));
}

test("communities: moderators hear who asks to join, by email of the first who waits, and the person of the answer", async () => {
  const [ann, ben, cleo] = [await aCandidate(world), await aCandidate(world), await aCandidate(world)];
  const { id, name } = await aCommunity(ann, { joining: "asked" });
  const { fullName } = await ben.api.accounts.me();
  await ben.api.communities.join(one(id));
  await ben.api.communities.join(one(id));
  expect(await toldTo(ann)).toMatchObject([
    { title: `${fullName} asks to join ${name}`, url: `/communities/${id}#people`, audience: "candidate" },
  ]);
  expect((await lastEmailTo(world, ann.email))?.subject).toBe(`${fullName} asks to join ${name}`);
  const before = world.mailed.length;
  await cleo.api.communities.join(one(id));
  expect(await toldTo(ann)).toHaveLength(2);
  expect(world.mailed).toHaveLength(before);
  const set = (userId: string, standing: "member" | "moderator" | null) =>
    ann.api.communities.setStanding({ ...one(id), body: { userId, standing } });
  await set(ben.userId, "member");
  expect(await toldTo(ben)).toMatchObject([{ title: `You’re in ${name}`, url: `/communities/${id}` }]);
  await set(cleo.userId, null);
  expect(await toldTo(cleo)).toMatchObject([{ title: `${name} didn’t let you in`, url: "/communities" }]);
  await set(ben.userId, "moderator");
  expect((await toldTo(ben))[0]).toMatchObject({ title: `You moderate ${name}` });
  await set(ben.userId, "member");
  await set(ben.userId, null);
  expect((await toldTo(ben))[0]).toMatchObject({ title: `You were removed from ${name}` });
});

test("communities: moderators hear of jobs that wait, and the company of what was decided", async () => {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Night nurse" });
  const ola = await aCompanyAdmin(world);
  const { id, name } = await aCommunity(ola);
  await marit.api.communities.publishJob({ ...one(id), body: { jobId: job.id } });
  await marit.api.communities.publishJob({ ...one(id), body: { jobId: job.id } });
  expect(await toldTo(ola)).toMatchObject([
    { title: `A job waits in ${name}`, url: `/communities/${id}`, audience: "company" },
  ]);
  expect((await toldTo(ola))[0]!.text).toContain("Night nurse");
  const decide = (state: "published" | "declined", more = {}) =>
    ola.api.communities.decideJob({ ...one(id), body: { jobId: job.id, state, ...more } });
  await decide("published");
  const ofMarit = async () => (await toldTo(marit)).filter(({ title }) => title.includes(name));
  expect(await ofMarit()).toMatchObject([
    { title: `Night nurse is shown in ${name}`, url: `/hire/jobs/${job.id}/advertise` },
  ]);
  await decide("published", { collection: "On deck" });
  expect(await ofMarit()).toHaveLength(1);
  await decide("declined", { reason: "Not at night." });
  const [declined] = await ofMarit();
  expect(declined).toMatchObject({ title: `${name} doesn’t show Night nurse` });
  expect(declined!.text).toContain("Not at night.");
  expect((await lastEmailTo(world, marit.email))?.subject).toBe(`${name} doesn’t show Night nurse`);
});
