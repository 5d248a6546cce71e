import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { files } from "#server/domains/files/tables.ts";
import { aBrowser } from "#server/testing/browser.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aPosting, aPublished, bakery, decide, mailedToken } from "#server/testing/external-jobs.ts";
import { aCandidate, aCompany, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { recordings } from "#server/testing/videos.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const admin = async () => (await anAdministrator(world)).api;
test("a job without an account: the cookie opens it for 60 days, and nobody else sees it", async () => {
  const { api, cookies } = aBrowser(world);
  const job = await api.externalJobs.create({ body: bakery });
  expect(job).toMatchObject({
    state: "draft",
    jobDescription: "<p>You bake bread at night.</p>",
    jobId: null,
  });
  expect(cookies.get("externalJobBuilderToken")).toMatch(/^[\w-]{43}$/);
  const again = await api.externalJobs.update({ params: job, body: { locations: ["York, United Kingdom"] } });
  expect(again).toMatchObject({ jobTitle: "Night baker", locations: ["York, United Kingdom"] });
  const stranger = aBrowser(world).api.externalJobs;
  for (const call of [stranger.get, stranger.summaries, stranger.publish, stranger.regenerate])
    expect((await refusal(call({ params: { id: job.id } }))).statusCode).toBe(404);
});

test("a job without an account: it is written anew from its title, and nothing is said of the company", async () => {
  const { api } = aBrowser(world);
  const { id } = await api.externalJobs.create({ body: { jobTitle: "Accountant", companyName: "Crumb" } });
  const written = await api.externalJobs.regenerate({ params: { id } });
  expect(written.sources.filter(({ kind }) => kind === "company").map(({ text }) => text)).toEqual(["Crumb"]);
  expect((await api.externalJobs.get({ params: { id } })).jobDescription).toBe("");
  const query = { field: "department" as const, postAJob: "true" as const };
  expect(await api.jobWriting.generateDetail({ params: { id }, query })).toMatchObject({
    values: ["Finance"],
  });
  const stranger = aBrowser(world).api.jobWriting;
  expect((await refusal(stranger.generateDetail({ params: { id }, query }))).statusCode).toBe(404);
});

test("a job without an account: an address that is thrown away is refused, another is proven by its link", async () => {
  const { api } = aBrowser(world);
  const { id } = await api.externalJobs.create({ body: bakery });
  const refused = await refusal(
    api.externalJobs.email({ params: { id }, body: { email: "x@mailinator.com" } }),
  );
  expect(refused).toMatchObject({ statusCode: 422, details: { email: "Enter an address that you keep" } });
  const below = api.externalJobs.email({ params: { id }, body: { email: "x@any.mailinator.com" } });
  expect((await refusal(below)).statusCode).toBe(422);
  expect((await refusal(api.externalJobs.publish({ params: { id } }))).code).toBe("EMAIL_UNPROVEN");
  const email = "di@link.example";
  await api.externalJobs.email({ params: { id }, body: { email } });
  const token = await mailedToken(world, email);
  const elsewhere = aBrowser(world).api.externalJobs;
  const body = { token: "wrong" };
  expect((await refusal(elsewhere.verifyEmail({ params: { id }, body }))).code).toBe("LINK_EXPIRED");
  expect(await elsewhere.verifyEmail({ params: { id }, body: { token } })).toMatchObject({
    emailVerified: true,
  });
  expect(await elsewhere.get({ params: { id } })).toMatchObject({ email });
  expect((await refusal(elsewhere.verifyEmail({ params: { id }, body: { token } }))).code).toBe(
    "LINK_EXPIRED",
  );
});

test("a job without an account: what is missing is named before anyone looks at it", async () => {
  const { api, params } = await aPosting(world, { fields: { jobDescription: "", locations: [] } });
  expect((await refusal(api.externalJobs.publish({ params }))).details).toEqual({
    jobDescription: "Description is a required field, Please add",
    locations: "Location is a required field, Please add",
  });
});

test("a job without an account: nothing is live before an administrator has looked, and the likeness only orders", async () => {
  const honest = await aPosting(world, {
    fields: {
      jobTitle: "Staff nurse",
      jobDescription:
        "<p>You will care for patients on our ward with a team of twelve nurses and report to the ward manager. You hold a degree in nursing and have two years of experience. We support your training.</p>",
    },
  });
  const scam = await aPosting(world, {
    fields: {
      jobTitle: "EARN $500 weekly from home!!!",
      jobDescription: "<p>Data entry clerk. No experience. Earn money weekly. Send your details now!!</p>",
    },
  });
  for (const { api, params } of [honest, scam]) await api.externalJobs.publish({ params });
  const desk = await admin();
  const queue = await desk.externalJobs.waiting();
  const [worst] = queue;
  expect(worst).toMatchObject({ id: scam.id, signals: expect.arrayContaining(["earn money"]) });
  expect(worst!.likeness).toBeGreaterThan(queue.find(({ id }) => id === honest.id)!.likeness);
  expect(await honest.api.externalJobs.get({ params: honest.params })).toMatchObject({
    state: "waiting",
    jobId: null,
  });

  const { submittedAt } = worst!;
  const body = { status: "refused" as const, reason: "We can’t tell who hires.", submittedAt };
  await desk.externalJobs.decide({ params: scam.params, body });
  expect(await scam.api.externalJobs.get({ params: scam.params })).toMatchObject({
    state: "refused",
    reason: "We can’t tell who hires.",
  });
  expect((await lastEmailTo(world, scam.email))!.text).toContain("We can’t tell who hires.");
  expect((await refusal(desk.externalJobs.decide({ params: scam.params, body }))).code).toBe("NOT_WAITING");
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, scam.id));
  expect(kept).toMatchObject([{ action: "externalJob.refused", why: "We can’t tell who hires." }]);
});

test("a job without an account: what is published is the text that was looked at, by who proved their address", async () => {
  const { api, params } = await aPosting(world);
  await api.externalJobs.publish({ params });
  const desk = await admin();
  const [seen] = (await desk.externalJobs.waiting()).filter(({ id }) => id === params.id);
  await world.pass(1);
  await api.externalJobs.update({ params, body: { jobTitle: "Send us your money" } });
  await api.externalJobs.publish({ params });
  const body = { status: "published" as const, submittedAt: seen!.submittedAt };
  expect((await refusal(desk.externalJobs.decide({ params, body }))).code).toBe("CONFLICT");
});

test("a job without an account: once published it is found by all, at a company that its people can take over", async () => {
  const { jobId, job, email } = await aPublished(world);
  const live = await world.client().jobs.get({ params: { id: jobId } });
  expect(live).toMatchObject({ jobTitle: "Night baker", status: "live", isManaged: false, applyUrl: null });
  expect(live.jobCompany).toBe("Crumb & Sons");
  expect((await lastEmailTo(world, email))!.subject).toBe("Night baker is live");
  expect(job.takeOverSlug).toBe(live.company.slug);
  const page = await world.client().companies.claimPage({ params: { slug: live.company.slug } });
  expect(page).toMatchObject({ claimable: true, domain: email.split("@")[1] });
});

test("a job without an account: a change waits for another look while the live job stays, and closing is at once", async () => {
  const { api, params, jobId } = await aPublished(world);
  await api.externalJobs.update({ params, body: { jobTitle: "Day baker" } });
  await api.externalJobs.publish({ params });
  const title = async () => (await world.client().jobs.get({ params: { id: jobId } })).jobTitle;
  expect(await title()).toBe("Night baker");
  await decide(world, params, { status: "published" });
  expect(await title()).toBe("Day baker");
  expect(await api.externalJobs.update({ params, body: { closed: true } })).toMatchObject({
    state: "closed",
  });
  expect((await world.client().jobs.get({ params: { id: jobId } })).status).toBe("closed");
});

test("a job without an account: whose company hires here posts through its team, and a name leads to no company", async () => {
  const managed = await aCompany(world, { companyEmailDomain: "kelp.example", isManaged: true });
  await aCompanyAdmin(world, { companyId: managed.id });
  const inside = await aPosting(world, { email: "di@kelp.example" });
  expect((await refusal(inside.api.externalJobs.publish({ params: inside.params }))).code).toBe(
    "COMPANY_EXISTS",
  );
  const named = await aPublished(world, {
    email: "someone@gmail.com",
    fields: { companyName: managed.companyName },
  });
  const live = await world.client().jobs.get({ params: { id: named.jobId } });
  expect(live.companyId).not.toBe(managed.id);
  expect(live.company.slug).toBe(`${managed.slug}-2`);
});

test("a job without an account: people apply with or without an account, and the poster sees who did", async () => {
  const { api, params, id } = await aPublished(world);
  const bo = await aCandidate(world, { fullName: "Bo Baker" });
  const applied = await bo.api.externalJobs.apply({ params: { id }, body: { pitch: "I bake." } });
  expect(applied).toMatchObject({ applicationState: "pending" });
  expect((await refusal(bo.api.externalJobs.apply({ params: { id }, body: {} }))).code).toBe(
    "ALREADY_APPLIED",
  );
  const guest = aBrowser(world);
  const { application, user } = await guest.api.externalJobs.applyNew({
    params: { id },
    body: {
      fullName: "Cy Crust",
      email: "cy@people.example",
      password: "correct horse battery",
      linkedInUrl: "https://www.linkedin.com/in/cy-crust",
      location: "Leeds, United Kingdom",
      yearsOfExperience: "3-5",
      jobPitch: "I bake too.",
    },
  });
  expect(user.candidate).not.toBeNull();
  expect((await guest.api.applications.mine()).map((each) => each.id)).toEqual([application.id]);
  const { applicants, managed } = await api.externalJobs.summaries({ params });
  expect(managed).toBe(false);
  expect(applicants.map(({ fullName, pitch }) => [fullName, pitch]).toSorted()).toEqual([
    ["Bo Baker", "I bake."],
    ["Cy Crust", "I bake too."],
  ]);
});

test("a job without an account: once a team took the company over, the job is the team's", async () => {
  const { api, params, email } = await aPublished(world);
  await api.externalJobs.update({ params, body: { jobTitle: "Day baker" } });
  const { company } = await world.client().jobs.get({
    params: { id: (await api.externalJobs.get({ params })).jobId! },
  });
  await world.client().companies.claim({
    params: { companyId: company.id },
    body: { email, password: "correct horse battery" },
  });
  await world.client().accounts.verifyEmail({ body: { token: await mailedToken(world, email) } });
  const close = api.externalJobs.update({ params, body: { closed: true } });
  expect((await refusal(close)).code).toBe("COMPANY_EXISTS");
  expect((await refusal(api.externalJobs.publish({ params }))).code).toBe("COMPANY_EXISTS");
});

test("a job without an account: a required question is asked before an account is made", async () => {
  const prompts = [{ id: "q", question: "Can you lift 20 kg?", required: true }];
  const { id } = await aPublished(world, { fields: { prompts } });
  const guest = aBrowser(world);
  const body = {
    fullName: "Di Dough",
    email: "di.dough@people.example",
    password: "correct horse battery",
    linkedInUrl: "https://www.linkedin.com/in/di-dough",
    location: "Leeds, United Kingdom",
  };
  const refused = await refusal(guest.api.externalJobs.applyNew({ params: { id }, body }));
  expect(refused.details).toEqual({ "answers.q": "Please answer this question" });
  expect(await guest.api.accounts.exists({ body: { email: body.email } })).toEqual({ exists: false });
});

test("a job without an account: a guest’s video goes along, and one that nobody applied with is forgotten", async () => {
  const prompts = [{ id: "v", kind: "video" as const, question: "Show us a loaf", required: true }];
  const { id, api, params } = await aPublished(world, { fields: { prompts } });
  const guest = aBrowser(world).api.externalJobs;
  const file = new Blob([new Uint8Array(recordings.webm)]);
  const add = () => guest.addVideo({ params: { id }, file, fileName: "loaf.webm", body: {} });
  const [sent, left] = [await add(), await add()];
  const body = {
    fullName: "Vi Loaf",
    email: "vi.loaf@people.example",
    password: "correct horse battery",
    linkedInUrl: "https://www.linkedin.com/in/vi-loaf",
    location: "Leeds, United Kingdom",
    answers: [{ promptId: "v", answer: sent.id, captions: "A loaf" }],
  };
  await guest.applyNew({ params: { id }, body });
  const { applicants } = await api.externalJobs.summaries({ params });
  expect(applicants[0]!.answers).toMatchObject([{ kind: "video", video: { captions: "A loaf" } }]);
  await world.pass(86_401);
  await world.settle();
  const kept = await world.db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [sent.id, left.id]));
  expect(kept).toEqual([{ id: sent.id }]);
});

test("a job without an account: a guest’s file goes along, and one that nobody applied with is forgotten", async () => {
  const prompts = [{ id: "f", kind: "file" as const, question: "A picture of a loaf?", required: true }];
  const { id, api, params } = await aPublished(world, { fields: { prompts } });
  const guest = aBrowser(world).api.externalJobs;
  const add = (fileName: string) => guest.addFile({ params: { id }, file: new Blob(["Loaf"]), fileName });
  expect((await refusal(add("loaf.exe"))).code).toBe("FILE_TYPE");
  const [sent, left] = [await add("loaf.txt"), await add("other.txt")];
  const body = {
    fullName: "Lo Loaf",
    email: "lo.loaf@people.example",
    password: "correct horse battery",
    linkedInUrl: "https://www.linkedin.com/in/lo-loaf",
    location: "Leeds, United Kingdom",
    answers: [{ promptId: "f", answer: sent.id }],
  };
  const { application } = await guest.applyNew({ params: { id }, body });
  expect(application.answers).toMatchObject([{ kind: "file", answer: "loaf.txt" }]);
  const stolen = { ...body, email: "ty.thief@people.example" };
  expect((await refusal(guest.applyNew({ params: { id }, body: stolen }))).details).toEqual({
    "answers.f": "Upload the file again",
  });
  const { applicants } = await api.externalJobs.summaries({ params });
  expect(applicants[0]!.answers[0]!.url).toContain(sent.id);
  await world.pass(86_401);
  const kept = await world.db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [sent.id, left.id]));
  expect(kept).toEqual([{ id: sent.id }]);
});

test("a job without an account: one address can hand in three jobs a day", async () => {
  const email = "often@often.example";
  for (let nth = 0; nth < 3; nth += 1) {
    const { api, params } = await aPosting(world, { email });
    await api.externalJobs.publish({ params });
  }
  const fourth = await aPosting(world, { email });
  expect((await refusal(fourth.api.externalJobs.publish({ params: fourth.params }))).statusCode).toBe(429);
});
