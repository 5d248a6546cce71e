import { expect, test } from "vitest";
import { type AuditedKind, auditedKinds } from "#contract/audited-kinds.ts";
import { audit } from "#server/audit/audit.ts";
import { newId } from "#server/database/ids.ts";
import { users } from "#server/domains/accounts/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { jobImports } from "#server/domains/job-imports/tables.ts";
import { suppressedAddresses } from "#server/outside/mail/tables.ts";
import { tasks } from "#server/tasks/tables.ts";
import { anAtsAccount } from "#server/testing/feeds.ts";
import { aGiftCard } from "#server/testing/gift-cards.ts";
import { aPayee, anIban } from "#server/testing/rewards.ts";
import { aCandidate, aCompanyAdmin, anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { rowMakers } from "#server/testing/rows.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

const feed = async () => (await anAtsAccount(world, (await aCompanyAdmin(world)).companyId)).id;
/** How a row is made of a kind that no path names as the log does. */
const made: Partial<Record<AuditedKind, () => Promise<string>>> = {
  administrator: async () => (await anAdministrator(world)).adminId,
  externalJob: async () => (await world.client().externalJobs.create({ body: { jobTitle: "Ranger" } })).id,
  giftCard: async () => (await aGiftCard(await aCompanyAdmin(world))).id,
  invoice: () => rowMakers.companyInvoice!(world),
  jobFeed: feed,
  jobImport: async () => {
    const id = newId();
    const { companyId, userId: createdBy } = await aCompanyAdmin(world);
    const at = { createdAt: world.now(), changedAt: world.now() };
    const found = { new: 0, changed: 0, closed: 0, unchanged: 0, skipped: 0 } as never;
    await world.db
      .insert(jobImports)
      .values({ id, companyId, createdBy, system: "file", fileName: "jobs.csv", found, ...at });
    return id;
  },
  person: async () => (await aCandidate(world)).candidateId,
  task: async () => {
    const id = newId();
    await world.db
      .insert(tasks)
      .values({ id, kind: "billing.charge", lane: "webhooks", data: {}, dueAt: new Date("2099-01-01") });
    return id;
  },
  template: () => rowMakers.messageTemplate!(world),
};
/** Entries that name no row. */
const withoutRow: AuditedKind[] = ["email"];

test.each(auditedKinds.filter((kind) => !withoutRow.includes(kind)))(
  "audit log: what an entry about this kind is about has a name: %s",
  async (kind) => {
    const id = await (made[kind] ?? (() => rowMakers[kind]!(world)))();
    const act = { viewer: null, now: world.now() };
    await world.db.transaction((tx) => audit(tx, act, { action: `${kind}.seen`, subject: { kind, id } }));
    const { api } = await anAdministrator(world);
    const { entries } = await api.auditLog.list({ query: { about: id, action: `${kind}.seen` } });
    expect(entries).toMatchObject([{ subjectKind: kind, subjectName: expect.stringMatching(/\w/) }]);
  },
);

test("audit log: a bank account that was added and removed is found by its person, whose name stays", async () => {
  const esi = await anEmployee(world);
  const account = await esi.api.payouts.addAccount({ body: anIban });
  await esi.api.payouts.removeAccount({ params: { id: account.id } });
  const { api } = await anAdministrator(world);
  const { fullName, email } = await esi.api.accounts.me();
  const { entries } = await api.auditLog.list({ query: { about: email, action: "bankAccount" } });
  expect(entries).toMatchObject([
    { action: "bankAccount.removed", subjectName: null, personId: esi.userId, personName: fullName },
    { action: "bankAccount.added", personName: fullName },
  ]);
});

test("audit log: an administrator who reads an account’s numbers to send money is found by the payee", async () => {
  const payee = await aPayee(world);
  const { id } = await payee.withdraw(100_000);
  const [ada, bo] = [await anAdministrator(world), await anAdministrator(world)];
  await ada.api.payouts.approve({ params: { id } });
  await bo.api.payouts.send({ params: { id } });
  const { fullName, email } = await payee.employee.api.accounts.me();
  const { entries } = await ada.api.auditLog.list({ query: { about: email, action: "numbersRead" } });
  expect(entries).toMatchObject([
    {
      kind: "read",
      actorId: bo.adminId,
      personName: fullName,
      subjectName: expect.stringContaining("account ending in"),
    },
  ]);
  const { entries: moves } = await ada.api.auditLog.list({ query: { about: email, action: "payout." } });
  expect(moves.map(({ action }) => action)).toEqual(["payout.send", "payout.approve"]);
});

test("audit log: an administrator is found by their email", async () => {
  const { api, adminId, email } = await anAdministrator(world);
  await api.collections.create({ body: { collectionName: "Night work" } });
  const { entries } = await api.auditLog.list({ query: { who: email, action: "collection" } });
  expect(entries).toMatchObject([{ actorId: adminId }]);
});

test("audit log: an imported person is found by the name that the entries show", async () => {
  const { companyId, userId } = await aCompanyAdmin(world);
  const fullName = "Quendrida Imported";
  const id = newId();
  await world.db.insert(externalCandidates).values({
    id,
    companyId,
    fullName,
    byUserId: userId,
    addedAt: world.now(),
    keptUntil: new Date("2099-01-01"),
  });
  const act = { viewer: null, now: world.now() };
  const subject = { kind: "uploadedPerson", id, companyId } as const;
  await world.db.transaction((tx) => audit(tx, act, { action: "uploadedPerson.emailSet", subject }));
  const { api } = await anAdministrator(world);
  const { entries } = await api.auditLog.list({ query: { about: "quendrida" } });
  expect(entries).toMatchObject([{ subjectId: id, subjectName: fullName }]);
});

test("audit log: a name that matches more people than we look up is refused, in the download too", async () => {
  const many = Array.from({ length: 51 }, () => {
    const id = newId();
    return { id, fullName: "Maria Manyfold", email: `${id}@people.example`, createdAt: world.now() };
  });
  await world.db.insert(users).values(many);
  const { api, token } = await anAdministrator(world);
  for (const field of ["who", "about"] as const)
    expect(await refusal(api.auditLog.list({ query: { [field]: "manyfold" } }))).toMatchObject({
      statusCode: 422,
      details: { [field]: expect.stringContaining("More than 50 people match") },
    });
  const file = await world.send(token)("GET", "/admin/audit-log/download?who=manyfold", undefined, {});
  expect(file.status).toBe(422);
  const { entries } = await api.auditLog.list({ query: { about: many[0]!.email } });
  expect(entries).toEqual([]);
});

test("audit log: unblocking an address is found by the account it belongs to", async () => {
  const { userId, email } = await aCandidate(world);
  await world.db.insert(suppressedAddresses).values({ email, reason: "550", at: world.now() });
  const { api } = await anAdministrator(world);
  await api.desk.allowEmail({ body: { email } });
  const { entries } = await api.auditLog.list({ query: { about: email, action: "email" } });
  expect(entries).toMatchObject([{ action: "email.allowed", personId: userId }]);
});
