import { createHash } from "node:crypto";
import { desc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CompanyPerson, aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { addEmbeds } from "./embeds.ts";

const world = openWorld((app, dependencies) => addEmbeds(app, dependencies));
let ana: CompanyPerson;
beforeAll(async () => {
  const { id: companyId } = await aCompany(world, {
    slug: "harborline",
    companyName: "Harbor & Line",
    website: "https://www.harborline.example/about",
  });
  ana = await aCompanyAdmin(world, { companyId });
});
const open = (query = "", slug = "harborline") => world.app.inject(`/embed/${slug}${query}`);
const policyOf = async (query = "") => String((await open(query)).headers["content-security-policy"]);

test("embedded jobs: may be framed by the company's own website until it names other sites", async () => {
  const ancestors = ["https://harborline.example", "https://www.harborline.example"];
  expect((await ana.api.careers.embeds()).ancestors).toEqual(ancestors);
  expect(await policyOf()).toContain(`frame-ancestors 'self' ${ancestors.join(" ")};`);
  await ana.api.careers.setEmbeds({
    body: { ancestors: ["partner.example/jobs", "https://partner.example"] },
  });
  expect(await policyOf()).toContain("frame-ancestors 'self' https://partner.example;");
  const [kept] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(kept).toMatchObject({ action: "careers.embedChanged", before: { ancestors } });
  await ana.api.careers.setEmbeds({ body: { ancestors: [] } });
  expect(await policyOf()).toContain("frame-ancestors 'self';");
});

test.each(["*", "acme.com; script-src *", "javascript:alert(1)"])(
  "embedded jobs: %j is no site that could frame them",
  async (site) => {
    const refused = await refusal(ana.api.careers.setEmbeds({ body: { ancestors: [site] } }));
    expect(JSON.stringify(refused.details)).toContain("Enter a site, such as www.acme.com");
  },
);

test("embedded jobs: the frame has no origin, loads nothing, and runs its own script alone", async () => {
  const { headers, body } = await open();
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("sandbox allow-scripts allow-popups");
  expect(policy).not.toMatch(/allow-same-origin|unsafe-inline/);
  expect(headers).not.toHaveProperty("x-frame-options");
  for (const part of ["style", "script"]) {
    const text = new RegExp(`<${part}>([^]*?)</${part}>`).exec(body)![1]!;
    expect(policy).toContain(`sha256-${createHash("sha256").update(text).digest("base64")}`);
  }
});

test("embedded jobs: shows the open jobs with links that leave the frame, and a closed one is gone", async () => {
  const job = await aJob(world, {
    companyId: ana.companyId,
    jobTitle: "Pilot <b>&",
    department: "Harbor",
  });
  const { body } = await open();
  expect(body).toContain("<h2>Harbor</h2>");
  expect(body).not.toContain("<b>Pilot <b>");
  expect(body).toContain(
    `href="http://parallel.test/jobs/${job.id}?from=careers" target="_blank" rel="noopener"`,
  );
  expect(body).toContain("<h1>Open jobs at Harbor &#38; Line</h1>");
  await ana.api.jobs.close({ params: { id: job.id } });
  expect((await open()).body).toContain("There are no open jobs today.");
});

test("embedded jobs: a job without a department stands below the others, under a heading of its own", async () => {
  const { id: companyId, slug } = await aCompany(world);
  const headings = async () =>
    [...(await open("", slug)).body.matchAll(/<(?:h2|b)>(.*?)<\//g)].map(([, text]) => text);
  await aJob(world, { companyId, jobTitle: "Gardener", department: "Grounds" });
  await aJob(world, { companyId, jobTitle: "Caretaker", department: null });
  expect(await headings()).toEqual(["Grounds", "Gardener", "Other jobs", "Caretaker"]);
});

test("embedded jobs: tokens choose colors that stay readable, and nothing else gets into the style", async () => {
  const dark = (await open("?background=101413&accent=1f4f8f&type=serif")).body;
  expect(dark).toContain("html{background:#101413;color:var(--ink);font:16px/1.5 Georgia,serif}");
  expect(dark).toContain("--ink:#ffffff");
  expect(dark).not.toContain("--accent:#1f4f8f");
  const hostile = (await open(`?accent=${encodeURIComponent("red}body{display:none")}&type=x`)).body;
  expect(hostile).not.toContain("display:none");
  expect(hostile).toBe((await open()).body);
});

test("embedded jobs: the snippet works without scripts too, and its script is for every site", async () => {
  const { snippet } = await ana.api.careers.embeds();
  expect(snippet).toContain('src="http://parallel.test/embed/jobs.js" data-company="harborline"');
  expect(snippet).toContain(
    '<noscript><a href="http://parallel.test/harborline/careers">Open jobs at Harbor &#38; Line',
  );
  const { headers, body } = await world.app.inject("/embed/jobs.js");
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(body).not.toContain("allow-same-origin");
});

test("embedded jobs: an old address leads on for good, with its colors", async () => {
  const moving = await aCompanyAdmin(world);
  const params = { id: moving.companyId };
  const { slug } = await moving.api.companies.get({ params });
  await moving.api.companies.update({ params, body: { slug: `${slug}-now` } });
  const { statusCode, headers } = await open("?type=serif", slug);
  expect([statusCode, headers.location]).toEqual([301, `/embed/${slug}-now?type=serif`]);
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
});

test("embedded jobs: of a company that is hidden or not there nothing is shown", async () => {
  const hidden = await aCompany(world, { published: false });
  for (const slug of [hidden.slug, "nobody"]) expect((await open("", slug)).statusCode).toBe(404);
});
