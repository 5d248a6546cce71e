import { expect, test } from "vitest";
import { anExchange, partsOf } from "#server/testing/assistant.ts";
import { anInterview } from "#server/testing/interviews.ts";
import { aSentOffer } from "#server/testing/offers.ts";
import type { CandidatePerson } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const ask = async (message: string, person: CandidatePerson) =>
  partsOf((await anExchange(person, message)).answer);

test("assistant: what was applied for elsewhere counts, and what waits for the person comes next", async () => {
  const { candidate, application, team } = await aTeamThatWaits();
  const { api } = candidate;
  const said = { jobTitle: "Night baker", companyName: "Peak Bread" };
  const kept = await api.jobTracker.saveExternal({ body: said });
  const status = await ask("What’s the status of my applications?", candidate);
  expect(status).toContain("/applications Night baker at Peak Bread applied, on another site");
  expect((await ask("How many applications have I sent?", candidate))[0]).toBe("You’ve applied for 2 jobs.");
  const day = "2026-11-23";
  await api.jobTracker.setFollowUp({ params: { id: kept.id }, body: { day } });
  const withoutReminder = await ask("What should I do next?", candidate);
  expect(withoutReminder).toContain(
    `/applications/${application.id} Choose a time for the interview with ${team}`,
  );
  expect(withoutReminder.join()).not.toContain("Follow up on");
  await world.pass(3 * 86_400);
  expect(await ask("What should I do next?", candidate)).toContain(
    "/applications Follow up on Night baker at Peak Bread",
  );
  const offered = await aSentOffer(world);
  expect((await ask("What should I do next?", offered.candidate))[1]).toBe(
    `/applications/${offered.application.id} Answer the offer from ${await nameOf(offered.candidate, offered.application.id)} Senior forecaster`,
  );
});

test("assistant: it asks you to choose an interview time only while a proposed time is still in the future", async () => {
  const { candidate } = await aTeamThatWaits();
  const asked = async () => (await ask("What should I do next?", candidate)).join();
  expect(await asked()).toContain("Choose a time for the interview");
  await world.pass(3 * 86_400);
  expect(await asked()).not.toContain("Choose a time for the interview");
});

async function aTeamThatWaits() {
  const { candidate, application } = await anInterview(world);
  return { candidate, application, team: await nameOf(candidate, application.id) };
}
async function nameOf({ api }: CandidatePerson, id: string) {
  const shown = (await api.applications.mine()).find((each) => each.id === id);
  return shown!.company.companyName;
}
