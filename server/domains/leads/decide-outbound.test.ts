import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aJob } from "#server/testing/jobs.ts";
import { takeDown } from "#server/testing/listing-reports.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("proposals: who is approved without an account gets the invitation by email", async () => {
  const team = await aHiringTeam(world);
  const { leadId } = await anUploadedLead(world, team, { email: "rosa.alder@people.example" });
  const body = { accept: true, requestIds: [leadId] };
  const { applications, refused } = await team.marit.api.leads.decideOutbound({ body });
  expect({ applications, refused }).toMatchObject({
    applications: [{ id: leadId, applicationState: "outbound" }],
    refused: [],
  });
  const email = await lastEmailTo(world, "rosa.alder@people.example");
  expect(email!.text).toContain("/invitation?token=");
  expect(email!.text).toContain("considering you for a job");
});

test("proposals: approving asks what every invitation asks", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip, job } = team;
  const { candidateId } = await aCandidate(world, { fullName: "Freya Lindqvist" });
  const other = await aJob(world, { companyId: job.companyId });
  await marit.api.networks.invite({ body: { candidates: [{ candidateId, jobId: other.id }] } });
  const { id } = await dilip.api.leads.add({ params: { id: job.id }, body: { candidateId } });
  const body = { accept: true, requestIds: [id] };
  expect((await dilip.api.leads.decideOutbound({ body })).refused).toMatchObject([
    { id, code: "TEAMMATE_WROTE" },
  ]);
  const { restore } = await takeDown(world, { kind: "job", id: job.id });
  expect((await marit.api.leads.decideOutbound({ body })).refused).toMatchObject([{ id, code: "JOB_HELD" }]);
  await restore();
  const anyway = { ...body, anyway: true };
  expect((await dilip.api.leads.decideOutbound({ body: anyway })).applications).toMatchObject([{ id }]);
});

test.each(["sourcing", "messages"] as const)(
  "proposals: no one without the right to %s approves",
  async (right) => {
    const team = await aHiringTeam(world);
    const { leadId } = await anUploadedLead(world, team);
    const lacking = await aCompanyAdmin(world, { companyId: team.job.companyId, without: [right] });
    const call = lacking.api.leads.decideOutbound({ body: { accept: true, requestIds: [leadId] } });
    expect(await refusal(call)).toMatchObject({ statusCode: 403 });
  },
);

test("proposals: who is turned down is told nothing, and is among the removed", async () => {
  const team = await aHiringTeam(world);
  const { leadId } = await anUploadedLead(world, team, { email: "rosa.no@people.example" });
  const body = { accept: false, requestIds: [leadId] };
  expect(await team.marit.api.leads.decideOutbound({ body })).toMatchObject({ refused: [] });
  const { leads } = await team.marit.api.leads.list({ query: { jobId: team.job.id, tab: 3 } });
  expect(leads.map(({ id }) => id)).toEqual([leadId]);
  expect(await lastEmailTo(world, "rosa.no@people.example")).toBeUndefined();
});
