import { expect, test } from "vitest";
import { aCandidate, aCompany, aCompanyAdmin, anEmployee, disableAccount } from "#server/testing/people.ts";
import { aJob } from "#server/testing/jobs.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const where = (conditions: object) => ({ query: { filter: JSON.stringify({ where: conditions }) } });
const complete = {
  jobTitle: "Nurse",
  jobDescription: "<p>You will care.</p><script>alert(1)</script>",
  locations: ["Leeds, United Kingdom"],
};

test("jobs: a job is drafted, published, closed and reopened, and the company's count follows", async () => {
  const ana = await aCompanyAdmin(world);
  const open = async () => (await ana.api.companies.get({ params: { id: ana.companyId } })).openJobsCount;
  const draft = await ana.api.jobs.create({ body: complete });
  expect(draft).toMatchObject({
    status: "draft",
    jobDescription: "<p>You will care.</p>",
    jobBudgetData: { budget: 50, currency: "USD", qualificationScore: 70 },
    jobTeams: { id: draft.id, members: [] },
  });
  const params = { id: draft.id };
  expect(await open()).toBe(0);
  const live = await ana.api.jobs.update({
    params,
    query: { publish: "true" },
    body: { jobBudgetData: { budget: 80 } },
  });
  expect(live).toMatchObject({ status: "live", jobBudgetData: { budget: 80, qualificationScore: 70 } });
  expect(await open()).toBe(1);
  await ana.api.jobs.close({ params });
  expect(await open()).toBe(0);
  expect((await world.client().jobs.get({ params })).status).toBe("closed");
  expect((await ana.api.jobs.setStatus({ params, body: { status: "live" } })).status).toBe("live");
  expect(await open()).toBe(1);
});

test("jobs: a job without a title, a description or a place cannot be published", async () => {
  const ana = await aCompanyAdmin(world);
  const { id } = await ana.api.jobs.create({ body: {} });
  const publish = { params: { id }, query: { publish: "true" as const } };
  expect(await refusal(ana.api.jobs.update({ ...publish, body: { jobTitle: "Nurse" } }))).toMatchObject({
    statusCode: 422,
    message: "Description and Location are required fields, Please add",
    details: { jobDescription: "Description is a required field, Please add" },
  });
  expect(
    (await refusal(ana.api.jobs.update({ ...publish, body: { ...complete, jobTitle: " " } }))).message,
  ).toBe("Title is a required field, Please add");
  const live = await ana.api.jobs.update({ ...publish, body: { ...complete, locations: [], remote: true } });
  expect(live.status).toBe("live");
  expect((await refusal(ana.api.jobs.update({ params: { id }, body: { jobTitle: "" } }))).code).toBe(
    "NOT_PUBLISHABLE",
  );
});

test("jobs: a job that a board published without a description can still be managed, but loses nothing more", async () => {
  const ana = await aCompanyAdmin(world);
  const { id } = await aJob(world, { companyId: ana.companyId, jobDescription: "" });
  const params = { id };
  expect((await ana.api.jobs.setBudget({ params, body: { budget: 5 } })).jobBudgetData?.budget).toBe(5);
  await ana.api.jobs.close({ params });
  expect((await ana.api.jobs.setStatus({ params, body: { status: "live" } })).status).toBe("live");
  expect((await refusal(ana.api.jobs.update({ params, body: { jobTitle: "" } }))).message).toBe(
    "Title is a required field, Please add",
  );
});

test("jobs: how people work in a job is rated by known categories, each once, and read with it", async () => {
  const ana = await aCompanyAdmin(world);
  const workStyle = [{ categoryId: "pace" as const, rating: 4 }];
  const { id } = await ana.api.jobs.create({ body: { ...complete, workStyle }, query: {} });
  expect((await ana.api.jobs.get({ params: { id } })).workStyle).toEqual(workStyle);
  const sayTo = async (wrong: { categoryId: string; rating: number }[]) => {
    const body = { workStyle: wrong as typeof workStyle };
    return (await refusal(ana.api.jobs.update({ params: { id }, body }))).details;
  };
  expect(await sayTo([{ categoryId: "pace", rating: 6 }])).toEqual({
    "workStyle.0.rating": "Choose a rating from 1 to 5",
  });
  expect(await sayTo([...workStyle, { categoryId: "pace", rating: 1 }])).toEqual({
    workStyle: "Rate each category only once",
  });
  expect(Object.keys((await sayTo([{ categoryId: "tempo", rating: 1 }])) ?? {})).toEqual([
    "workStyle.0.categoryId",
  ]);
});

test("jobs: only drafts are deleted, and a draft cannot be closed", async () => {
  const ana = await aCompanyAdmin(world);
  const { id } = await ana.api.jobs.create({ body: complete });
  expect((await refusal(ana.api.jobs.close({ params: { id } }))).statusCode).toBe(409);
  const live = await aJob(world, { companyId: ana.companyId });
  expect((await refusal(ana.api.jobs.remove({ params: { id: live.id } }))).code).toBe("NOT_A_DRAFT");
  await ana.api.jobs.remove({ params: { id } });
  expect((await refusal(ana.api.jobs.get({ params: { id } }))).statusCode).toBe(404);
});

test("jobs: who may see a job by its address", async () => {
  const company = await aCompany(world);
  const hidden = await aCompany(world, { published: false });
  const own = (await aCompanyAdmin(world, { companyId: company.id })).api;
  const employee = (await anEmployee(world, { companyId: company.id })).api;
  const strangers = [world.client(), (await aCandidate(world)).api, (await aCompanyAdmin(world)).api];
  const sees = (api: typeof own, id: string) =>
    api.jobs.get({ params: { id } }).then(
      () => true,
      () => false,
    );
  const table = [
    [{ companyId: company.id }, true, true],
    [{ companyId: company.id, publishedToMarketplace: false }, true, true],
    [{ companyId: company.id, status: "closed" as const }, true, true],
    [{ companyId: company.id, internal: true }, false, true],
    [{ companyId: company.id, status: "draft" as const }, false, false],
    [{ companyId: hidden.id }, false, false],
  ] as const;
  for (const [job, byAnybody, byEmployee] of table) {
    const { id } = await aJob(world, job);
    for (const api of strangers) expect(await sees(api, id), JSON.stringify(job)).toBe(byAnybody);
    expect(await sees(employee, id), JSON.stringify(job)).toBe(byEmployee);
    expect(await sees(own, id)).toBe(job.companyId === company.id);
  }
});

test("jobs: lists show live marketplace jobs, a careers page all open ones, and a hiring team its own", async () => {
  const ana = await aCompanyAdmin(world);
  const { companyId } = ana;
  const listed = await aJob(world, { companyId });
  await aJob(world, { companyId, status: "draft" });
  await aJob(world, { companyId, status: "closed" });
  await aJob(world, { companyId, internal: true });
  await aJob(world, { companyId, publishedToMarketplace: false });
  const toAll = await world.client().jobs.list(where({ companyId: { inq: [companyId] } }));
  expect(toAll.map((job) => job.id)).toEqual([listed.id]);
  expect(toAll[0]).toMatchObject({ jobBudgetData: null, jobTeams: null, objectID: listed.id });
  expect(await ana.api.jobs.list(where({ companyId }))).toHaveLength(5);
  expect(await ana.api.jobs.list(where({ companyId, status: "draft" }))).toHaveLength(1);
  expect(await (await aCompanyAdmin(world)).api.jobs.list(where({ companyId }))).toHaveLength(2);
  const { slug } = await ana.api.companies.get({ params: { id: companyId } });
  const careers = await world.client().careers.show({ params: { slug } });
  expect(careers).toMatchObject({ company: { id: companyId, accountFlags: { jobsAdded: false } } });
  expect(careers.jobs).toHaveLength(2);
  expect((await refusal(world.client().jobs.list(where({ budget: 3 })))).code).toBe("BAD_FILTER");
});

test("jobs: another company's job looks as if it did not exist", async () => {
  const { id } = await aJob(world);
  const { api, companyId } = await aCompanyAdmin(world);
  const foreign = await aJob(world);
  const calls = [
    api.jobs.update({ params: { id }, body: { jobTitle: "Mine" } }),
    api.jobs.close({ params: { id } }),
    api.jobs.setStatus({ params: { id }, body: { status: "closed" } }),
    api.jobs.remove({ params: { id } }),
    api.jobs.setBudget({ params: { id }, body: { budget: 1 } }),
    api.jobs.unpublishFromMarketplace({ params: { id } }),
    api.jobs.create({ query: { duplicateJobId: id }, body: {} }),
    api.jobs.team({ params: { id } }),
    api.jobs.joinTeam({ params: { id } }),
    api.jobs.stats({ params: { companyId: foreign.companyId } }),
    api.jobs.setCompanyStages({ params: { id: foreign.companyId }, body: { stages: [] } }),
    api.jobs.unpublishCompanyFromMarketplace({ params: { id: foreign.companyId } }),
  ];
  for (const { statusCode } of await Promise.all(calls.map(refusal))) expect(statusCode).toBe(404);
  expect((await api.jobs.stats({ params: { companyId } })).total).toBe(0);
});

test("jobs: a duplicate takes over the words and the terms, and starts as a draft", async () => {
  const ana = await aCompanyAdmin(world);
  const original = await aJob(world, {
    companyId: ana.companyId,
    budget: 9000,
    clickCount: 7,
    jobPlatform: "lever",
  });
  const copy = await ana.api.jobs.create({ query: { duplicateJobId: original.id }, body: { remote: true } });
  expect(copy).toMatchObject({
    jobTitle: `${original.jobTitle} (copy)`,
    jobDescription: original.jobDescription,
    remote: true,
    status: "draft",
    clickCount: 0,
    jobPlatform: null,
    jobBudgetData: { budget: 90 },
  });
});

test("jobs: of two who change the company's stages at once, the second is told before anything is lost", async () => {
  const ana = await aCompanyAdmin(world);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  const set = (who: typeof ana, body: { stages: string[]; seen?: { id: string; name: string }[] }) =>
    who.api.jobs.setCompanyStages({ params: { id: ana.companyId }, body });
  await set(ana, { stages: ["Talk"], seen: [] });
  const refused = await refusal(set(ben, { stages: ["Trial day"], seen: [] }));
  expect(refused).toMatchObject({ statusCode: 409, code: "CHANGED_ELSEWHERE" });
  const { stages } = await set(ben, { stages: ["Trial day"], seen: [{ id: "talk", name: "Talk" }] });
  expect(stages.map(({ name }) => name)).toContain("Trial day");
});

test("jobs: stages of a company's own stand between interview and offer", async () => {
  const ana = await aCompanyAdmin(world);
  const job = await aJob(world, { companyId: ana.companyId });
  const params = { id: ana.companyId };
  await ana.api.jobs.setCompanyStages({ params, body: { stages: ["Case study", "Team day"] } });
  const stages = await ana.api.jobs.stages({ params: { id: job.id } });
  expect(stages.map((stage) => stage.id).join(" ")).toBe("screen interview case-study team-day offer hired");
  for (const name of ["Offer", "pending", "---"])
    expect(
      (await refusal(ana.api.jobs.setCompanyStages({ params, body: { stages: [name] } }))).statusCode,
    ).toBe(422);
  expect(await ana.api.jobs.companyStages(where({ companyId: ana.companyId }))).toHaveLength(1);
  expect(await ana.api.jobs.companyStages(where({ companyId: job.id }))).toHaveLength(0);
});

test("stages: a job's own stages can be chosen as written from the moment it is there, by its own company", async () => {
  const ana = await aCompanyAdmin(world);
  const job = await aJob(world, {
    companyId: ana.companyId,
    stages: [{ id: "take-home-exercise", name: "Take-home exercise" }],
  });
  await aJob(world, { companyId: ana.companyId });
  const [own, ...others] = await ana.api.jobs.ownStages();
  expect(others).toEqual([]);
  expect(own).toMatchObject({ jobId: job.id });
  expect(own!.stages.map(({ name }) => name)).toEqual([
    "Screen",
    "Interview",
    "Take-home exercise",
    "Offer",
    "Hired",
  ]);
  expect(await (await aCompanyAdmin(world)).api.jobs.ownStages()).toEqual([]);
});

test("jobs: the jobs page has sections, and what was opened most leads the trend", async () => {
  const popular = await aJob(world, { remote: true });
  await world.client().jobs.view({ params: { id: popular.id } });
  const { sections } = await world.client().jobs.find();
  expect(sections.map((section) => section.id)).toEqual(
    expect.arrayContaining(["trending", "company", "remote", "recent", "department"]),
  );
  const top = sections.find((section) => section.id === "company")!.jobs.map(({ companyId }) => companyId);
  expect(new Set(top).size).toBe(top.length);
  expect(sections.find((section) => section.id === "trending")!.jobs[0]!.id).toBe(popular.id);
  const seeker = await aCandidate(world, { profile: { department: "Engineering", skills: ["TypeScript"] } });
  expect((await seeker.api.jobs.find()).sections[0]).toMatchObject({ id: "recommended" });
});

test("jobs: a company off the marketplace shows its jobs on its own page only, and later ones start off it", async () => {
  const ana = await aCompanyAdmin(world);
  const { companyId } = ana;
  await aJob(world, { companyId });
  await ana.api.jobs.unpublishCompanyFromMarketplace({ params: { id: companyId } });
  expect(await world.client().jobs.list(where({ companyId: { inq: [companyId] } }))).toEqual([]);
  expect(await world.client().jobs.list(where({ companyId }))).toHaveLength(1);
  expect((await ana.api.jobs.create({ body: complete })).publishedToMarketplace).toBe(false);
  const company = await ana.api.jobs.publishCompanyToMarketplace({ params: { id: companyId } });
  expect(company.channelFlags.marketplace).toBe(true);
  expect(await world.client().jobs.list(where({ companyId }))).toHaveLength(1);
});

test("jobs: the company’s switch for the marketplace leaves off what the team took off on purpose", async () => {
  const ana = await aCompanyAdmin(world);
  const { companyId } = ana;
  const params = { id: companyId };
  const kept = await aJob(world, { companyId, jobTitle: "Diver" });
  const off = await aJob(world, { companyId, jobTitle: "Pilot", publishedToMarketplace: true });
  await ana.api.jobs.unpublishFromMarketplace({ params: { id: off.id } });
  await ana.api.jobs.unpublishCompanyFromMarketplace({ params });
  const draft = await ana.api.jobs.create({ body: complete });
  await ana.api.jobs.publishCompanyToMarketplace({ params });
  const isListed = async (id: string) => (await ana.api.jobs.get({ params: { id } })).publishedToMarketplace;
  expect(await Promise.all([kept, off, draft].map(({ id }) => isListed(id)))).toEqual([true, false, true]);
  await ana.api.jobs.publishToMarketplace({ params: { id: off.id } });
  await ana.api.jobs.unpublishCompanyFromMarketplace({ params });
  await ana.api.jobs.publishCompanyToMarketplace({ params });
  expect(await isListed(off.id)).toBe(true);
});

test("jobs: an address to apply through shows who shares it and what is open where they work", async () => {
  const ana = await aCompanyAdmin(world);
  const open = await aJob(world, { companyId: ana.companyId });
  await aJob(world, { companyId: ana.companyId, internal: true });
  await ana.api.accounts.updateAccount({ params: { id: ana.userId }, body: { parallelTag: "ana-shares" } });
  const page = await world.client().jobs.applyThrough({ params: { tag: "Ana-Shares" } });
  expect(page).toMatchObject({ mayRefer: false, company: { id: ana.companyId }, jobs: [{ id: open.id }] });
  const refused = (tag: string) => refusal(world.client().jobs.applyThrough({ params: { tag } }));
  expect(await refused("nobody-here")).toMatchObject({ statusCode: 404, message: "Person not found" });
  await disableAccount(world, ana);
  expect(await refused("ana-shares")).toMatchObject({ statusCode: 404 });
});
