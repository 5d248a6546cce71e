import { expect, test } from "vitest";
import type { LanguageModel } from "#server/outside/models/models.ts";
import { textOf } from "#shared/words/text-of.ts";
import { writeJobText } from "./write-job-text.ts";
import type { CompanyFacts } from "./writing-sources.ts";

const titles =
  `Registered nurse|Software engineer|Accountant|Night baker|Warehouse operative|Sales executive|Electrician|
Primary school teacher|Care assistant|Data analyst|Truck driver|Plumber|Marketing manager|Receptionist|Sous chef|Waiter|
Dental hygienist|Pharmacist|Paralegal|Civil engineer|Graphic designer|HR generalist|Customer service representative|Welder|
Machinist|Store manager|Physiotherapist|Social worker|Project manager|Product manager|UX designer|DevOps engineer|
Security guard|Housekeeper|Landscaper|Carpenter|Bus driver|Veterinary nurse|Radiographer|Midwife|Paramedic|Librarian|
Translator|Copywriter|Journalist|Photographer|Hairdresser|Butcher|Forklift driver|Bookkeeper|Payroll specialist|Auditor|
Business analyst|Database administrator|Network engineer|Mechanical engineer|Chemist|Lab technician|Architect|Call center agent`
    .split("|")
    .map((title) => title.trim());

const silent = { languageModel: null, report: () => {} };
const quiet = { outside: silent };
const acme: CompanyFacts = {
  companyName: "Acme",
  companyAboutHeader: "We make kites",
  companyAboutDescription: "<p>Acme sews kites in Leeds. Each is flown once before it is sold.</p>",
  companySize: "Medium",
  companyFoundedYear: 1998,
  companyIndustry: ["Toys"],
  companyBenefits: ["30 days of vacation"],
  values: [{ title: "Patience", description: "" }],
};

test.each(titles)("job texts: of a %s nothing is said that no source says", async (jobTitle) => {
  const written = await writeJobText(quiet, { jobTitle }, { companyName: "Acme" });
  const texts = new Map(written.sources.map(({ id, text }) => [id, text]));
  for (const { text, sourceIds } of written.sections.flatMap(({ sentences }) => sentences)) {
    const cited = sourceIds.map((id) => texts.get(id));
    expect(cited, text).not.toContain(undefined);
    for (const source of cited) expect(text.toLowerCase()).toContain(source!.toLowerCase());
  }
  const ofCompany = written.sources.filter(({ kind }) => kind === "company");
  expect(ofCompany).toEqual([{ id: "company/companyName", kind: "company", text: "Acme" }]);
  expect(textOf(written.jobDescription)).not.toMatch(/[$€£]|salary|competitive|benefits|bonus/i);
  expect(written.missing.map(({ field }) => field)).toContain("salary");
});

test("job texts: most titles are known, and what people do comes from O*NET with its task", async () => {
  const written = await Promise.all(titles.map((jobTitle) => writeJobText(quiet, { jobTitle }, acme)));
  const withTasks = written.filter(({ sources }) =>
    sources.some(({ id }) => /^onet\/.+\/task\/\d+$/.test(id)),
  );
  expect(withTasks.length).toBeGreaterThanOrEqual(56);
});

test("job texts: the company is described in its own profile's words, and what it offers is its benefits", async () => {
  const { sections, missing } = await writeJobText(
    quiet,
    { jobTitle: "Accountant", locations: ["Leeds", "York"], employmentType: "Part Time", salary: null },
    acme,
  );
  const said = Object.fromEntries(
    sections.map(({ heading, sentences }) => [heading, sentences.map(({ text }) => text)]),
  );
  expect(said["About the role"]).toEqual([
    "Acme is hiring for the position of Accountant.",
    "This is a part-time position.",
    "You’ll work in Leeds or York.",
  ]);
  expect(said["What we offer"]).toEqual(["30 days of vacation"]);
  expect(said["About Acme"]).toEqual([
    "We make kites.",
    "Acme sews kites in Leeds.",
    "Each is flown once before it is sold.",
    "Industry: Toys.",
    "Acme has 51–200 employees.",
    "Acme was founded in 1998.",
    "Our values: Patience.",
  ]);
  expect(missing.map(({ field }) => field)).toEqual(["salary"]);
});

test("job texts: what a company writes about itself stays text", async () => {
  const { jobDescription } = await writeJobText(
    quiet,
    { jobTitle: "Accountant" },
    { companyName: "Acme <script>alert(1)</script>" },
  );
  expect(jobDescription).not.toContain("<script");
});

const said = (text: string, ...sourceIds: string[]) => ({ text, sourceIds });
const modelThatSays = (...sentences: ReturnType<typeof said>[]): LanguageModel => ({
  name: "test",
  write: () => Promise.reject(new Error("unused")),
  compose: ({ schema }) =>
    Promise.resolve(schema.parse({ sections: [{ heading: "About the role", list: false, sentences }] })),
});
const borne = [
  said("Acme makes kites.", "company/companyName", "company/companyAboutHeader"),
  said("You get 30 days of vacation.", "company/companyBenefits/1"),
  said("Acme sews its kites in Leeds.", "company/companyAboutDescription/1"),
  said("Each kite is flown once before it is sold.", "company/companyAboutDescription/2"),
];

test("job texts: a model’s sentences stay where their sources bear them out, and the others go", async () => {
  const languageModel = modelThatSays(
    ...borne,
    said("You get 40 days of vacation.", "company/companyBenefits/1"),
    said("We offer free lunches and stock options.", "company/companyBenefits/1"),
    said("We won the Queens Award for kites.", "company/companyAboutHeader"),
    said("The pay is competitive.", "company/nothing"),
  );
  const written = await writeJobText(
    { outside: { ...silent, languageModel } },
    { jobTitle: "Accountant" },
    acme,
  );
  expect(written.writtenBy).toBe("model");
  expect(written.sections[0]!.sentences).toEqual(borne);
});

test("job texts: where a model fails or invents, the sources speak for themselves", async () => {
  const told: string[] = [];
  const failing = { ...modelThatSays(), compose: () => Promise.reject(new Error("away")) };
  const inventing = modelThatSays(said("We are the best.", "company/companyName"));
  for (const languageModel of [failing, inventing]) {
    const report = (what: string) => void told.push(what);
    const { writtenBy } = await writeJobText(
      { outside: { languageModel, report } },
      { jobTitle: "Accountant" },
      acme,
    );
    expect(writtenBy).toBe("sources");
  }
  expect(told).toEqual(["writing a job’s text with the language model"]);
});
