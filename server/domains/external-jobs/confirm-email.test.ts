import { expect, test } from "vitest";
import { aPosting, mailedToken } from "#server/testing/external-jobs.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("a job without an account: the confirmed address stays until another one is confirmed, too", async () => {
  const { api, params, email } = await aPosting(world);
  await api.externalJobs.publish({ params });
  const newEmail = "ceo@someone-else.example";
  expect(await api.externalJobs.email({ params, body: { email: newEmail } })).toMatchObject({
    state: "waiting",
    email,
    emailVerified: true,
    newEmail,
  });
  const desk = (await anAdministrator(world)).api;
  const [waiting] = (await desk.externalJobs.waiting()).filter(({ id }) => id === params.id);
  expect(waiting).toMatchObject({ email });
  const token = await mailedToken(world, newEmail);
  expect(await api.externalJobs.verifyEmail({ params, body: { token } })).toMatchObject({
    state: "draft",
    email: newEmail,
    emailVerified: true,
    newEmail: null,
  });
  expect((await desk.externalJobs.waiting()).map(({ id }) => id)).not.toContain(params.id);
  await api.externalJobs.email({ params, body: { email: "typo@someone-else.example" } });
  expect(await api.externalJobs.email({ params, body: { email: newEmail } })).toMatchObject({
    email: newEmail,
    newEmail: null,
  });
});
