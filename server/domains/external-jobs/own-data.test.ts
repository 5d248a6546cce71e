import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { aBrowser } from "#server/testing/browser.ts";
import { aPosting, aPublished, bakery } from "#server/testing/external-jobs.ts";
import { aPerson } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { externalJobData } from "./own-data.ts";
import { externalJobs } from "./tables.ts";

const world = openWorld();
const password = "correct horse battery";
const nobody = {
  fullName: "",
  profilePicture: null,
  candidateId: null,
  employeeId: null,
  companyAdminId: null,
  companyId: null,
};

test("own data: a job without an account belongs to who proved its address, and goes with their account", async () => {
  const person = await aPerson(world);
  const { email, userId } = person;
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const own = await aPublished(world, { email });
  const stranger = aBrowser(world).api.externalJobs;
  const draft = await stranger.create({ body: { ...bakery, jobTitle: "Typed by someone else" } });
  await stranger.email({ params: draft, body: { email } });
  const moving = await aPosting(world);
  await moving.api.externalJobs.email({ params: moving.params, body: { email } });
  const shown = await externalJobData.show!(world.db, { ...nobody, userId, email, givenEmail: email });
  expect(shown.jobsPostedWithoutAccount).toMatchObject([{ jobId: own.jobId }]);
  await person.api.privacy.deleteAccount({ body: { password } });
  expect((await world.client().jobs.get({ params: { id: own.jobId } })).status).toBe("closed");
  expect(await stranger.get({ params: draft })).toMatchObject({
    jobTitle: "Typed by someone else",
    email: null,
  });
  expect(await moving.api.externalJobs.get({ params: moving.params })).toMatchObject({
    email: moving.email,
    emailVerified: true,
    newEmail: null,
  });
  expect(await world.db.$count(externalJobs, eq(externalJobs.email, email))).toBe(0);
});
