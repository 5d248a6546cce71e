import { expect, test } from "vitest";
import { type JobText, jobVector, readJob } from "#server/matching-engine/index.ts";
import { type JobFeature, JobShelf } from "../fit/job-features.ts";
import { diverse, rankPool, spread } from "./rank-pool.ts";

function feature(id: string, changes: Partial<JobText> = {}, about: Partial<JobFeature> = {}): JobFeature {
  const text: JobText = { title: "Designer", locations: ["Bristol, United Kingdom"], ...changes };
  return {
    id,
    companyId: id,
    title: text.title,
    department: "Design",
    workplaceType: null,
    companyStage: null,
    companySize: null,
    industries: [],
    publishedAt: 0,
    text,
    vector: jobVector(text),
    sense: null,
    stamp: "",
    read: () => readJob(text),
    ...about,
  };
}
const candidate = {
  asOf: "2026-11-21",
  resume: [],
  wanted: { titles: ["Designer"], locations: ["Bristol, United Kingdom"], types: ["Full Time"] },
};
const ranking = {
  candidate,
  sense: null,
  liked: [],
  passedOver: [],
  today: new Date(0),
  preferences: {},
  scoring: true,
  isOut: () => false,
};
const ids = (pool: { job: JobFeature }[]) => pool.map(({ job }) => job.id);

function shelf(...jobs: JobFeature[]) {
  const full = new JobShelf();
  for (const job of jobs) full.put(job);
  return full;
}

const keeps = feature("keeps", { employmentType: "Full Time" });
const partTime = feature("part time", { employmentType: "Part Time" });
const tokyo = feature("tokyo", { locations: ["Tokyo, Japan"] });
const onsite = feature("onsite", {}, { workplaceType: "onsite", publishedAt: 9 });

const nurse = feature("nurse", { title: "Nurse" });
const both = feature("both", { employmentType: "Part Time", locations: ["Tokyo, Japan"] });

test("ranking: a job that breaks a condition stands apart, and the fit says which", () => {
  const { keeping, close } = rankPool(shelf(partTime, tokyo, keeps, both), ranking);
  expect(ids(keeping)).toEqual(["keeps"]);
  expect(close.map(({ job, fit }) => [job.id, fit!.breaks])).toEqual([
    ["part time", ["This is part time work, and you asked for full time."]],
    ["tokyo", ["In Tokyo, farther than you asked."]],
  ]);
});

test("ranking: another trade is not even close", () => {
  const { keeping, close } = rankPool(shelf(nurse, keeps), ranking);
  expect([...ids(keeping), ...ids(close)]).toEqual(["keeps"]);
});

test("ranking: counts what each condition would bring by itself", async () => {
  const leeds = feature("leeds", { locations: ["Leeds, United Kingdom"] });
  const { loosening } = rankPool(shelf(keeps, partTime, tokyo, leeds, both, nurse), ranking);
  expect(await loosening()).toEqual([
    { condition: "place", jobs: 2 },
    { condition: "type", jobs: 1 },
  ]);
});

test("ranking: what would come doesn’t ask for a language the person lacks, and finds room", async () => {
  const asking = { descriptionHtml: "<h3>What you need</h3><ul><li>Fluent Japanese</li></ul>" };
  const places = Array.from({ length: 70 }, (_, at) =>
    feature(`leeds ${at}`, { locations: ["Leeds, United Kingdom"] }),
  );
  const japanese = feature("japanese", { locations: ["Tokyo, Japan"], ...asking });
  const count = (...jobs: JobFeature[]) => rankPool(shelf(keeps, ...jobs), ranking).loosening();
  expect(await count(tokyo, japanese)).toEqual([{ condition: "place", jobs: 1 }]);
  expect(await count(japanese)).toEqual([]);
  expect(await count(...places)).toEqual([{ condition: "place", jobs: 59 }]);
});

test("ranking: where nobody asked for a level, those the person knows come first", () => {
  const managers = Array.from({ length: 70 }, (_, at) => feature(`m${at}`, { title: "Design Director" }));
  const work = [{ title: "Designer", start: "2020-01", end: null }];
  const wanted = { titles: ["Designer", "Design"] };
  const { keeping } = rankPool(shelf(...managers, feature("own")), {
    ...ranking,
    candidate: { ...candidate, work, wanted },
  });
  expect([keeping.length, ids(keeping)[0]]).toEqual([60, "own"]);
});

test("ranking: a posting of a title alone has no score, and stands behind one that says more and fits", () => {
  const text =
    "We are looking for a designer in our Bristol studio. You draw screens and flows for our product, talk with the people who use it, and look after our design system with two other designers and four engineers. You have designed products before.";
  const told = feature("told", { descriptionHtml: text });
  const { keeping } = rankPool(shelf(feature("bare"), told), ranking);
  expect(keeping.map(({ job, fit }) => [job.id, fit!.score === null])).toEqual([
    ["told", false],
    ["bare", true],
  ]);
});

test.each([
  ["Designer, talent community", []],
  ["Open Applications: Design", []],
  ["General Application", []],
  ["Design Contractor Pool", []],
  ["Future Openings, Design", []],
  ["Designer (Future Roles)", []],
  ["Spontaneous Application, Designer", []],
  ["Designer? Let’s stay in touch!", []],
  ["Product Designer (Evergreen Req)", []],
  ["Open Role: Designer", ["pool"]],
  ["Designer and Freelancer Community Manager", ["pool"]],
  ["Designer and Candidate Network Lead", ["pool"]],
  ["Designer and Contractor Pool Coordinator", ["pool"]],
  ["Designer, Evergreen Homes", ["pool"]],
])("ranking: of “%s”, %j is shown as a job", (title, shown) => {
  const { keeping, close } = rankPool(shelf(feature("pool", { title }), keeps), ranking);
  expect([...ids(keeping), ...ids(close)].filter((id) => id === "pool")).toEqual(shown);
});

test("ranking: where the work is done is a condition once it was named", () => {
  expect(
    ids(rankPool(shelf(keeps, onsite), { ...ranking, preferences: { workplaceTypes: ["hybrid"] } }).keeping),
  ).toEqual(["keeps"]);
});

test("ranking: without scoring the newest come first, strictly by the conditions", () => {
  const { keeping } = rankPool(shelf(keeps, partTime, onsite), { ...ranking, scoring: false });
  expect(keeping.map(({ job, fit }) => [job.id, fit])).toEqual([
    ["onsite", null],
    ["keeps", null],
  ]);
});

test("ranking: one company takes two places at most", () => {
  const pool = ["a", "a", "a", "b"].map((companyId, index) => ({
    job: feature(String(index), { title: `Designer ${index}` }, { companyId }),
    fit: null,
  }));
  expect(ids(diverse(pool, { limit: 10, perCompany: 2 }))).toEqual(["0", "1", "3"]);
  expect(ids(diverse(pool, { limit: 1, perCompany: 2 }))).toEqual(["0"]);
});

test("ranking: what someone liked comes before its equals", () => {
  const print = feature("print", { title: "Print designer" });
  const web = feature("web", { title: "Web designer" });
  expect(
    ids(
      rankPool(shelf(print, web), { ...ranking, liked: [jobVector({ title: "Web designer" })] }).keeping,
    )[0],
  ).toBe("web");
  expect(
    ids(
      rankPool(shelf(web, print), { ...ranking, liked: [jobVector({ title: "Print designer" })] }).keeping,
    )[0],
  ).toBe("print");
});

test("ranking: a company never has three jobs in a row while another has one left", () => {
  const pool = ["a", "a", "a", "a", "b", "a", "c"].map((companyId, index) => ({
    job: feature(`${companyId}${index}`, {}, { companyId }),
    fit: null,
  }));
  expect(ids(spread(pool))).toEqual(["a0", "a1", "b4", "a2", "a3", "c6", "a5"]);
});

test("ranking: jobs nearby are found however many of the same trade elsewhere look better", () => {
  const far = Array.from({ length: 14_000 }, (_, nth) => ({ ...tokyo, id: `tokyo ${nth}` }));
  const near = feature("near", { title: "Brochure designer", employmentType: "Full Time" });
  const { keeping } = rankPool(shelf(...far, near), ranking);
  expect(ids(keeping)).toEqual(["near"]);
});

test("ranking: what stands on the list already counts among the jobs of its company", () => {
  const first = { job: keeps, fit: null };
  const second = { job: { ...feature("second"), companyId: "keeps", title: "Illustrator" }, fit: null };
  const third = { job: { ...feature("third"), companyId: "keeps", title: "Animator" }, fit: null };
  const beside = [{ companyId: "keeps", title: "designer" }];
  const chosen = diverse([first, second, third], { limit: 10, perCompany: 2, beside });
  expect(ids(chosen)).toEqual(["second"]);
});
