import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { candidates } from "#server/domains/candidates/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aColleagueQuestion, aReveal } from "#server/testing/networks.ts";
import { anEmployee, disableAccount } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("colleague questions: a team asks who knows an applicant, is answered, and both hear of it", async () => {
  const { id, applicationId, revealId, employee, marit } = await aColleagueQuestion(world);
  const ofTeam = () => marit.api.referrals.colleagueQuestions({ params: { id: applicationId } });
  expect(await ofTeam()).toMatchObject([
    { id, revealId, state: "pending", answer: null, askedBy: "Marit Oakes" },
  ]);
  await world.settle();
  const told = await employee.api.notifications.list({ query: { audience: "employee" } });
  expect(told.notifications[0]).toMatchObject({
    title: expect.stringMatching(/^The hiring team has a question about /),
    url: "/teams/questions",
  });
  expect(await employee.api.referrals.askedOfMe()).toMatchObject([{ id, state: "pending" }]);
  const answer = (text: string) =>
    employee.api.referrals.answerColleague({ params: { id }, body: { answer: text } });
  expect(await answer("Calmly.")).toMatchObject({ state: "answered", answer: "Calmly." });
  await answer("Calmly, always.");
  await world.settle();
  expect(await ofTeam()).toMatchObject([{ state: "answered", answer: "Calmly, always." }]);
  const heard = await marit.api.notifications.list({ query: { audience: "company" } });
  const titles = heard.notifications.map(({ title }) => title);
  expect(titles.filter((title) => / answered your question about /.test(title))).toHaveLength(1);
});

test("colleague questions: only who said that they know the person is asked, one question at a time", async () => {
  const { applicationId, revealId, marit } = await aColleagueQuestion(world);
  const body = { revealId, text: "And in a team?" };
  const ask = (api = marit.api) =>
    refusal(api.referrals.askColleague({ params: { id: applicationId }, body }));
  expect(await ask()).toMatchObject({ statusCode: 409, code: "ALREADY_ASKED" });
  expect(await ask((await aHiringTeam(world)).marit.api)).toMatchObject({ statusCode: 404 });
  const silent = await aReveal(world);
  const early = silent.marit.api.referrals.askColleague({
    params: { id: silent.applicationId },
    body: { revealId: silent.id, text: "Do you know them well?" },
  });
  expect(await refusal(early)).toMatchObject({ statusCode: 404 });
});

test("colleague questions: employees whose accounts we disabled aren’t asked", async () => {
  const { id, applicationId, revealId, employee, marit } = await aColleagueQuestion(world);
  await employee.api.referrals.answerColleague({ params: { id }, body: { answer: "Calmly." } });
  const ask = () =>
    marit.api.referrals.askColleague({
      params: { id: applicationId },
      body: { revealId, text: "And in a team?" },
    });
  await disableAccount(world, employee);
  expect(await refusal(ask())).toMatchObject({ statusCode: 404 });
  await disableAccount(world, employee, false);
  expect(await ask()).toMatchObject({ state: "pending" });
});

test("colleague questions: another employee’s don’t exist, and who takes their consent back isn’t asked about", async () => {
  const { id, applicationId, revealId, employee, marit } = await aColleagueQuestion(world);
  const other = await anEmployee(world, { companyId: marit.companyId });
  const params = { id };
  const answer = (api: typeof other.api) =>
    refusal(api.referrals.answerColleague({ params, body: { answer: "Hm." } }));
  expect(await answer(other.api)).toMatchObject({ statusCode: 404 });
  const [asked] = await marit.api.referrals.colleagueQuestions({ params: { id: applicationId } });
  const before = await employee.api.referrals.askedOfMe();
  expect(before).toHaveLength(1);
  const { candidateId } = (await employee.api.referrals.reveals({ query: {} })).notifications[0]!;
  await world.db
    .update(candidates)
    .set({ colleaguesMayBeAsked: false })
    .where(eq(candidates.id, candidateId));
  expect(await employee.api.referrals.askedOfMe()).toEqual([]);
  expect(await answer(employee.api)).toMatchObject({ statusCode: 404 });
  const again = marit.api.referrals.askColleague({
    params: { id: applicationId },
    body: { revealId, text: "Still there?" },
  });
  expect(await refusal(again)).toMatchObject({ code: "NOT_ASKED" });
  expect(asked!.answer).toBeNull();
});
