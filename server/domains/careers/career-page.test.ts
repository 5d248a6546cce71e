import { desc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PageDocument } from "#shared/blocks/blocks.ts";
import { blankBlock } from "#shared/blocks/blocks.ts";
import { pageFromProfile } from "#shared/blocks/careers-page.ts";
import { auditLog } from "#server/audit/tables.ts";
import { type CompanyPerson, aCandidate, aCompanyAdmin, disableAccount } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let ana: CompanyPerson;
let id: string;
let slug: string;
beforeAll(async () => {
  ana = await aCompanyAdmin(world, { fullName: "Ana Reyes" });
  id = ana.companyId;
  slug = (await ana.api.companies.get({ params: { id } })).slug;
});

const params = () => ({ params: { id } });
const shown = (api = world.client(), query: { draft?: "true" } = {}) =>
  api.careers.show({ params: { slug }, query });
const pageWith = (...blocks: PageDocument["blocks"]): PageDocument => ({
  ...pageFromProfile,
  blocks: [...pageFromProfile.blocks, ...blocks],
});
async function save(document: PageDocument, by = ana) {
  const { version } = await by.api.careers.page(params());
  return by.api.careers.savePage({ ...params(), body: { version, document } });
}
const publish = async () => {
  const { version } = await ana.api.careers.page(params());
  return ana.api.careers.publishPage({ ...params(), body: { version } });
};
const lastKept = async () => (await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const questions = {
  ...blankBlock("questions", "q1"),
  items: [{ question: "Do you hire remotely?", answer: "Yes, within Europe." }],
};

test("careers page: a company that built none has one made from its profile", async () => {
  expect(await ana.api.careers.page(params())).toMatchObject({
    version: 0,
    document: pageFromProfile,
    live: null,
    unpublished: false,
  });
  expect((await shown()).document).toEqual(pageFromProfile);
});

test("careers page: a draft is seen by the team alone until it is published", async () => {
  const draft = await save(pageWith(questions));
  expect(draft).toMatchObject({ version: 1, unpublished: true, changedBy: "Ana Reyes" });
  expect((await shown()).document.blocks).not.toContainEqual(questions);
  expect((await shown(ana.api, { draft: "true" })).document.blocks).toContainEqual(questions);
  for (const stranger of [await aCandidate(world), await aCompanyAdmin(world)])
    expect((await refusal(shown(stranger.api, { draft: "true" }))).statusCode).toBe(404);
  expect(await publish()).toMatchObject({
    unpublished: false,
    live: { number: 1, publishedBy: "Ana Reyes" },
  });
  expect((await shown()).document.blocks).toContainEqual(questions);
  expect(await lastKept()).toMatchObject({ action: "careers.published", after: { version: 1 } });
});

test("careers page: what a teammate saved meanwhile is not written over", async () => {
  const { version } = await ana.api.careers.page(params());
  const ben = await aCompanyAdmin(world, { companyId: id, fullName: "Ben Ode" });
  await save(pageWith(blankBlock("team", "t1")), ben);
  const refused = await refusal(
    ana.api.careers.savePage({ ...params(), body: { version, document: pageFromProfile } }),
  );
  expect(refused).toMatchObject({
    statusCode: 409,
    details: { page: { version: version + 1, changedBy: "Ben Ode" } },
  });
  expect((await refusal(ana.api.careers.publishPage({ ...params(), body: { version } }))).code).toBe(
    "CONFLICT",
  );
});

test("careers page: a published version can be looked up and put back", async () => {
  await save(pageFromProfile);
  await publish();
  const versions = await ana.api.careers.pageVersions(params());
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  const first = await ana.api.careers.pageVersion({ params: { id, number: "1" } });
  expect(first.document.blocks).toContainEqual(questions);
  await save(first.document);
  await publish();
  expect((await shown()).document.blocks).toContainEqual(questions);
  expect((await refusal(ana.api.careers.pageVersion({ params: { id, number: "99" } }))).statusCode).toBe(404);
});

test("careers page: colors nobody can read are refused when the page is published, in words", async () => {
  await save({ ...pageFromProfile, theme: { ...pageFromProfile.theme, accent: "#ffe600" } });
  const refused = await refusal(publish());
  expect(refused.statusCode).toBe(422);
  expect(refused.details?.["theme.accent"]).toContain("hard to read on white");
});

test("careers page: nothing in a text runs, and no block comes twice", async () => {
  const html =
    '<p onclick="x()">Hello<script>alert(1)</script></p><img src="https://elsewhere.example/x.png">';
  const { document } = await save(pageWith({ ...blankBlock("text", "x1"), html }));
  expect(document.blocks.at(-1)).toMatchObject({ html: "<p>Hello</p>" });
  const twice = await refusal(save(pageWith(questions, questions)));
  expect(twice.statusCode).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(twice.details)).toContain("Each block has its own id");
  const video = { ...blankBlock("video", "v1"), address: "javascript:alert(1)" };
  expect((await refusal(save(pageWith(video)))).statusCode).toBeGreaterThanOrEqual(400);
});

test("careers page: shows who was chosen of the team, as long as they are on it", async () => {
  const cleo = await aCompanyAdmin(world, { companyId: id, fullName: "Cleo Ahn" });
  await save(pageWith(blankBlock("team", "t1")));
  await publish();
  const chosen = [cleo.companyAdminId, ana.companyAdminId];
  await ana.api.careers.setPageTeam({ ...params(), body: { companyAdminIds: chosen } });
  expect(await lastKept()).toMatchObject({ action: "careers.teamChanged", after: { team: chosen } });
  const names = async () => (await shown()).team.map(({ fullName }) => fullName);
  expect(await names()).toEqual(["Cleo Ahn", "Ana Reyes"]);
  await ana.api.companies.updateMember({
    params: { id: cleo.companyAdminId },
    body: { disabled: true },
  });
  expect(await names()).toEqual(["Ana Reyes"]);
  expect(await ana.api.careers.pageTeam(params())).toHaveLength(1);
  await ana.api.companies.updateMember({
    params: { id: cleo.companyAdminId },
    body: { disabled: false },
  });
  await disableAccount(world, cleo);
  expect(await names()).toEqual(["Ana Reyes"]);
  const stranger = await aCompanyAdmin(world);
  const refused = await refusal(
    ana.api.careers.setPageTeam({ ...params(), body: { companyAdminIds: [stranger.companyAdminId] } }),
  );
  expect(refused.details).toHaveProperty("companyAdminIds");
});

test("careers page: the address of a film is kept with https, also where it was typed without", async () => {
  const film = { ...blankBlock("video", "v1"), address: "www.films.example/watch?v=1" };
  const { document } = await save(pageWith(film));
  expect(document.blocks.at(-1)).toEqual({ ...film, address: "https://www.films.example/watch?v=1" });
  const half = { ...film, address: "www" };
  expect((await save(pageWith(half))).document.blocks.at(-1)).toEqual(half);
});
