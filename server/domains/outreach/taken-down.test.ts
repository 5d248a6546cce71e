import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { takeDown } from "#server/testing/listing-reports.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { anOutreach } from "#server/testing/outreach.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const hourS = 3600;
const onHold = "This job is on hold, so no one can be invited to it right now.";

/** Monday morning of the week to come. */
async function untilMonday() {
  const days = (8 - world.now().getUTCDay()) % 7 || 7;
  const midnight = (world.now().getTime() / 1000) % (24 * hourS);
  await world.pass(days * 24 * hourS - midnight + 8 * hourS);
}

test.each([
  ["a job", "job", "JOB_HELD"],
  ["a company", "company", "COMPANY_NOT_PUBLISHED"],
] as const)(
  "taken down: %s that is down asks no one, and one that is put back does",
  async (_, kind, code) => {
    const team = await aHiringTeam(world);
    const { marit, job } = team;
    const { leadId } = await anUploadedLead(world, team);
    const { candidateId } = await aCandidate(world);
    const { restore } = await takeDown(world, { kind, id: kind === "job" ? job.id : job.companyId });
    const invite = () =>
      marit.api.networks.invite({ body: { candidates: [{ candidateId, jobId: job.id }] } });
    const inviteLead = () => marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [leadId] } });
    expect((await invite()).refused).toMatchObject([{ code }]);
    expect((await inviteLead()).refused).toMatchObject([{ code }]);
    const body = { jobId: job.id, candidateIds: [candidateId], text: "Hi", followUps: [] };
    expect(await refusal(marit.api.outreach.start({ body }))).toMatchObject({ statusCode: 409, code });
    await restore();
    expect((await invite()).invited).toHaveLength(1);
    expect((await inviteLead()).applications).toMatchObject([{ id: leadId }]);
  },
);

test("taken down: outreach that is under way stops and says why", async () => {
  await untilMonday();
  const followUps = [{ days: 1 as const, text: "Any thoughts?" }];
  const begun = await anOutreach(world, { followUps });
  const planned = await anOutreach(world, { followUps });
  await takeDown(world, { kind: "job", id: planned.job.id });
  await world.pass(2 * hourS);
  await takeDown(world, { kind: "job", id: begun.job.id });
  await world.pass(2 * 24 * hourS);
  expect(await begun.list()).toMatchObject([{ state: "stopped", why: onHold, sent: 1 }]);
  expect(await planned.list()).toMatchObject([{ state: "stopped", why: onHold, sent: 0 }]);
  expect(await planned.candidate.api.applications.mine()).toEqual([]);
});

test("taken down: an invitation by email is closed until the job is back", async () => {
  const team = await aHiringTeam(world);
  const { leadId } = await anUploadedLead(world, team, { email: "lena@people.example" });
  await team.marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [leadId] } });
  const mail = await lastEmailTo(world, "lena@people.example");
  const token = new URL(/https?:\S+invitation\S+/.exec(mail!.text)![0]).searchParams.get("token")!;
  const api = world.client();
  const show = () => api.leads.showInvitation({ query: { token } });
  const { restore } = await takeDown(world, { kind: "company", id: team.job.companyId });
  expect((await show()).state).toBe("closed");
  expect(await refusal(api.leads.answerInvitation({ body: { token, answer: "interested" } }))).toMatchObject({
    code: "INVITATION_OVER",
  });
  await restore();
  expect((await show()).state).toBe("open");
});

test("taken down: employees neither find the job nor share it", async () => {
  const { marit, job } = await aHiringTeam(world);
  const employee = await anEmployee(world, job);
  await takeDown(world, { kind: "job", id: job.id });
  const filter = JSON.stringify({ where: { companyId: job.companyId } });
  expect(await employee.api.jobs.list({ query: { filter } })).toEqual([]);
  const shared = { query: { companyId: job.companyId, jobId: job.id } };
  expect(await marit.api.templates.shared(shared)).toEqual([]);
});
