import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { anOutreach, mondayMorning } from "#server/testing/outreach.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const hourS = 3600;

test("outreach: a lead whom a teammate removed isn’t written to, nor planned anew until they are restored", async () => {
  await mondayMorning(world);
  const team = await aHiringTeam(world);
  const { marit, dilip, job } = team;
  const { personId, leadId } = await anUploadedLead(world, team);
  const body = { jobId: job.id, candidateIds: [personId], text: "Hi {{candidate.firstName}}", followUps: [] };
  await marit.api.outreach.start({ body });
  await dilip.api.applications.ignoreLeads({ body: { requests: [leadId] } });
  await world.pass(2 * hourS);
  const list = async () => (await marit.api.outreach.list({ params: { id: job.id } })).people;
  const why = "They were removed from this job’s leads.";
  expect(await list()).toMatchObject([{ state: "stopped", why, sent: 0 }]);
  expect(await marit.api.applications.leadsStats({ params: { id: job.id } })).toMatchObject({
    invited: 0,
    removed: 1,
  });

  const refused = `${why} Restore them first.`;
  expect(await marit.api.outreach.preview({ body })).toMatchObject([{ refused, messages: [] }]);
  expect(await marit.api.outreach.start({ body })).toMatchObject({ planned: 0, refused: [{ why: refused }] });
  await marit.api.applications.bringBackLeads({ body: { requests: [leadId] } });
  expect(await marit.api.outreach.start({ body })).toMatchObject({ planned: 1, refused: [] });
  await world.pass(2 * hourS);
  expect(await list()).toMatchObject([
    { state: "waiting", sent: 1 },
    { state: "stopped", sent: 0 },
  ]);
});

test("outreach: a removal that is undone in time changes nothing, for a lead with an account too", async () => {
  await mondayMorning(world);
  const sent = await anOutreach(world);
  const { candidateId } = sent.candidate;
  const { id } = await sent.marit.api.leads.add({ params: { id: sent.job.id }, body: { candidateId } });
  const requests = [id];
  await sent.dilip.api.applications.ignoreLeads({ body: { requests } });
  await sent.dilip.api.applications.bringBackLeads({ body: { requests } });
  await world.pass(2 * hourS);
  expect(await sent.list()).toMatchObject([{ state: "waiting", sent: 1 }]);
});
