import { expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const leeds = "Leeds, United Kingdom";
const wakefield = "Wakefield, United Kingdom";
const york = "York, United Kingdom";
const skipton = "Skipton, United Kingdom";

openSearch(world, async () => {
  const { id: companyId } = await aCompany(world, { companyName: "Aire Care" });
  const make = (jobTitle: string, locations: string[], more: object = {}) =>
    aJob(world, { companyId, jobTitle, locations, department: "Healthcare", ...more });
  await make("Night Nurse", [york]);
  await make("Night Nurse, second ward", [skipton]);
  await make("Staff Nurse", [leeds]);
  await make("Ward Nurse", [wakefield]);
  await make("Porter", [leeds]);
  await make("Telephone Nurse", [], { remote: true, remoteLocations: ["United Kingdom"] });
  await make("Midwife, Harvard Square", ["Cambridge, MA"]);
  await make("Midwife, Trumpington", ["Cambridge, United Kingdom"]);
  await make("Shop Assistant", [leeds]);
  await make("Shop Assistant, Saturdays", [leeds], { employmentType: "Part Time" });
  await make("Shop Assistant, mornings", [leeds], {
    jobDescription: "<p>This is a part-time role, Monday to Friday.</p>",
  });
  await make("Data Clerk, Berlin", [], { remote: true, remoteLocations: ["Europe"] });
  await make("Data Clerk, Austin", [], { remote: true, remoteLocations: ["United States"] });
  await make("Data Clerk, somewhere", [], { remote: true });
  for (const place of [[], [leeds]]) await make(`Glazier ${place.length}`, place);
  await make("Auxiliaire de puériculture", ["Lyon, France"]);
  await make("Maçon", ["Lyon, France"]);
  await make("Marionnettes pour enfants", [leeds]);
  await make("Sailmaker, anywhere in Europe", [], { remote: true, remoteLocations: ["Europe"] });
  await make("Sailmaker, Gdynia", [], { remote: true, remoteLocations: ["Poland"] });
  await make("Rope Salesperson", ["Munich, Germany"]);
  await make("Rope Salesperson DACH", ["Munich, Germany"]);
  await make("Marketing Intern", ["Oslo, Norway"], { employmentType: "Internship" });
  await make("Research Intern", ["Oslo, Norway"], { employmentType: "Internship" });
  await make("Brand Marketing Manager", ["Oslo, Norway"]);
  await make("Sygeplejerske, hjerteafdelingen", ["Copenhagen, Denmark"]);
  await make("Magazynier", ["Kraków, Poland"]);
  await make("Bookbinder", ["Reykjavik, Iceland"]);
  await make("Bookbinder", ["Vienna, Austria"]);
  await make("Mitarbeiter für die Pharmaproduktion", ["Graz, Austria"]);
  await make("Bookbinder (Part Time)", ["Vienna, Austria"], { employmentType: "Part Time" });
  await make("Courtroom Usher, Denver, CO", ["Federal Services Division"]);
});

type Body = Parameters<ReturnType<typeof world.client>["search"]["search"]>[0]["body"];
async function find(body: Body) {
  const answer = await world.client().search.search({ params: { index: "jobs" }, body });
  const titles = answer.hits.map(({ job }) => job!.jobTitle);
  let from = answer.matching;
  const steps = answer.steps.map(({ kind, about, total, shown, terms }) => {
    const own = titles.slice(from, from + shown);
    from += shown;
    return { step: `${kind} ${about}`.trim(), total, titles: own, terms };
  });
  return { answer, found: titles.slice(0, answer.matching), steps };
}

test("search: where nothing fits, each wider search is told apart with how many it finds", async () => {
  const { found, steps } = await find({ query: "night nurse leeds", country: "GB" });
  expect(found).toEqual([]);
  const told = Object.fromEntries(steps.map(({ step, titles }) => [step, titles]));
  expect(told["without night"]!.toSorted()).toEqual(["Staff Nurse", "Ward Nurse"]);
  expect(steps.find(({ step }) => step === "radius 50")).toMatchObject({ total: 2, titles: [] });
  expect(Object.values(told).flat()).not.toContain("Porter");
});

test("search: where the place has nothing at all, the nearest of what lies elsewhere is shown", async () => {
  const { found, steps } = await find({ query: "midwife leeds", country: "GB" });
  expect(found).toEqual([]);
  const shown = steps.filter(({ titles }) => titles.length > 0);
  expect(shown.map(({ step, titles }) => [step, titles])).toEqual([
    ["country United Kingdom", ["Midwife, Trumpington"]],
  ]);
});

test("search: where no place is named, those of other countries stand behind a step of their own", async () => {
  const { found, steps, answer } = await find({ query: "midwife", country: "GB" });
  expect(found).toEqual(["Midwife, Trumpington"]);
  expect(steps.find(({ step }) => step === "anywhere")).toMatchObject({
    total: 2,
    titles: ["Midwife, Harvard Square"],
  });
  expect(answer.understood.place).toBe("United Kingdom");
  const french = await find({ query: "midwife", country: "FR" });
  expect(french.found.toSorted()).toEqual(["Midwife, Harvard Square", "Midwife, Trumpington"]);
  expect(french.answer.understood.place).toBeNull();
});

test("search: of a place that is named nothing in another country is shown", async () => {
  const { found, steps } = await find({ query: "midwife in berlin", country: "DE" });
  expect(found).toEqual([]);
  expect(steps.flatMap(({ titles }) => titles)).toEqual([]);
  expect(steps.find(({ step }) => step === "anywhere")?.total).toBe(2);
});

test("search: the state around a city is a step between its surroundings and the country", async () => {
  const { steps } = await find({ query: "midwife springfield, ma", country: "US" });
  expect(steps[0]).toMatchObject({ step: "state Massachusetts", titles: ["Midwife, Harvard Square"] });
});

test("search: what is asked of hours and contract is found by what postings say, and can be left out alone", async () => {
  const { found, answer, steps } = await find({
    query: "part time shop assistant no weekends leeds",
    country: "GB",
  });
  expect(answer.understood).toMatchObject({
    words: "shop assistant",
    typed: "part time shop assistant no weekends",
    place: "Leeds, England, United Kingdom",
  });
  expect(found).toEqual(["Shop Assistant, mornings", "Shop Assistant, Saturdays"]);
  expect(steps[0]).toMatchObject({ step: "without part time", titles: ["Shop Assistant"] });
});

test("search: without several of its words together where each alone leaves too little", async () => {
  const { steps } = await find({ query: "senior hybrid porter leeds", country: "GB" });
  expect(steps.find(({ step }) => step === "without hybrid, senior")).toMatchObject({ titles: ["Porter"] });
});

test("search: a wider search asks for what it says, and finds as many", async () => {
  const { steps } = await find({ query: "night nurse leeds", country: "GB" });
  for (const { terms, total, step } of steps)
    expect((await find({ ...terms, country: "GB" })).answer.total, step).toBe(total);
  expect(steps.length).toBeGreaterThan(1);
});

test("search: a filter that leaves too little can be left out alone", async () => {
  const { found, steps } = await find({ query: "porter", filters: { department: ["Legal"] } });
  expect(found).toEqual([]);
  expect(steps[0]).toMatchObject({ step: "filter department", titles: ["Porter"] });
});

test.each([
  ["GB", "Midwife, Trumpington", "Cambridge, MA, United States"],
  ["US", "Midwife, Harvard Square", "Cambridge, England, United Kingdom"],
])(
  "search: of two cities of one name the one in the searcher's country, %s, is meant",
  async (country, title, other) => {
    const { found, answer } = await find({ query: "midwife cambridge", country });
    expect(found).toEqual([title]);
    expect(answer.understood.namesakes).toContain(other);
    const [elsewhere] = (await find({ query: "midwife", place: { name: other }, country })).found;
    expect(elsewhere).not.toBe(title);
  },
);

test("search: a place in the words is a place, and what is left is looked for", async () => {
  const { found, answer } = await find({ query: "looking for a job as porter in leeds", country: "GB" });
  expect(answer.understood).toMatchObject({ place: "Leeds, England, United Kingdom", words: "porter" });
  expect(found).toEqual(["Porter"]);
});

test("search: remote with a region finds what may be done from there, then what does not say", async () => {
  const { found } = await find({ query: "remote data clerk europe", country: "DE" });
  expect(found).toEqual(["Data Clerk, Berlin", "Data Clerk, somewhere"]);
  expect((await find({ query: "data clerk work from home us" })).found).toEqual([
    "Data Clerk, Austin",
    "Data Clerk, somewhere",
  ]);
});

test("search: without a place, what says that it is in the own country comes before what does not say where it is", async () => {
  expect((await find({ query: "glazier", country: "GB" })).found).toEqual(["Glazier 1", "Glazier 0"]);
  const { found } = await find({ query: "data clerk remote", country: "US" });
  expect(found).toEqual(["Data Clerk, Austin", "Data Clerk, somewhere"]);
});

test("search: where a posting's place is none, the one in its title counts", async () => {
  const { found, answer } = await find({ query: "courtroom usher denver", country: "US" });
  expect(answer.understood.place).toBe("Denver, CO, United States");
  expect(found).toEqual(["Courtroom Usher, Denver, CO"]);
});

test("search: an occupation in another language is looked for where that is spoken, and anywhere as a step", async () => {
  const { found, answer, steps } = await find({ query: "Hebamme", country: "CH" });
  expect(answer.understood.place).toBe("DACH");
  expect(found).toEqual([]);
  const anywhere = steps.find(({ step }) => step === "anywhere")!;
  expect((await find({ ...anywhere.terms, country: "CH" })).found.toSorted()).toEqual([
    "Midwife, Harvard Square",
    "Midwife, Trumpington",
  ]);
  expect((await find({ query: "Hebamme", country: "US" })).answer.understood.place).toBe("United States");
});

test("search: where its words find too little, work of titles near in meaning is shown under its own name", async () => {
  const { found, steps } = await find({ query: "travail avec des enfants à Lyon", country: "FR" });
  expect(found).toEqual([]);
  const similar = steps.find(({ step }) => step === "similar");
  expect(similar).toMatchObject({ titles: ["Auxiliaire de puériculture"], total: 1 });
});

test("search: what is found elsewhere alone comes before similar work in the own country", async () => {
  const { found, steps } = await find({ query: "enfants", country: "FR" });
  expect(found).toEqual(["Marionnettes pour enfants"]);
  expect(steps.filter(({ titles }) => titles.length > 0)).toEqual([]);
});

test("search: a wider search counts everything and shows the jobs that say they are in the searcher’s country", async () => {
  const { found, steps } = await find({ query: "night glazier", country: "GB" });
  expect(found).toEqual([]);
  expect(steps[0]).toMatchObject({ step: "without night", total: 2, titles: ["Glazier 1"] });
});

test("search: if no job meets a condition, similar work nearby is shown anyway", async () => {
  const { found, steps } = await find({ query: "travail de nuit avec des enfants à Lyon", country: "FR" });
  expect(found).toEqual([]);
  const similar = steps.find(({ step }) => step === "similar");
  expect(similar).toMatchObject({ titles: ["Auxiliaire de puériculture"] });
});

test("search: remote jobs that name the country come before those open to its whole region", async () => {
  const { found } = await find({ query: "remote sailmaker poland", country: "PL" });
  expect(found).toEqual(["Sailmaker, Gdynia", "Sailmaker, anywhere in Europe"]);
});

test("search: jobs whose title names the region come first", async () => {
  const { found } = await find({ query: "rope salesperson dach", country: "DE" });
  expect(found).toEqual(["Rope Salesperson DACH", "Rope Salesperson"]);
});

test("search: a country that is no code is refused with its field", async () => {
  await expect(find({ query: "nurse", country: "Narnia" })).rejects.toMatchObject({
    error: { statusCode: 422, details: { country: "Enter a country code, such as GB" } },
  });
});

test("search: of the wider searches and of similar work, the jobs closest to what was asked are shown first", async () => {
  const { steps } = await find({ query: "marketing internship oslo", country: "NO" });
  const shown = steps.flatMap(({ step, titles }) => titles.map((title) => `${step}: ${title}`));
  expect(shown).toEqual(["without internship: Brand Marketing Manager", "similar: Research Intern"]);
});

test("search: where the words are found nowhere, similar work in the own country is shown all the same", async () => {
  const { found, steps } = await find({ query: "full charge bookbinder", country: "IS" });
  expect(found).toEqual([]);
  expect(steps.flatMap(({ titles }) => titles)).toEqual(["Bookbinder"]);
});

test("a search that no job fully meets: a job that meets one of several conditions comes before one that meets none", async () => {
  const { steps } = await find({ query: "bookbinder vienna part time weekends no experience" });
  expect(steps[0]!.titles).toEqual(["Bookbinder (Part Time)", "Bookbinder"]);
});

test("a search in German finds the field of work at the end of a compound in a title", async () => {
  const { found } = await find({ query: "Produktion Graz" });
  expect(found).toEqual(["Mitarbeiter für die Pharmaproduktion"]);
});

test.each([
  ["praktikant marketing", "NO", "Marketing Intern"],
  ["sykepleier københavn", "DK", "Sygeplejerske, hjerteafdelingen"],
  ["nurse copenhagen", "GB", "Sygeplejerske, hjerteafdelingen"],
  ["lagermedarbejder kraków", "PL", "Magazynier"],
  ["warehouse worker", "PL", "Magazynier"],
])("search: “%s” from %s finds “%s”", async (query, country, title) => {
  expect((await find({ query, country })).found).toEqual([title]);
});
