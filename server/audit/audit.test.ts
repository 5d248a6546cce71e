import { desc } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type Endpoint, rolesOf } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { auditLog } from "./tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompanyAdmin, anEmployee } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";
import { keptElsewhere, own } from "#server/testing/unaudited.data.ts";

const world = openWorld();
openSearch(world);
let team: Awaited<ReturnType<typeof aHiringTeam>>;
beforeAll(async () => {
  team = await aHiringTeam(world);
});

const one = (id: string) => ({ params: { id } });
const waiting = async (wanted: Parameters<typeof anApplication>[2] = {}) =>
  (await anApplication(world, team.job, wanted)).id;
const onBoard = () => waiting({ applicationState: "pipeline", stage: "screen" });
const pass = { undoKind: "pending_tab_qualified_feed_pass" } as const;
const invited = async () =>
  (await team.marit.api.companies.invite({ body: { email: `new${Math.random()}@people.example` } })).id;
const draft = async () =>
  (await team.marit.api.jobs.create({ query: {}, body: { jobTitle: "Forecaster" } })).id;
const aNetwork = async () => {
  const terms = { query: "nurse" };
  return (await team.marit.api.networks.save({ body: { name: "Nurses", terms } })).id;
};
const uploaded = async () => {
  const { importedPeople, files } = team.marit.api;
  const { id: jobId } = await aJob(world, { companyId: team.job.companyId });
  const { id: networkId } = company().params;
  const { url } = await files.upload({
    file: new Blob([`Name,Email\nRosa Alder,rosa${Math.random()}@people.example`]),
    fileName: "people.csv",
    body: { folder: "leads" },
  });
  await importedPeople.upload({ ...one(networkId), body: { url, jobId } });
  return (await team.marit.api.leads.list()).leads[0]!;
};
const company = () => one(team.job.companyId);
const place = () => ({ params: { id: team.job.id, memberId: team.marit.companyAdminId } });

interface Row {
  action: string;
  call: () => Promise<unknown>;
}
/** What a hiring team does to what is not its caller's own, and the action it is kept as. */
const kept: Record<string, Row> = {
  "applications.pass": {
    action: "application.pass",
    call: async () => api().pass({ ...one(await waiting()), body: { reason: "Not enough Go" } }),
  },
  "applications.accept": {
    action: "application.shortlist",
    call: async () => api().accept({ ...one(await waiting()), body: {} }),
  },
  "applications.hire": {
    action: "application.hire",
    call: async () => api().hire({ ...one(await onBoard()), body: {} }),
  },
  "applications.cancelPass": {
    action: "application.cancelPass",
    call: async () => {
      const id = await waiting();
      await api().pass({ ...one(id), body: { delayDays: 1 } });
      await api().cancelPass({ ...one(id), body: {} });
    },
  },
  "applications.passMany": {
    action: "application.pass",
    call: async () => api().passMany({ body: { requestIds: [await waiting()] } }),
  },
  "applications.saveMany": {
    action: "application.save",
    call: async () => api().saveMany({ body: { requestIds: [await waiting()] } }),
  },
  "applications.save": {
    action: "application.save",
    call: async () => api().save({ ...one(await waiting()), body: { saved: true } }),
  },
  "applications.move": {
    action: "application.move",
    call: async () => api().move({ body: { requestId: await onBoard(), stage: "interview" } }),
  },
  "applications.moveToStage": {
    action: "application.move",
    call: async () => api().moveToStage({ ...one(await onBoard()), body: { stage: "offer" } }),
  },
  "applications.reopen": {
    action: "application.reopen",
    call: async () => api().reopen({ ...one(await waiting({ applicationState: "denied" })), body: {} }),
  },
  "applications.changeTags": {
    action: "application.tagged",
    call: async () => api().changeTags({ body: { requestIds: [await waiting()], add: ["Berlin"] } }),
  },
  "applications.undo": {
    action: "application.undo",
    call: async () => {
      const id = await waiting();
      await api().pass({ ...one(id), body: pass });
      await api().undo(one(id));
    },
  },
  "applications.ignoreLeads": {
    action: "application.ignoreLead",
    call: async () =>
      api().ignoreLeads({ body: { requests: [await waiting({ applicationState: "lead" })] } }),
  },
  "applications.bringBackLeads": {
    action: "application.bringBackLead",
    call: async () =>
      api().bringBackLeads({
        body: { requests: [await waiting({ applicationState: "lead", ignored: true })] },
      }),
  },
  "leads.decideOutbound": {
    action: "application.invite",
    call: async () =>
      team.marit.api.leads.decideOutbound({
        body: { accept: true, requestIds: [await waiting({ applicationState: "lead" })] },
      }),
  },
  "referrals.vote": {
    action: "application.approveReview",
    call: async () =>
      team.marit.api.referrals.vote({
        ...one(await waiting({ applicationState: "review" })),
        body: { vote: "for" },
      }),
  },
  "applications.comment": {
    action: "note.written",
    call: async () => api().comment({ ...one(await waiting()), body: { comments: "Read twice" } }),
  },
  "companies.update": {
    action: "company.changed",
    call: () => team.marit.api.companies.update({ ...company(), body: { vibeText: "Calm" } }),
  },
  "companies.publishToNetwork": {
    action: "company.changed",
    call: () => team.marit.api.companies.publishToNetwork(company()),
  },
  "companies.publish": {
    action: "company.changed",
    call: async () => {
      const other = await aHiringTeam(world);
      await world.db.execute(`update companies set published = false where id = '${other.job.companyId}'`);
      await other.marit.api.companies.publish(one(other.job.companyId));
    },
  },
  "companies.invite": { action: "team.invited", call: invited },
  "companies.resendInvite": {
    action: "team.inviteChanged",
    call: async () => team.marit.api.companies.resendInvite(one(await invited())),
  },
  "companies.removeInvite": {
    action: "team.inviteChanged",
    call: async () => team.marit.api.companies.removeInvite(one(await invited())),
  },
  "companies.setPermissions": {
    action: "team.permissions",
    call: async () => {
      const { companyAdminId } = await aCompanyAdmin(world, team.job);
      await team.marit.api.companies.setPermissions({
        body: { companyAdminId, permissions: { jobs: false } },
      });
    },
  },
  "companies.updateMember": {
    action: "team.changed",
    call: async () => {
      const { companyAdminId } = await aCompanyAdmin(world, team.job);
      await team.marit.api.companies.updateMember({ ...one(companyAdminId), body: { disabled: true } });
    },
  },
  "jobs.create": { action: "job.created", call: draft },
  "jobs.update": {
    action: "job.changed",
    call: () => team.marit.api.jobs.update({ ...one(team.job.id), query: {}, body: { department: "Water" } }),
  },
  "jobs.remove": { action: "job.deleted", call: async () => team.marit.api.jobs.remove(one(await draft())) },
  "jobs.setBudget": {
    action: "job.changed",
    call: () => team.marit.api.jobs.setBudget({ ...one(team.job.id), body: { qualificationScore: 60 } }),
  },
  "jobs.unpublishFromMarketplace": {
    action: "job.changed",
    call: () => team.marit.api.jobs.unpublishFromMarketplace(one(team.job.id)),
  },
  "jobs.publishToMarketplace": {
    action: "job.changed",
    call: () => team.marit.api.jobs.publishToMarketplace(one(team.job.id)),
  },
  "jobs.unpublishCompanyFromMarketplace": {
    action: "company.changed",
    call: () => team.marit.api.jobs.unpublishCompanyFromMarketplace(company()),
  },
  "jobs.publishCompanyToMarketplace": {
    action: "company.changed",
    call: () => team.marit.api.jobs.publishCompanyToMarketplace(company()),
  },
  "jobs.setCompanyStages": {
    action: "stages.changed",
    call: () => team.marit.api.jobs.setCompanyStages({ ...company(), body: { stages: ["Case study"] } }),
  },
  "jobs.addToTeam": { action: "job.teamChanged", call: () => team.marit.api.jobs.addToTeam(place()) },
  "jobs.removeFromTeam": {
    action: "job.teamChanged",
    call: () => team.marit.api.jobs.removeFromTeam(place()),
  },
  "jobs.setStatus": {
    action: "job.changed",
    call: () =>
      team.marit.api.jobs.setStatus({
        ...one(team.job.id),
        body: { status: "closed", others: "stay" },
      }),
  },
  "jobs.close": {
    action: "job.changed",
    call: async () => {
      const other = await aHiringTeam(world);
      await other.marit.api.jobs.close(one(other.job.id));
    },
  },
  "networks.invite": {
    action: "application.invite",
    call: async () => {
      const { candidateId } = await aCandidate(world);
      const { id: jobId } = await aJob(world, { companyId: team.job.companyId });
      await team.marit.api.networks.invite({ body: { candidates: [{ candidateId, jobId }] } });
    },
  },
  "applications.moveBatch": { action: "application.passMany", call: async () => passedTogether() },
  "applications.undoBatch": {
    action: "application.undoMany",
    call: async () => api().undoBatch(one(await passedTogether())),
  },
  "networks.save": { action: "network.kept", call: aNetwork },
  "networks.change": {
    action: "network.changed",
    call: async () => team.marit.api.networks.change({ ...one(await aNetwork()), body: { pinned: false } }),
  },
  "networks.remove": {
    action: "network.removed",
    call: async () => team.marit.api.networks.remove(one(await aNetwork())),
  },
  "importedPeople.upload": { action: "people.uploaded", call: async () => uploaded() },
  "importedPeople.notify": {
    action: "uploadedPerson.notified",
    call: async () =>
      team.marit.api.importedPeople.notify({ body: { leadIds: [(await uploaded()).id], by: "email" } }),
  },
  "importedPeople.forget": {
    action: "uploadedPerson.removed",
    call: async () => team.marit.api.importedPeople.forget(one((await uploaded()).person.id)),
  },
};
const api = () => team.marit.api.applications;
async function passedTogether() {
  const { id } = await api().startBatch({ body: { move: "pass" } });
  await api().moveBatch({ params: { id }, body: { requestIds: [await waiting()], more: false } });
  return id;
}

const changing = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls)
    .filter(([, each]) => {
      const { method, access } = each as Endpoint;
      const roles = rolesOf(access);
      return (
        method !== "GET" && Array.isArray(roles) && (roles.includes("company") || roles.includes("admin"))
      );
    })
    .map(([name]) => `${domain}.${name}`),
);

test("audit log: every call by which a team or an administrator changes something says how it is kept", () => {
  const unsaid = changing.filter((name) => !kept[name] && !own[name] && !keptElsewhere.test(name));
  expect(unsaid).toEqual([]);
});

describe("audit log: keeps what a team changes and who did it", () => {
  test.each(Object.entries(kept))("%s", async (_, { action, call }) => {
    const before = await world.db.$count(auditLog);
    await call();
    expect(await world.db.$count(auditLog)).toBeGreaterThan(before);
    const [last] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action, actorKind: "user" });
  });
});

test("audit log: the vote of a colleague is theirs, and the move it leads to is in the history", async () => {
  const before = await world.db.$count(auditLog);
  const id = await waiting({ applicationState: "review" });
  const ada = await anEmployee(world, team.job);
  await ada.api.referrals.vote({ ...one(id), body: { vote: "for" } });
  expect(await world.db.$count(auditLog)).toBe(before);
});
