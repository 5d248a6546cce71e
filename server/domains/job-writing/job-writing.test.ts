import { beforeAll, expect, test } from "vitest";
import type { Requirement } from "#server/matching-engine/types.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompanyAdmin, type CompanyPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let ada: CompanyPerson;
beforeAll(async () => {
  ada = await aCompanyAdmin(world);
});

test("job texts: a draft comes from the title and the company’s profile, and nothing is kept", async () => {
  await ada.api.companies.update({
    params: { id: ada.companyId },
    body: { companyBenefits: ["Free kites"] },
  });
  const written = await ada.api.jobWriting.generate({ body: { jobTitle: "Registered nurse" } });
  expect(written).toMatchObject({ occupation: { code: "29-1141.00" }, writtenBy: "sources" });
  expect(written.jobDescription).toContain("<li>Free kites</li>");
  expect(written.jobDescription).toContain("<h3>What you’ll do</h3>");
  const { jobs } = await ada.api.jobs.ofCompany({ params: { id: ada.companyId }, query: {} });
  expect(jobs).toEqual([]);
});

test("job texts: without a title there is nothing to write from", async () => {
  expect(await refusal(ada.api.jobWriting.generate({ body: { jobTitle: " " } }))).toMatchObject({
    statusCode: 422,
    details: { jobTitle: "Enter a title first" },
  });
});

test("job texts: an edit answers the new text and what was changed", async () => {
  const body = { jobDescription: "<p>We need a rockstar.</p>", edit: "inclusive" as const };
  expect(await ada.api.jobWriting.generateEdit({ body })).toEqual({
    jobDescription: "<p>We need a skilled professional.</p>",
    changes: ["“rockstar” is now “skilled professional”."],
  });
});

const requirement: Requirement = {
  id: "1",
  text: "Two years in a bakery",
  kind: "years",
  must: true,
  skills: [],
};

test.each([
  ["jobTitle", { jobTitle: "URGENT!! NIGHT BAKER" }, ["Night baker"]],
  ["jobTitle", { jobTitle: "Night baker" }, []],
  ["department", { jobTitle: "Auditor" }, ["Finance"]],
  ["seniority", { jobTitle: "Senior baker" }, ["Senior (10+)"]],
  [
    "prompts",
    { requirements: [requirement] },
    ["Where did you gain this experience: Two years in a bakery?"],
  ],
] as const)("job texts: %s is proposed from what is known of %o", async (field, part, values) => {
  const { id } = await aJob(world, { companyId: ada.companyId, ...(structuredClone(part) as object) });
  const proposal = await ada.api.jobWriting.generateDetail({ params: { id }, query: { field } });
  expect(proposal).toMatchObject({ field, values });
  expect(proposal.sources.length > 0).toBe(values.length > 0);
});

test("job texts: the description of a saved job is proposed with its sources", async () => {
  const { id } = await aJob(world, { companyId: ada.companyId, jobTitle: "Accountant" });
  const proposal = await ada.api.jobWriting.generateDetail({
    params: { id },
    query: { field: "jobDescription" },
  });
  expect(proposal.values[0]).toContain("hiring for the position of Accountant");
  expect(proposal.sources.map((source) => source.kind)).toContain("occupation");
});

test("recruit assist: says whom to look for, what to ask and what is missing", async () => {
  const { id } = await aJob(world, {
    companyId: ada.companyId,
    jobTitle: "Accountant",
    jobDescription: "<p>We want a young team of ninjas.</p>",
    requirements: [requirement],
    salary: null,
  });
  const help = await ada.api.jobWriting.recruitAssist({ params: { id } });
  expect(help.otherTitles.length).toBeGreaterThan(3);
  expect(help.questions).toEqual(["Where did you gain this experience: Two years in a bakery?"]);
  expect(help.hints.map(({ found }) => found)).toEqual(expect.arrayContaining(["young team", "ninjas"]));
  expect(help.missing.map(({ field }) => field)).toContain("salary");
});
