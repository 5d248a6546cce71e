import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { mondayMorning } from "#server/testing/outreach.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** A team in Lima, and when it would write to someone. */
async function aTeamInLima() {
  await mondayMorning(world);
  const team = await aHiringTeam(world);
  await team.marit.api.companies.update({
    params: { id: team.job.companyId },
    body: { timeZone: "America/Lima" },
  });
  const write = async (candidateId: string) => {
    const body = { jobId: team.job.id, candidateIds: [candidateId], text: "Hello", followUps: [] };
    const [planned] = await team.marit.api.outreach.preview({ body });
    return planned!;
  };
  return { ...team, write };
}

test.each([
  ["of where they live, as long as their account has none", "Osaka, Japan", "UTC", "Asia/Tokyo"],
  ["of their account", "Osaka, Japan", "Europe/Oslo", "Europe/Oslo"],
  ["of a city where its state has several", "El Paso, TX, United States", "UTC", "America/Denver"],
  ["of a city where its country has several", "Madrid, Spain", "UTC", "Europe/Madrid"],
  ["of a state", "Texas, United States", "UTC", "America/Chicago"],
  ["of the company where their country has several", "Russia", "UTC", "America/Lima"],
  ["of the company where nothing is known", null, "UTC", "America/Lima"],
])("outreach: messages go out by the clock %s", async (_, location, timeZone, expected) => {
  const { write, marit, job } = await aTeamInLima();
  const { userId, candidateId } = await aCandidate(world, { profile: { location } });
  await world.db.update(users).set({ timeZone }).where(eq(users.id, userId));
  const planned = await write(candidateId);
  expect(planned.timeZone).toBe(expected);
  const hour = new Date(planned.messages[0]!.at).toLocaleString("en-GB", {
    timeZone: expected,
    hour: "2-digit",
  });
  expect(Number(hour)).toBeGreaterThanOrEqual(9);
  expect(Number(hour)).toBeLessThan(17);

  const followUps = [{ days: 1 as const, text: "And?" }];
  const body = { jobId: job.id, candidateIds: [candidateId], text: "Hello", followUps };
  await marit.api.outreach.start({ body });
  const list = async () => (await marit.api.outreach.list({ params: { id: job.id } })).people;
  const [first] = await list();
  await world.pass((Date.parse(first!.nextAt!) - world.now().getTime()) / 1000);
  const people = await list();
  expect(people).toMatchObject([{ sent: 1 }]);
  const next = new Date(people[0]!.nextAt!).toLocaleString("en-GB", { timeZone: expected, hour: "2-digit" });
  expect(Number(next)).toBeGreaterThanOrEqual(9);
  expect(Number(next)).toBeLessThan(17);
});

test("outreach: someone who chose UTC is written to by it", async () => {
  const { write } = await aTeamInLima();
  const { userId, candidateId } = await aCandidate(world, { profile: { location: "Osaka, Japan" } });
  await world.db.update(users).set({ timeZone: "UTC", timeZoneChosen: true }).where(eq(users.id, userId));
  expect((await write(candidateId)).timeZone).toBe("UTC");
});

test("outreach: a lead without an account is written to by the clock of where they live", async () => {
  const team = await aTeamInLima();
  const { personId } = await anUploadedLead(world, team);
  await world.db
    .update(externalCandidates)
    .set({ location: "Osaka, Japan" })
    .where(eq(externalCandidates.id, personId));
  expect((await team.write(personId)).timeZone).toBe("Asia/Tokyo");
});
