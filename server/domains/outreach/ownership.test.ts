import { expect, test } from "vitest";
import { aCandidate } from "#server/testing/people.ts";
import { anOutreach } from "#server/testing/outreach.ts";
import { aJob } from "#server/testing/jobs.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const hourS = 3600;

/** Marit plans to write to Freya on a Saturday; Dilip has another job for her. */
async function twoColleagues() {
  const days = (6 - world.now().getUTCDay() + 7) % 7 || 7;
  await world.pass(days * 24 * hourS);
  const planned = await anOutreach(world);
  const other = await aJob(world, { companyId: planned.job.companyId });
  const body = { ...planned.body, jobId: other.id };
  const ofDilip = async () => (await planned.dilip.api.outreach.list({ params: { id: other.id } })).people;
  return { ...planned, other, body, ofDilip };
}

test("ownership: whom a teammate is about to write to is planned by another only on purpose", async () => {
  const { dilip, body, ofDilip } = await twoColleagues();
  expect(await dilip.api.outreach.preview({ body })).toMatchObject([
    { refused: null, earlier: { name: "Marit Oakes", mine: false, planned: true } },
  ]);
  expect(await refusal(dilip.api.outreach.start({ body }))).toMatchObject({
    code: "TEAMMATE_WROTE",
    message: "Marit Oakes is about to write to them. Write anyway?",
  });
  const { candidateId } = await aCandidate(world);
  const forAnother = { ...body, candidateIds: [...body.candidateIds, candidateId], anyway: [candidateId] };
  expect((await refusal(dilip.api.outreach.start({ body: forAnother }))).code).toBe("TEAMMATE_WROTE");
  const anyway = body.candidateIds;
  expect(await dilip.api.outreach.start({ body: { ...body, anyway } })).toMatchObject({ planned: 1 });
  await world.pass(3 * 24 * hourS);
  expect(await ofDilip()).toMatchObject([{ sent: 1 }]);
});

test("ownership: words that are planned aren’t sent once a teammate wrote first", async () => {
  const { dilip, other, candidate, list } = await twoColleagues();
  const { candidateId } = candidate;
  const body = { candidates: [{ candidateId, jobId: other.id }] };
  expect((await dilip.api.networks.invite({ body })).invited).toHaveLength(1);
  await world.pass(3 * 24 * hourS);
  expect(await list()).toMatchObject([
    { state: "stopped", sent: 0, why: "Dilip Rao wrote to them 3 days ago." },
  ]);
});
