import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const dayMs = 86_400_000;
const dayIn = (days: number) => new Date(world.now().getTime() + days * dayMs).toISOString().slice(0, 10);

function remindOf({ api }: CandidatePerson, id: string, day: string | null) {
  return api.jobTracker.setFollowUp({ params: { id }, body: { day } });
}
async function toldOf({ api }: CandidatePerson) {
  const { notifications } = await api.notifications.list({ query: { audience: "candidate" } });
  return notifications.filter(({ title }) => title.startsWith("Follow up"));
}
async function seekerIn(timeZone: string) {
  const seeker = await aCandidate(world);
  const params = { id: seeker.userId };
  await seeker.api.accounts.updateAccount({ params, body: { timeZone, timeZoneChosen: true } });
  return seeker;
}

test("reminders: arrive in the morning in the person’s time zone, as a notification and by email", async () => {
  const { job } = await aHiringTeam(world, { jobTitle: "Ranger" });
  const seeker = await seekerIn("Pacific/Auckland");
  const { id } = await anApplication(world, job, { candidate: seeker });
  const day = dayIn(3);
  expect(await remindOf(seeker, id, day)).toEqual([{ applicationId: id, day, due: false }]);
  // Nine in the morning there is the evening before here.
  const morning = Date.parse(`${day}T09:00:00Z`) - 13 * 3_600_000;
  await world.pass((morning - world.now().getTime() - 60_000) / 1000);
  expect(await toldOf(seeker)).toEqual([]);
  await world.pass(120);
  expect(await toldOf(seeker)).toMatchObject([
    { title: expect.stringMatching(/^Follow up on Ranger at /), url: `/applications/${id}` },
  ]);
  expect((await lastEmailTo(world, seeker.email))?.subject).toContain("Follow up on Ranger");
  expect(await seeker.api.jobTracker.followUps()).toEqual([{ applicationId: id, day, due: true }]);
});

test("reminders: of applications elsewhere too, none of what has ended, and none that was removed", async () => {
  const seeker = await seekerIn("UTC");
  const keep = (jobTitle: string) =>
    seeker.api.jobTracker.saveExternal({ body: { jobTitle, companyName: "Peak" } });
  const [open, ended, removed] = [await keep("Cook"), await keep("Baker"), await keep("Nurse")];
  for (const { id } of [open, ended, removed]) await remindOf(seeker, id, dayIn(2));
  await seeker.api.jobTracker.moveExternal({ params: { id: ended.id }, body: { state: "passed" } });
  await remindOf(seeker, removed.id, null);
  await world.pass((3 * dayMs) / 1000);
  expect(await toldOf(seeker)).toMatchObject([{ title: "Follow up on Cook at Peak" }]);
  expect(await seeker.api.jobTracker.followUps()).toMatchObject([{ applicationId: open.id, due: true }]);
});

test("reminders: a day that is over is refused, and so are other people’s applications", async () => {
  const { job } = await aHiringTeam(world);
  const seeker = await seekerIn("UTC");
  const mine = await anApplication(world, job, { candidate: seeker });
  const theirs = await anApplication(world, job, {});
  const lead = await anApplication(world, (await aHiringTeam(world)).job, {
    candidate: seeker,
    applicationState: "lead",
  });
  expect(await refusal(remindOf(seeker, mine.id, dayIn(-1)))).toMatchObject({
    statusCode: 422,
    details: { day: "Choose a later day" },
  });
  expect(await refusal(remindOf(seeker, theirs.id, dayIn(2)))).toMatchObject({ statusCode: 404 });
  expect(await refusal(remindOf(seeker, lead.id, dayIn(2)))).toMatchObject({ statusCode: 404 });
});
