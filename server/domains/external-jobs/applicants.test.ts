import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/tables.ts";
import { applications } from "#server/domains/applications/tables.ts";
import { companies } from "#server/domains/companies/tables.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { column, tinyPdf } from "#server/resume-reading/testing/tiny-pdf.ts";
import { aBrowser } from "#server/testing/browser.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aPosting, aPublished, mailedToken } from "#server/testing/external-jobs.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { externalJobs } from "./tables.ts";

const world = openWorld();
const day = 86_400;

const guest = {
  fullName: "Cy Crust",
  password: "correct horse battery",
  linkedInUrl: "https://www.linkedin.com/in/cy-crust",
  location: "Leeds, United Kingdom",
};
const pdf = tinyPdf([
  column(50, 60, ["Cy Crust", "EXPERIENCE", "Baker, Crumb & Sons, Leeds, 2019 - present"]),
]);
const resume = new Blob([new Uint8Array(pdf)]);

test("guest applications: a resume goes with the application, and the poster opens it", async () => {
  const { api, params } = await aPublished(world);
  const browser = aBrowser(world);
  const read = await browser.api.resumes.readBeforeSignup({ file: resume, fileName: "cy.pdf", body: {} });
  await browser.api.externalJobs.applyNew({
    params,
    body: { ...guest, email: "cy@people.example", signupProfileId: read.signupProfileId },
  });
  await world.settle();
  const { applicants } = await api.externalJobs.summaries({ params });
  expect(applicants[0]).toMatchObject({ fullName: "Cy Crust", resume: { name: "cy" } });
  const opened = await world.app.inject({
    url:
      new URL(applicants[0]!.resume!.url!, "http://here").pathname +
      new URL(applicants[0]!.resume!.url!, "http://here").search,
  });
  expect(opened.statusCode).toBe(200);
  expect(opened.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const kept = await browser.api.resumes.list();
  expect(kept.map(({ name, default: first }) => [name, first])).toEqual([["cy", true]]);
  expect(world.failures).toEqual([]);
});

test("guest applications: a file that is no resume is refused as everywhere, and none is needed", async () => {
  const { api, params } = await aPublished(world);
  const browser = aBrowser(world);
  const wrong = { file: new Blob(["MZ"]), fileName: "cy.exe", body: {} };
  expect((await refusal(browser.api.resumes.readBeforeSignup(wrong))).statusCode).toBe(422);
  await browser.api.externalJobs.applyNew({ params, body: { ...guest, email: "cy2@people.example" } });
  const { applicants } = await api.externalJobs.summaries({ params });
  expect(applicants[0]).toMatchObject({ resume: null });
});

test("guest applications: someone who only asked an employee for a referral isn’t among the applicants", async () => {
  const { api, params, jobId } = await aPublished(world);
  const { companyId } = (await world.db.select().from(jobs).where(eq(jobs.id, jobId)))[0]!;
  await anEmployee(world, { companyId });
  await (await aCandidate(world)).api.referrals.ask({ query: {}, body: { jobId } });
  expect(await api.externalJobs.summaries({ params })).toMatchObject({ applicants: [], total: 0 });
  await (await aCandidate(world)).api.externalJobs.apply({ params, body: {} });
  expect(await api.externalJobs.summaries({ params })).toMatchObject({ applicants: [{}], total: 1 });
});

test("guest applications: the poster gets an email about each, and its link opens the job on any device", async () => {
  const { email, params } = await aPublished(world);
  for (const fullName of ["Bo Baker", "Di Dough"]) {
    const person = await aCandidate(world, { fullName });
    await person.api.externalJobs.apply({ params, body: {} });
    await world.settle();
    expect((await lastEmailTo(world, email))!.subject).toBe(`${fullName} applied for Night baker`);
  }
  const token = await mailedToken(world, email);
  const phone = aBrowser(world).api.externalJobs;
  await phone.verifyEmail({ params, body: { token } });
  expect((await phone.summaries({ params })).applicants).toHaveLength(2);
  const other = await aPublished(world);
  const elsewhere = aBrowser(world).api.externalJobs;
  const [, signature] = token.split(".");
  const later = `${Math.floor(world.now().getTime() / 1000) + 90 * day}.${signature}`;
  for (const [posting, key] of [
    [other.params, token],
    [params, later],
    [params, `${token}x`],
  ] as const)
    expect((await refusal(elsewhere.verifyEmail({ params: posting, body: { token: key } }))).code).toBe(
      "LINK_EXPIRED",
    );
  const newEmail = "new@bakery.example";
  await phone.email({ params, body: { email: newEmail } });
  await phone.verifyEmail({ params, body: { token: await mailedToken(world, newEmail) } });
  const old = elsewhere.verifyEmail({ params, body: { token } });
  expect((await refusal(old)).code).toBe("LINK_EXPIRED");
});

test("guest applications: once a team runs the company, the poster gets no email", async () => {
  const { email, params, job } = await aPublished(world);
  const live = await world.client().jobs.get({ params: { id: job.jobId! } });
  await world.db.update(companies).set({ isManaged: true }).where(eq(companies.id, live.companyId));
  const bo = await aCandidate(world);
  await bo.api.externalJobs.apply({ params, body: {} });
  await world.settle();
  expect((await lastEmailTo(world, email))!.subject).toBe("Night baker is live");
});

test("job drafts: without a confirmed address they are kept for 14 days, unpublished for 60, and published ones stay", async () => {
  const unconfirmed = aBrowser(world);
  const { id } = await unconfirmed.api.externalJobs.create({ body: { jobTitle: "Never confirmed" } });
  const confirmed = await aPosting(world);
  const waiting = await aPosting(world);
  await waiting.api.externalJobs.publish({ params: waiting.params });
  const published = await aPublished(world);
  const kept = async () =>
    (await world.db.select({ id: externalJobs.id }).from(externalJobs)).map((row) => row.id);
  await world.pass(13 * day);
  expect(await kept()).toContain(id);
  await world.pass(2 * day);
  expect(await kept()).not.toContain(id);
  expect(await kept()).toContain(confirmed.id);
  await world.pass(46 * day);
  const left = await kept();
  expect(left).not.toContain(confirmed.id);
  expect(left).toEqual(expect.arrayContaining([waiting.id, published.id]));
});

test("guest applications: nobody has an account and no application", async () => {
  const { id } = await aPublished(world);
  const browser = aBrowser(world);
  const body = { ...guest, email: "ed.early@people.example" };
  const apply = (linkedInUrl: string) =>
    refusal(browser.api.externalJobs.applyNew({ params: { id }, body: { ...body, linkedInUrl } }));
  expect((await apply("")).details).toEqual({ linkedInUrl: "LinkedIn is a required field, Please add" });
  const [posting] = await world.db.select().from(externalJobs).where(eq(externalJobs.id, id));
  // It closes while the account is being made.
  const { db } = world.dependencies.database;
  const { transaction } = db;
  db.transaction = (async (...args: Parameters<typeof transaction>) => {
    db.transaction = transaction;
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, posting!.jobId!));
    return db.transaction(...args);
  }) as typeof transaction;
  expect((await apply(guest.linkedInUrl)).code).toBe("JOB_CLOSED");
  expect(await browser.api.accounts.exists({ body: { email: body.email } })).toEqual({ exists: false });
});

test("guest applications: applicants see that they were read; people who withdraw or delete their account are no longer listed", async () => {
  const { api, params } = await aPublished(world);
  const listed = async () =>
    (await api.externalJobs.summaries({ params })).applicants.map(({ fullName }) => fullName).toSorted();
  const [bo, di] = [
    await aCandidate(world, { fullName: "Bo Baker" }),
    await withPassword(world, await aCandidate(world, { fullName: "Di Dough" })),
  ];
  const { id } = await bo.api.externalJobs.apply({ params, body: {} });
  await di.api.externalJobs.apply({ params, body: {} });
  const opened = async () => {
    const { seenBy } = await bo.api.privacy.overview();
    return seenBy.map(({ what, openedAt }) => [what, openedAt !== null]).toSorted();
  };
  expect(await opened()).toEqual([["application", false]]);
  expect(await listed()).toEqual(["Bo Baker", "Di Dough"]);
  expect(await opened()).toEqual([
    ["application", true],
    ["profile", true],
  ]);
  await bo.api.applications.withdraw({ params: { id }, body: {} });
  await di.api.privacy.deleteAccount({ body: { password, messages: "delete" } });
  await world.settle();
  expect(await listed()).toEqual([]);
});

test("guest applications: which way each came is kept, with and without an account", async () => {
  const { params } = await aPublished(world);
  const bo = await aCandidate(world);
  await bo.api.externalJobs.apply({ params, body: { source: "Matches" } });
  const browser = aBrowser(world);
  const body = { ...guest, email: "cy3@people.example", source: "Search" as const, pTag: "joel" };
  const { application, user } = await browser.api.externalJobs.applyNew({ params, body });
  const sources = await world.db
    .select({ source: applications.source })
    .from(applications)
    .where(eq(applications.jobId, application.job.id));
  expect(sources.map(({ source }) => source).toSorted()).toEqual(["Matches", "Search"]);
  const [account] = await world.db.select().from(users).where(eq(users.id, user.id));
  expect(account!.referredBy).toBe("joel");
});
