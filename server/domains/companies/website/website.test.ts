import { beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { auditLog } from "#server/audit/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { companies } from "../tables.ts";
import { siteFacts } from "./site-facts.ts";

const world = openWorld();
const pages = new Map<string, string>();
beforeEach(() => {
  world.dependencies.outside.fetch = async (url) => {
    const html = pages.get(url);
    return { status: html ? 200 : 404, contentType: "text/html", body: Buffer.from(html ?? "") };
  };
});

const organization = {
  "@type": "Organization",
  name: "Harbor Lights",
  slogan: "Lamps that outlast storms",
  description: "We build lamps for lighthouses. <b>Since 1871.</b>",
  logo: { url: "/logo.png" },
  foundingDate: "1871-05-01",
  founder: [{ name: "Ida Lewis" }, "Abbie Burgess"],
  address: { addressLocality: "Bristol", addressCountry: "United Kingdom" },
};
const page = (data: object, head = "") =>
  `<html><head>${head}<script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;

test("company websites: data for machines says most, then the tags for previews, then the title", () => {
  expect(siteFacts(page({ "@graph": [organization] }), "https://harbor.example")).toEqual({
    companyName: "Harbor Lights",
    companyAboutHeader: "Lamps that outlast storms",
    about: "We build lamps for lighthouses. <b>Since 1871.</b>",
    companyLogo: "https://harbor.example/logo.png",
    companyFoundedYear: 1871,
    companyFounders: ["Ida Lewis", "Abbie Burgess"],
    companyHQlocation: "Bristol, United Kingdom",
  });
  const tags = '<title>Kelp | Sea food</title><meta name="description" content="Kelp for all. And more.">';
  expect(siteFacts(tags, "https://kelp.example")).toMatchObject({
    companyName: "Kelp",
    companyAboutHeader: "Kelp for all.",
    companyLogo: null,
  });
  const foreign = page({ ...organization, logo: "https://elsewhere.example/logo.png" });
  expect(siteFacts(foreign, "https://harbor.example").companyLogo).toBeNull();
  expect(siteFacts("<title>", "https://x.example").companyName).toBeNull();
});

test("company websites: a page made from a website is nobody's and hidden until its domain is proven", async () => {
  pages.set("https://harbor.example", page(organization));
  const create = (website: string) => world.client().companies.autoCreate({ body: { website } });
  const { company, created } = await create("www.Harbor.example/jobs");
  expect(created).toBe(true);
  expect(company).toMatchObject({ companyName: "Harbor Lights", published: false, isManaged: false });
  expect(company.companyAboutDescription).not.toContain("<b>");
  expect(await create("harbor.example")).toMatchObject({ created: false, company: { id: company.id } });
  const params = { id: company.id };
  expect((await refusal(world.client().companies.get({ params }))).statusCode).toBe(404);
  const email = "ida@harbor.example";
  const { token } = await world
    .client()
    .companies.claim({ params: { companyId: company.id }, body: { email, password: "correct horse" } });
  const confirmation = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  await world.client().accounts.verifyEmail({ body: { token: confirmation } });
  expect(await world.client(token).companies.publish({ params })).toMatchObject({ published: true });
  const known = await create("harbor.example");
  expect(known).toMatchObject({ created: false, claimable: false, company: { slug: company.slug } });
  expect(known.company.companyAboutDescription).toBe(company.companyAboutDescription);
  await world.db.update(companies).set({ published: false }).where(eq(companies.id, company.id));
  const hidden = (await create("harbor.example")).company;
  expect(hidden).toMatchObject({ slug: company.slug, companyAboutDescription: null, companyIndustry: [] });
});

test("company websites: what cannot be read makes no company", async () => {
  pages.set("https://facebook.com", page({ ...organization, name: "Facebook" }));
  for (const website of [
    "gmail.com",
    "https://boards.greenhouse.io/acme",
    "nowhere.example",
    "https://www.facebook.com/corner.cafe",
  ]) {
    const refused = await refusal(world.client().companies.autoCreate({ body: { website } }));
    expect(refused).toMatchObject({ statusCode: 422, details: { website: expect.any(String) } });
  }
});

test("company websites: connecting one fills in what is open, keeps what was written, and marks it done", async () => {
  const company = await aCompany(world, { companyEmailDomain: "lamps.example", companyFoundedYear: 1900 });
  const ana = await aCompanyAdmin(world, { companyId: company.id });
  const params = { id: company.id };
  expect((await ana.api.companies.get({ params })).accountFlags.websiteConnected).toBe(false);
  pages.set("https://lamps.example", page(organization));
  const connected = await ana.api.companies.connectWebsite({ params, body: {} });
  expect(connected).toMatchObject({
    website: "https://lamps.example",
    companyAboutHeader: "Lamps that outlast storms",
    companyFoundedYear: 1900,
    companyFounders: ["Ida Lewis", "Abbie Burgess"],
  });
  expect((await ana.api.companies.get({ params })).accountFlags.websiteConnected).toBe(true);
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, company.id))
    .orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual(["company.changed"]);
  pages.set("https://someone-else.example", page(organization));
  const foreign = { params, body: { website: "someone-else.example" } };
  expect((await refusal(ana.api.companies.connectWebsite(foreign))).details).toHaveProperty("website");
});

test("company websites: a page that nobody took over is forgotten after 30 days, and no other company is", async () => {
  pages.set("https://left.example", page({ ...organization, name: "Left Alone" }));
  const { company } = await world.client().companies.autoCreate({ body: { website: "left.example" } });
  const draft = await aCompany(world, { published: false, provenAt: null });
  await aCompanyAdmin(world, { companyId: draft.id });
  const kept = async () => {
    const rows = await world.db.select({ id: companies.id }).from(companies);
    return [company.id, draft.id].filter((id) => rows.some((row) => row.id === id));
  };
  await world.pass(29 * 86_400);
  expect(await kept()).toEqual([company.id, draft.id]);
  await world.pass(2 * 86_400);
  expect(await kept()).toEqual([draft.id]);
});
