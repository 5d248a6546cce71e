import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { users } from "#server/domains/accounts/index.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompany, aCompanyAdmin, aPerson, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { slugify } from "./slugs.ts";

const world = openWorld();
const newCompany = {
  email: "ana@brightfield.example",
  password: "correct horse",
  fullName: "Ana Silva",
  companyName: "Brightfield",
  website: "https://www.brightfield.example/about",
  inviteId: "",
};
const signUp = (changes: Partial<typeof newCompany> = {}) =>
  world.client().companies.signUp({ body: { ...newCompany, ...changes } });

test("companies: a company signs up with its first team member, who is signed in", async () => {
  const { token, user, company } = await signUp();
  expect(user).toMatchObject({ hasCompanyAdminProfile: true, accessRoles: ["company"] });
  expect(user.streamToken).not.toBeNull();
  expect(company).toMatchObject({
    companyName: "Brightfield",
    slug: "brightfield",
    companyEmailDomain: "brightfield.example",
    published: false,
    isManaged: true,
    channelFlags: { marketplace: true, communities: false },
  });
  const api = world.client(token);
  expect(await api.companies.team({ params: { id: company.id } })).toMatchObject([{ fullName: "Ana Silva" }]);
});

test("companies: the email must belong to the website, and the website to the company", async () => {
  const wrong = await refusal(signUp({ email: "ana@people.example", website: "acme.example" }));
  expect(wrong).toMatchObject({
    statusCode: 422,
    message: "Email address must match company domain",
    details: { email: "Email address must match company domain" },
  });
  expect((await refusal(signUp({ website: "not a website" }))).message).toBe("Please enter a valid URL");
  expect((await refusal(signUp({ email: "a@gmail.com", website: "gmail.com" }))).statusCode).toBe(422);
  const { company } = await signUp({ email: "x@eu.sub.example", website: "sub.example", companyName: "Sub" });
  expect(company.companyEmailDomain).toBe("sub.example");
});

test("companies: a known address is told so, and its owner only adds a company to the account", async () => {
  const person = await aPerson(world, { email: "cy@ownfirm.example" });
  const body = { ...newCompany, email: person.email, website: "ownfirm.example", companyName: "Own Firm" };
  expect((await refusal(world.client().companies.signUp({ body }))).message).toBe(
    "An Account with this email already exists",
  );
  const { user } = await person.api.companies.signUp({ body });
  expect(user).toMatchObject({ id: person.userId, hasCompanyAdminProfile: true });
});

test("companies: the public sees published companies with open jobs; a team sees its own in any state", async () => {
  const hidden = await aCompany(world, { published: false });
  const own = await aCompanyAdmin(world, { companyId: hidden.id });
  const employee = await anEmployee(world, { companyId: hidden.id });
  const shown = await aCompany(world);
  const listOf = async (api: typeof own.api) => (await api.companies.list()).map(({ id }) => id);
  expect(await listOf(world.client())).not.toContain(shown.id);
  await aJob(world, { companyId: shown.id });
  expect(await listOf(world.client())).toContain(shown.id);
  expect(await listOf(own.api)).toEqual(expect.arrayContaining([shown.id, hidden.id]));
  const params = { id: hidden.id };
  expect((await refusal(world.client().companies.get({ params }))).statusCode).toBe(404);
  expect((await own.api.companies.get({ params })).id).toBe(hidden.id);
  expect((await employee.api.companies.get({ params })).id).toBe(hidden.id);
  expect((await refusal(world.client().companies.bySlug({ params: { slug: hidden.slug } }))).statusCode).toBe(
    404,
  );
  await own.api.companies.publish({ params });
  expect(
    (await world.client().companies.bySlug({ params: { slug: hidden.slug } })).accountFlags.jobsAdded,
  ).toBe(false);
});

test("companies: the team edits its own company only, HTML is made safe, and the change is kept", async () => {
  const ana = await aCompanyAdmin(world);
  const params = { id: ana.companyId };
  const changed = await ana.api.companies.update({
    params,
    body: {
      companyAboutDescription:
        '<p onclick="x()">We build.</p><script>alert(1)</script><a href="javascript:x">a</a>',
      companyIndustry: ["Energy"],
      values: [{ title: "Kind", description: "To each other" }],
    },
  });
  expect(changed.companyAboutDescription).toBe(
    '<p>We build.</p><a rel="noopener nofollow ugc" target="_blank">a</a>',
  );
  expect(changed.profilePercentageComplete).toBeGreaterThan(0);
  const [kept] = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, ana.companyId))
    .orderBy(auditLog.id);
  expect(kept).toMatchObject({ action: "company.changed", before: { companyIndustry: [] } });
  const other = await aCompanyAdmin(world);
  const foreign = [
    other.api.companies.update({ params, body: { companyName: "Mine" } }),
    other.api.companies.publish({ params }),
    other.api.companies.setFlags({ params, body: { jobsAdded: true } }),
    other.api.companies.team({ params }),
  ];
  for (const { statusCode } of await Promise.all(foreign.map(refusal))) expect(statusCode).toBe(404);
  const seeker = await aCandidate(world);
  expect((await refusal(seeker.api.companies.update({ params, body: {} }))).statusCode).toBe(403);
});

test("companies: pages elsewhere are kept with https, and what is no address is refused at its field", async () => {
  const { api, companyId } = await aCompanyAdmin(world);
  const update = (body: Parameters<typeof api.companies.update>[0]["body"]) =>
    api.companies.update({ params: { id: companyId }, body });
  const typed = { careerVideo: "www.films.example/watch?v=1", glassdoorLink: "glassdoor.example/acme" };
  expect(await update(typed)).toMatchObject({
    careerVideo: "https://www.films.example/watch?v=1",
    glassdoorLink: "https://glassdoor.example/acme",
  });
  for (const field of ["careerVideo", "glassdoorLink"]) {
    const { statusCode, details } = await refusal(update({ [field]: "our page" }));
    expect([statusCode, details]).toEqual([422, { [field]: "Please enter a valid URL" }]);
  }
  expect(await update({ careerVideo: null })).toMatchObject({ careerVideo: null });
});

test.each(["hire", "admin", "api", "jobs", "blog", "A b", "x", "", " "])(
  "companies: a company cannot be at /%s",
  async (slug) => {
    const ana = await aCompanyAdmin(world);
    const call = ana.api.companies.update({ params: { id: ana.companyId }, body: { slug } });
    expect((await refusal(call)).statusCode).toBe(422);
  },
);

test("companies: of several who take one address at once, one has it and the others are told at the field", async () => {
  const teams = await Promise.all(Array.from({ length: 6 }, () => aCompanyAdmin(world)));
  const answers = await Promise.allSettled(
    teams.map(({ api, companyId }) =>
      api.companies.update({ params: { id: companyId }, body: { slug: "wanted-by-all" } }),
    ),
  );
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.error] : []));
  expect(refused).toHaveLength(5);
  for (const error of refused)
    expect(error).toMatchObject({ statusCode: 409, details: { slug: "Choose another address" } });
});

test("companies: slugs are made from names, and belong to one company", async () => {
  expect(slugify("Déjà Vu & Sons, Inc.")).toBe("deja-vu-and-sons-inc");
  const { company } = await signUp({
    email: "a@teams.example",
    website: "teams.example",
    companyName: "Teams",
  });
  expect(company.slug).toBe("teams-careers");
  const ana = await aCompanyAdmin(world);
  const call = ana.api.companies.update({ params: { id: ana.companyId }, body: { slug: company.slug } });
  expect((await refusal(call)).code).toBe("SLUG_TAKEN");
});

test("companies: nobody changes their own permissions or another team", async () => {
  const ana = await aCompanyAdmin(world, { without: ["billing"] });
  const other = await aCompanyAdmin(world);
  const own = { companyAdminId: ana.companyAdminId, permissions: { team: false } };
  const more = { ...own, permissions: { billing: true } };
  for (const body of [own, more])
    expect((await refusal(ana.api.companies.setPermissions({ body }))).code).toBe("OWN_ACCESS");
  expect((await refusal(other.api.companies.setPermissions({ body: own }))).statusCode).toBe(404);
});

test("companies: of two who switch each other off at once, one stays", async () => {
  const ana = await aCompanyAdmin(world);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  const off = [ana, ben].map(({ api }, at) =>
    api.companies.updateMember({
      params: { id: [ben, ana][at]!.companyAdminId },
      body: { disabled: true },
    }),
  );
  const answers = await Promise.allSettled(off);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("companies: of two who take the permission from each other at once, one keeps it", async () => {
  const ana = await aCompanyAdmin(world);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  const taken = [
    [ana, ben],
    [ben, ana],
  ].map(([by, of]) =>
    by!.api.companies.setPermissions({
      body: { companyAdminId: of!.companyAdminId, permissions: { team: false } },
    }),
  );
  await Promise.allSettled(taken);
  const team = await ana.api.companies.team({ params: { id: ana.companyId } });
  expect(team.map(({ permissions }) => permissions.team).toSorted()).toEqual([false, true]);
});

test("companies: whoever may not change the team switches nobody's access off or on", async () => {
  const ana = await aCompanyAdmin(world);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  await ana.api.companies.setPermissions({
    body: { companyAdminId: ben.companyAdminId, permissions: { team: false } },
  });
  const ofAna = { params: { id: ana.companyAdminId } };
  const off = ben.api.companies.updateMember({ ...ofAna, body: { disabled: true } });
  expect((await refusal(off)).message).toBe("Your team hasn’t given you permission to manage the team.");
  expect(await ana.api.companies.team({ params: { id: ana.companyId } })).toHaveLength(2);
  const ofBen = { params: { id: ben.companyAdminId } };
  await ben.api.companies.updateMember({ ...ofBen, body: { title: "Recruiter" } });
  expect(await ana.api.companies.updateMember({ ...ofBen, body: { disabled: true } })).toMatchObject({
    disabled: true,
    title: "Recruiter",
  });
});

test("companies: a company's website is an address, and leads out of our pages", async () => {
  const { id: companyId } = await aCompany(world, { companyEmailDomain: "brightfield.example" });
  const ana = await aCompanyAdmin(world, { companyId });
  const write = (website: string | null) =>
    ana.api.companies.update({ params: { id: ana.companyId }, body: { website } });
  expect((await refusal(write("nonsense"))).details).toEqual({ website: "Please enter a valid URL" });
  expect((await write("brightfield.example/about")).website).toBe("https://brightfield.example/about");
  expect((await write("http://brightfield.example")).website).toBe("http://brightfield.example");
  expect((await write(null)).website).toBeNull();
});

test("company website: it stays at the company's domain, or moves to one where a colleague reads a mailbox", async () => {
  const { id: companyId } = await aCompany(world, {
    companyEmailDomain: "harborline.example",
    website: "https://harborline.example",
  });
  const ana = await aCompanyAdmin(world, { companyId });
  const write = (website: string) =>
    ana.api.companies.update({ params: { id: companyId }, body: { website } });
  const refused = await refusal(write("google.example/careers"));
  expect(refused.statusCode).toBe(422);
  expect(refused.details?.website).toContain("has confirmed an email at google.example.");
  expect((await refusal(write("https://notharborline.example"))).statusCode).toBe(422);
  expect((await refusal(write("http://192.0.2.7"))).statusCode).toBe(422);
  expect((await write("https://careers.harborline.example")).website).toBe(
    "https://careers.harborline.example",
  );
  const bo = await aCompanyAdmin(world, { companyId });
  const readsAt = (email: string, emailVerifiedAt: Date | null) =>
    world.db.update(users).set({ email, emailVerifiedAt }).where(eq(users.id, bo.userId));
  await readsAt("bo@gmail.com", world.now());
  expect((await refusal(write("https://gmail.com"))).statusCode).toBe(422);
  await readsAt("bo@newname.example", null);
  expect((await refusal(write("https://newname.example"))).statusCode).toBe(422);
  await readsAt("bo@newname.example", world.now());
  const disable = (disabledAt: Date | null) =>
    world.db.update(users).set({ disabledAt }).where(eq(users.id, bo.userId));
  await disable(world.now());
  expect((await refusal(write("https://newname.example"))).statusCode).toBe(422);
  await disable(null);
  expect((await write("https://www.newname.example/jobs")).website).toBe("https://www.newname.example/jobs");
  const ofBo = { params: { id: bo.companyAdminId } };
  await ana.api.companies.updateMember({ ...ofBo, body: { disabled: true } });
  expect((await write("https://newname.example")).website).toBe("https://newname.example");
  expect((await refusal(write("https://other.newname.example"))).statusCode).toBe(422);
});

test("companies: culture tags start with what companies use", async () => {
  for (let count = 0; count < 2; count++) await aCompany(world, { companyCultureTags: ["Tea at four"] });
  const tags = await world.client().companies.cultureTags();
  expect(tags[0]).toBe("Tea at four");
  expect(new Set(tags).size).toBe(tags.length);
});

test("company profile: words the lists know are stored as they write them, others as they were typed", async () => {
  const ana = await aCompanyAdmin(world);
  const saved = await ana.api.companies.update({
    params: { id: ana.companyId },
    body: { companyIndustry: ["education", "Glass blowing"], companyBenefits: ["health  insurance"] },
  });
  expect(saved).toMatchObject({
    companyIndustry: ["Education", "Glass blowing"],
    companyBenefits: ["Health insurance"],
  });
});

test("companies: a page's old address leads to the new one, and is taken by nobody else", async () => {
  const company = await aCompany(world, { slug: "old-name" });
  const ana = await aCompanyAdmin(world, { companyId: company.id });
  const move = (slug: string) => ana.api.companies.update({ params: { id: company.id }, body: { slug } });
  const at = async (slug: string) => (await world.client().companies.bySlug({ params: { slug } })).slug;
  await move("new-name");
  expect(await at("old-name")).toBe("new-name");
  const other = await aCompanyAdmin(world);
  const taking = other.api.companies.update({ params: { id: other.companyId }, body: { slug: "old-name" } });
  expect((await refusal(taking)).code).toBe("SLUG_TAKEN");
  const { company: founded } = await signUp({
    email: "x@old-name.example",
    website: "old-name.example",
    companyName: "Old Name",
  });
  expect(founded.slug).toBe("old-name-2");
  await move("old-name");
  expect(await at("new-name")).toBe("old-name");
  expect(await at("old-name")).toBe("old-name");
});
