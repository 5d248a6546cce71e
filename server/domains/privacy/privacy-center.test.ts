import { expect, test } from "vitest";
import { consentsOf } from "#server/domains/candidates/consents.ts";
import { candidateTasks } from "#server/domains/candidates/tasks.ts";
import { newId } from "#server/database/ids.ts";
import { applicationVotes } from "#server/domains/applications/notes/tables.ts";
import { colleagueQuestions } from "#server/domains/referrals/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aCandidate, aCompanyAdmin, anEmployee } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { allData } from "./all-data.ts";
import { gatherData } from "./gather.ts";
import { ownerWith } from "./owner.ts";
import { purposes } from "#shared/privacy/purposes.data.ts";

const world = openWorld();
const dayMs = 86_400_000;

test("privacy: everything that is handed out has its purpose and its end, and nothing else is named", async () => {
  const { candidateId, email, userId } = await aCandidate(world);
  const admin = await aCompanyAdmin(world);
  const employee = await anEmployee(world);
  const none = { candidateId: null, employeeId: null, companyAdminId: null, companyId: null };
  const some = { profilePicture: null, fullName: "Someone", givenEmail: "someone@people.example", ...none };
  const parts = new Set<string>(["files"]);
  for (const owner of [
    { ...some, userId, email, candidateId },
    { ...some, ...admin },
    { ...some, ...employee },
  ])
    for (const { show } of allData)
      for (const part of Object.keys((await show?.(world.db, owner)) ?? {})) parts.add(part);
  expect([...parts].toSorted()).toEqual(Object.keys(purposes).toSorted());
});

test("privacy: a job seeker reads what is kept, whom it was shown and what stays", async () => {
  const { job, marit } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const { id } = await ann.api.applications.apply({ params: { id: job.id }, body: { pitch: "Hello" } });
  const before = await ann.api.privacy.overview();
  expect(before.seenBy).toMatchObject([
    { what: "application", jobTitle: job.jobTitle, openedAt: null, companyId: marit.companyId },
  ]);
  await marit.api.applications.markRead({ params: { id } });
  const { held, seenBy, consents, byCompanies, afterDeletion } = await ann.api.privacy.overview();
  expect(held).toContainEqual(expect.objectContaining({ part: "applications", count: 1 }));
  expect(held.map(({ part }) => part)).not.toContain("resumes");
  expect(seenBy.some(({ what, openedAt }) => what === "application" && openedAt)).toBe(true);
  expect(consents.map(({ given }) => given)).toEqual([false, false, false]);
  expect(byCompanies.length * afterDeletion.length).toBeGreaterThan(0);

  const ofTeam = await marit.api.privacy.overview();
  expect(ofTeam).toMatchObject({ consents: [], byCompanies: [], seenBy: [] });
  expect(ofTeam.held.map(({ part }) => part)).toContain("account");
});

test("privacy: consent to be counted ends after a year unless it is renewed", async () => {
  const [ann, bea] = [await aCandidate(world), await aCandidate(world)];
  const count = (one: typeof ann, countable: boolean) =>
    one.api.candidates.setDemographics({ params: { id: one.candidateId }, body: { countable } });
  const consentOf = async ({ candidateId }: typeof ann) => (await consentsOf(world.db, candidateId))[0]!;
  await count(ann, true);
  await count(bea, true);
  const { since, until } = await consentOf(ann);
  expect(until!.getTime() - since!.getTime()).toBe(365 * dayMs);
  await fromStart(candidateTasks.endConsents)(world.db, world.now());
  await world.pass(10 * 86_400);
  await count(bea, true);
  await world.pass(356 * 86_400);
  expect(await consentOf(ann)).toMatchObject({ given: false, until: null });
  expect(await consentOf(bea)).toMatchObject({ given: true });
  expect(world.failures).toEqual([]);
});

test("privacy: consent that is withdrawn while an answer is saved stays withdrawn", async () => {
  const { api, candidateId } = await aCandidate(world);
  const set = (body: Parameters<typeof api.candidates.setDemographics>[0]["body"]) =>
    api.candidates.setDemographics({ params: { id: candidateId }, body });
  for (const veteran of ["first", "second", "third"]) {
    await set({ countable: true });
    await Promise.all([set({ countable: false }), set({ answers: { veteran } })]);
    expect((await consentsOf(world.db, candidateId))[0]).toMatchObject({ given: false });
  }
});

test("privacy: what the log says of someone is theirs to read; what it says of a company’s notes is not", async () => {
  const { job, marit } = await aHiringTeam(world);
  const ann = await withPassword(world, await aCandidate(world));
  const { id } = await ann.api.applications.apply({ params: { id: job.id }, body: {} });
  await marit.api.applications.comment({ params: { id }, body: { comments: "Strong" } });
  await world.client().accounts.login({ body: { email: ann.email, password } });
  await world.settle();
  const { owner } = await ownerWith(world.db, ann.userId, {
    candidateId: ann.candidateId,
    employeeId: null,
    companyAdminId: null,
    companyId: null,
  });
  const { auditLog } = (await gatherData(world.db, owner)) as { auditLog: Record<string, unknown>[] };
  expect(auditLog).toContainEqual(expect.objectContaining({ kind: "signIn", by: "you" }));
  expect(auditLog.filter(({ by }) => by !== "you")).toEqual([]);
  const { held } = await ann.api.privacy.overview();
  expect(held).toContainEqual(expect.objectContaining({ part: "auditLog", count: auditLog.length }));
});

test("privacy: an employee reads of questions and votes about applicants that they are kept", async () => {
  const employee = await anEmployee(world);
  const { companyId, employeeId } = employee;
  const job = await aJob(world, { companyId });
  const { id: applicationId, candidateId } = await anApplication(world, job);
  const at = world.now();
  await world.db.insert(applicationVotes).values({ id: newId(), applicationId, employeeId, vote: "for", at });
  const about = { companyId, applicationId, jobId: job.id, candidateId, employeeId };
  const asked = { revealId: newId(), askedBy: newId(), text: "Are they good?", askedAt: at };
  await world.db.insert(colleagueQuestions).values({ id: newId(), ...about, ...asked });
  const { held } = await employee.api.privacy.overview();
  for (const part of ["questionsAboutApplicants", "applicationVotes"])
    expect(held).toContainEqual(expect.objectContaining({ part, count: 1 }));
});
