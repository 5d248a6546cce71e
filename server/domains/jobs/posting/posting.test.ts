import { beforeAll, expect, test } from "vitest";
import { aCandidate, aCompanyAdmin, type CompanyPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { readPosting } from "./read-posting.ts";

const world = openWorld();
let ada: CompanyPerson;
beforeAll(async () => {
  ada = await aCompanyAdmin(world);
});

const bakery = `Night baker (m/f/d)
Company: Crumb & Sons
Location: Leeds, United Kingdom
Full-time, on site
Salary: £28,000 - £31,000 per year

What you will do:
- Shape and bake sourdough
- Keep the ovens clean

What you bring:
- Two years in a bakery`;

test("paste a job: title, place, pay, type and description are read, and nothing is kept", async () => {
  const read = await ada.api.jobs.readPosting({ body: { text: bakery } });
  expect(read).toMatchObject({
    jobTitle: "Night baker",
    company: "Crumb & Sons",
    locations: ["Leeds, United Kingdom"],
    remote: false,
    workplaceType: "onsite",
    employmentType: "Full Time",
    salary: { currency: "GBP", period: "year", min: 2_800_000, max: 3_100_000 },
  });
  expect(read.jobDescription).toMatch(/^<h3>What you will do<\/h3>/);
  expect(read.jobDescription).toContain("<li>Shape and bake sourdough</li>");
  expect(read.jobDescription).toContain("<h3>What you bring</h3>");
  const { jobs } = await ada.api.jobs.ofCompany({ params: { id: ada.companyId }, query: {} });
  expect(jobs).toEqual([]);
});

test("paste a job: an empty text is refused by its field, and only a hiring team may ask", async () => {
  const empty = await refusal(ada.api.jobs.readPosting({ body: { text: "  " } }));
  expect(empty).toMatchObject({ statusCode: 422, details: { text: "Please paste the job’s text" } });
  const seeker = await aCandidate(world);
  expect(await refusal(seeker.api.jobs.readPosting({ body: { text: bakery } }))).toMatchObject({
    statusCode: 403,
  });
});

test.each([
  [
    "Kelpworks | Senior Diver | Bergen, Norway | ONSITE | Full-time | NOK 600k",
    {
      jobTitle: "Senior Diver",
      company: "Kelpworks",
      locations: ["Bergen, Norway"],
      employmentType: "Full Time",
    },
  ],
  [
    "Pflegefachkraft (m/w/d)\nKlinikum Fuldatal gGmbH\nKassel\nTeilzeit",
    {
      jobTitle: "Pflegefachkraft",
      company: "Klinikum Fuldatal gGmbH",
      locations: ["Kassel"],
      employmentType: "Part Time",
    },
  ],
  [
    "Support Engineer\nAcme Software\nRemote - Europe, contract",
    { jobTitle: "Support Engineer", remote: true, employmentType: "Contract", workplaceType: "remote" },
  ],
  [
    "Head Chef\nLocation: Unit 7, Riverside Park, Leeds LS10 1AB",
    { jobTitle: "Head Chef", locations: ["Leeds, England, United Kingdom"] },
  ],
  ["Elektriker (m/w/d) in Vollzeit\n20095 Hamburg", { jobTitle: "Elektriker", locations: ["Hamburg"] }],
  ["Serveuse\n69003 Lyon", { locations: ["Lyon"] }],
  ["Vendedor(a) Externo", { jobTitle: "Vendedor Externo" }],
  ["Payroll Administrator (6 month FTC)", { jobTitle: "Payroll Administrator" }],
  ["Bakker gezocht!", { jobTitle: "Bakker" }],
  ["Engineer (Backend)", { jobTitle: "Engineer (Backend)" }],
  [
    "We’re hiring! Staff Android Engineer @ Walletly (Series B)",
    { jobTitle: "Staff Android Engineer", company: "Walletly" },
  ],
  [
    "Looking for a part-time gardener (8 hrs/week) for our hotel",
    { jobTitle: "Gardener", employmentType: "Part Time" },
  ],
  [
    "Come and see us some time.",
    { jobTitle: null, company: null, locations: [], salary: null, remote: false },
  ],
])("paste a job: %s", (text, expected) => {
  expect(readPosting(text)).toMatchObject(expected);
});
