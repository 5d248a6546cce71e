import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { inHours } from "#server/testing/interviews.ts";
import { aCompanyAdmin, joinsTeam } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const day = 86_400;

test("scorecards: only teammates who can review applicants are asked, and never the applicant", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const application = await anApplication(world, job, { applicationState: "pipeline", stage: "screen" });
  const about = { params: { id: application.id } };
  const reader = await aCompanyAdmin(world, { companyId: job.companyId, without: ["applicants"] });
  await joinsTeam(world, application.candidate, job.companyId);
  const ask = (...people: { userId: string }[]) =>
    marit.api.scorecards.ask({
      ...about,
      body: { stage: "screen", userIds: people.map(({ userId }) => userId) },
    });
  for (const other of [reader, application.candidate])
    expect((await refusal(ask(dilip, other))).details).toHaveProperty("userIds");

  expect((await marit.api.scorecards.list(about)).applicantUserId).toBe(application.candidate.userId);

  const time = inHours(world, 24);
  const sessions = [{ minutes: 60, interviewerIds: [application.candidate.userId, dilip.userId] }];
  const { id } = await marit.api.interviews.propose({
    ...about,
    body: { times: [time], sessions, place: "Our office" },
  });
  await application.candidate.api.interviews.answer({ params: { id }, body: { time } });
  await world.pass(2 * day);
  const asked = async () =>
    (await marit.api.scorecards.list(about)).stages[0]!.asked.map(({ userId }) => userId);
  expect(await asked()).toEqual([dilip.userId]);

  // Whoever lost the permission since can still be on the list, and is not reminded.
  await marit.api.companies.setPermissions({
    body: { companyAdminId: dilip.companyAdminId, permissions: { applicants: false } },
  });
  const told = async () =>
    (await dilip.api.notifications.list({ query: {} })).notifications.filter(({ title }) =>
      title.endsWith("is missing"),
    );
  const before = (await told()).length;
  await world.pass(7 * day);
  expect(await told()).toHaveLength(before);
  await ask(dilip, marit);
  expect(await asked()).toEqual([dilip.userId, marit.userId]);
});
