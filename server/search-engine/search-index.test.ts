import fc from "fast-check";
import { expect, test } from "vitest";
import { type IndexDefinition, type SearchDocument, SearchIndex, type SearchQuery } from "./index.ts";

const definition: IndexDefinition = {
  name: "jobs",
  version: 1,
  fields: {
    title: { weight: 10 },
    company: { weight: 8 },
    place: { weight: 6 },
    text: { weight: 1, long: true },
  },
  attributes: {
    company: "string",
    places: "string",
    remote: "boolean",
    pay: "number",
    added: "date",
    where: "point",
    title: "string",
    duplicate: "string",
  },
  rank: [{ attribute: "added", order: "descending" }],
  alphabetical: ["title"],
  synonyms: [
    { words: ["swe", "software engineer"] },
    { words: ["rn", "registered nurse"] },
    { words: ["los angeles"], typed: ["la"] },
  ],
  idleWords: ["in", "job"],
};

const words = [
  "software",
  "engineer",
  "nurse",
  "registered",
  "sales",
  "berlin",
  "swe",
  "c++",
  "manager",
  "zürich",
];
const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 })
  .map((picked) => picked.join(" "));
const company = fc.constantFrom("acme", "globex", "initech");
const places = fc.uniqueArray(fc.constantFrom("Berlin", "Paris", "Rome", "Oslo"), { maxLength: 3 });

const document: fc.Arbitrary<SearchDocument> = fc
  .record({
    id: fc.constantFrom(..."abcdefghijklmnopqrst"),
    title: text,
    company,
    places,
    body: text,
    remote: fc.option(fc.boolean(), { nil: null }),
    pay: fc.option(fc.integer({ min: 10, max: 15 }), { nil: null }),
    added: fc.integer({ min: 0, max: 3 }),
  })
  .map((job) => ({
    id: job.id,
    fields: { title: job.title, company: job.company, place: job.places, text: job.body },
    attributes: {
      company: job.company,
      places: job.places,
      remote: job.remote,
      pay: job.pay,
      added: new Date(job.added * 86_400_000),
      title: job.title,
      duplicate: `${job.title}|${job.company}`,
    },
  }));
const documents = fc.array(document, { maxLength: 40 });
const query: fc.Arbitrary<SearchQuery> = fc.record({
  text: fc.oneof(
    fc.constant(""),
    text,
    fc.constantFrom("s", "so", "engin", "enginer", "regstered nurse", "swe -sales"),
  ),
  filters: fc
    .tuple(
      fc.option(fc.subarray(["acme", "globex"], { minLength: 1 })),
      fc.option(fc.subarray(["Berlin", "Rome"], { minLength: 1 })),
      fc.option(fc.boolean()),
      fc.option(fc.integer({ min: 10, max: 15 })),
    )
    .map(([company, place, remote, pay]) => [
      ...(company ? [{ attribute: "company", is: company }] : []),
      ...(place ? [{ attribute: "places", is: place }] : []),
      ...(remote === null ? [] : [{ attribute: "remote", is: remote }]),
      ...(pay === null ? [] : [{ attribute: "pay", from: pay }]),
    ]),
});
const runs = { numRuns: 40 };

function indexOf(given: SearchDocument[]) {
  const index = new SearchIndex(definition);
  index.put(given);
  return index;
}
/** Everything a person sees of an answer. */
function seen(index: SearchIndex, asked: SearchQuery) {
  const { tookMs, ...answer } = index.search({
    ...asked,
    size: 100,
    facets: ["company", "places", "remote", "pay"],
    highlight: ["title"],
  });
  return { ...answer, took: tookMs >= 0 };
}

test("search engine: counts each facet without its own selection", () => {
  fc.assert(
    fc.property(documents, query, (given, asked) => {
      const index = indexOf(given);
      const living = new Map(given.map((one) => [one.id, one]));
      const { facets } = index.search({ ...asked, facets: ["company", "places", "remote"] });
      for (const attribute of ["company", "places", "remote"]) {
        const others = asked.filters!.filter(
          (filter) => !("attribute" in filter) || filter.attribute !== attribute,
        );
        const hits = index
          .search({ ...asked, filters: others, size: 100 })
          .hits.map(({ id }) => living.get(id)!);
        const counts = new Map<string, number>();
        for (const { attributes } of hits)
          for (const value of [attributes[attribute]].flat())
            if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
        const told = facets[attribute]!.values.filter(({ count }) => count > 0);
        expect(Object.fromEntries(told.map(({ value, count }) => [value, count]))).toEqual(
          Object.fromEntries(counts),
        );
      }
    }),
    runs,
  );
});

test("search engine: filters and ranges keep exactly the documents they fit", () => {
  fc.assert(
    fc.property(documents, query, (given, asked) => {
      const index = indexOf(given);
      const living = [...new Map(given.map((one) => [one.id, one])).values()];
      const unfiltered = new Set(index.search({ ...asked, filters: [], size: 100 }).hits.map(({ id }) => id));
      const expected = living.filter(({ id, attributes }) => {
        const holds = asked.filters!.every((filter) => {
          if (!("attribute" in filter)) return false;
          const values = [attributes[filter.attribute]].flat();
          if ("is" in filter) return values.some((value) => [filter.is].flat().includes(value as string));
          return (
            "from" in filter && values.some((value) => value !== null && Number(value) >= Number(filter.from))
          );
        });
        return unfiltered.has(id) && holds;
      });
      const hits = index.search({ ...asked, size: 100 }).hits.map(({ id }) => id);
      expect(hits.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }),
    runs,
  );
});

test("search engine: pages neither repeat nor skip a hit, in any order, collapsed or not", () => {
  const sorts = [
    undefined,
    [{ attribute: "title", order: "ascending" as const }],
    [{ attribute: "added", order: "descending" as const }],
  ];
  fc.assert(
    fc.property(
      documents,
      query,
      fc.constantFrom(...sorts),
      fc.boolean(),
      (given, asked, sort, collapsed) => {
        const index = indexOf(given);
        const whole = {
          ...asked,
          sort,
          seed: 7,
          ...(collapsed ? { collapse: { by: "duplicate", gather: "places" } } : {}),
        };
        const all = index.search({ ...whole, size: 1000 });
        const paged: string[] = [];
        for (let offset = 0; offset < all.total; offset += 3)
          paged.push(...index.search({ ...whole, offset, size: 3 }).hits.map(({ id }) => id));
        expect(paged).toEqual(all.hits.map(({ id }) => id));
        expect(all.hits).toHaveLength(all.total);
        const standFor = all.hits.reduce((sum, { duplicates }) => sum + 1 + duplicates.count, 0);
        expect(standFor).toBe(all.documents);
      },
    ),
    runs,
  );
});

test("search engine: a changed, restored or compacted index answers like one built anew", () => {
  const change = fc.oneof(
    document.map((put) => ({ put, remove: null })),
    fc.constantFrom(..."abcdefghijklmnopqrst").map((remove) => ({ put: null, remove })),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), fc.nat(60), query, (changes, cut, asked) => {
      let index = new SearchIndex(definition);
      const living = new Map<string, SearchDocument>();
      changes.forEach(({ put, remove }, at) => {
        if (at === cut + 5) index.compact();
        if (at === cut) index = SearchIndex.restore(definition, structuredClone(index.dump()));
        if (put) {
          living.set(put.id, put);
          index.put([put]);
        } else if (remove) {
          living.delete(remove);
          index.remove([remove]);
        }
      });
      expect(seen(index, asked)).toEqual(seen(indexOf([...living.values()]), asked));
    }),
    runs,
  );
});

const jobs = indexOf(
  [
    ["swe", "SWE II", "acme", "Berlin", "Rust and Kubernetes"],
    ["engineer", "Senior Software Engineer", "globex", "San Francisco, CA", "Python"],
    ["front", "Front-End Developer (C++)", "initech", "München", "We like .NET"],
    ["nurse", "Registered Nurse - ICU", "st. mary", "Los Angeles", "care for patients"],
    ["arabic", "مهندس برمجيات", "acme", "دبي", ""],
    ["long", `Manager of ${"operations and ".repeat(18)}nothing`, "globex", "Oslo", ""],
  ].map(([id, title, company, place, body]) => ({
    id: id!,
    fields: { title, company, place, text: body },
    attributes: {
      title: title!,
      company: company!,
      where: { latitude: 52.5, longitude: id === "swe" ? 13.4 : 2 },
    },
  })),
);
test.each([
  ["software engineer", ["engineer", "swe"]],
  ["swe", ["swe", "engineer"]],
  ["RN", ["nurse"]],
  ["la nurse", ["nurse"]],
  ["registred nruse", ["nurse"]],
  ["kubernets", ["swe"]],
  ["frontend", ["front"]],
  ["front end", ["front"]],
  ["c++", ["front"]],
  [".net", ["front"]],
  ["munchen", ["front"]],
  ["MÜNCHEN", ["front"]],
  ["مُهندس", ["arabic"]],
  ["operation manager", ["long"]],
  ["seni", ["engineer"]],
  ['"software engineer"', ["engineer"]],
  ['"engineer software"', []],
  ["engineer -senior", []],
  ["jobs in oslo", ["long"]],
  ["zzzzz", []],
])("search engine: %s finds %j", (asked, ids) => {
  expect(jobs.search({ text: asked }).hits.map(({ id }) => id)).toEqual(ids);
});

test("search engine: highlights matched words and names the corrected ones", () => {
  const { hits, corrections } = jobs.search({ text: "sofware engin", highlight: ["title"] });
  expect(hits[0]?.highlights.title).toEqual([
    [
      { text: "Senior ", marked: false },
      { text: "Software", marked: true },
      { text: " ", marked: false },
      { text: "Engineer", marked: true },
    ],
  ]);
  expect(corrections).toEqual([{ typed: "sofware", found: "software" }]);
});

test("search engine: a radius finds what lies within it", () => {
  const near = { latitude: 52.4, longitude: 13.1 };
  const within = (km: number) =>
    jobs.search({ filters: [{ attribute: "where", near, km }] }).hits.map(({ id }) => id);
  expect(within(30)).toEqual(["swe"]);
  expect(within(10)).toEqual([]);
  expect(within(1000)).toHaveLength(6);
});

test("search engine: puts the ids that are asked for first, in their order", () => {
  const { hits } = jobs.search({ first: ["long", "swe", "unknown"], size: 3 });
  expect(hits.slice(0, 2).map(({ id }) => id)).toEqual(["long", "swe"]);
});

test("search engine: finds facet values by the start of any of their words", () => {
  expect(jobs.facetValues({ attribute: "company", text: "mar" })).toEqual([{ value: "st. mary", count: 1 }]);
  expect(jobs.facetValues({ attribute: "company", text: "", query: { text: "engineer" } })).toEqual([
    { value: "globex", count: 1 },
  ]);
});
