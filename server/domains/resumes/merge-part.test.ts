import { expect, test } from "vitest";
import { mergedPart } from "./merge-part.ts";

const job = (companyName: string, ...lines: string[]) => ({
  title: "Engineer",
  companyName,
  start: "2019",
  description: lines.join("\n"),
});
const [tests, planned, booking] = ["Wrote tests", "Planned releases", "Built the booking service"] as const;

test.each([
  {
    what: "a line of one job by hand, another line elsewhere",
    before: [job("Kestrel", tests, planned, booking)],
    mine: [job("Kestrel", tests, planned, "Built it all")],
    theirs: [job("Kestrel", tests, "Responsible for releases", booking)],
    value: [job("Kestrel", tests, "Responsible for releases", "Built it all")],
  },
  {
    what: "a line that was moved meanwhile",
    before: [job("Kestrel", tests, planned, booking)],
    mine: [job("Kestrel", "Wrote all tests", planned, booking)],
    theirs: [job("Kestrel", booking, tests, planned)],
    value: [job("Kestrel", booking, "Wrote all tests", planned)],
  },
  {
    what: "another title by hand, a line elsewhere",
    before: [job("Kestrel", tests), job("Saltmarsh", planned)],
    mine: [job("Kestrel", tests), { ...job("Saltmarsh", planned), title: "Lead" }],
    theirs: [job("Kestrel", tests), job("Saltmarsh", planned, booking)],
    value: [job("Kestrel", tests), { ...job("Saltmarsh", planned, booking), title: "Lead" }],
  },
  {
    what: "skills added here and there, one removed",
    before: ["TypeScript", "Figma"],
    mine: ["TypeScript", "Kotlin"],
    theirs: ["Figma", "TypeScript", "Docker"],
    value: ["Kotlin", "TypeScript", "Docker"],
  },
  {
    what: "another order by hand, an entry added elsewhere",
    before: ["A", "B", "C"],
    mine: ["C", "A", "B"],
    theirs: ["A", "B", "D", "C"],
    value: ["C", "A", "B", "D"],
  },
  {
    what: "an entry removed elsewhere",
    before: ["A", "B", "C"],
    mine: ["A", "B", "C", "D"],
    theirs: ["A", "C"],
    value: ["A", "C", "D"],
  },
  {
    what: "fields of a design",
    before: { template: "classic", paper: "a4" },
    mine: { template: "modern", paper: "a4" },
    theirs: { template: "classic", paper: "us-letter" },
    value: { template: "modern", paper: "us-letter" },
  },
  {
    what: "the same job added here and there, with more of it in each",
    before: [],
    mine: [{ ...job("Kestrel", tests), companyURL: null, end: "2021" }],
    theirs: [{ ...job("Kestrel"), companyURL: "https://kestrel.example", end: null }],
    value: [{ ...job("Kestrel", tests), companyURL: "https://kestrel.example", end: "2021" }],
  },
])("merged parts: $what", ({ before, mine, theirs, value }) => {
  expect(mergedPart({ before, mine, theirs })).toEqual({ value, clash: false });
});

test.each([
  { what: "one line", before: "", mine: "For this job", theirs: "For every job" },
  {
    what: "the same line of a job",
    before: [job("Kestrel", tests, planned)],
    mine: [job("Kestrel", tests, "Planned the big releases")],
    theirs: [job("Kestrel", tests, "Responsible for releases")],
  },
  {
    what: "the same job added here and there with other lines",
    before: [],
    mine: [job("Kestrel", planned)],
    theirs: [job("Kestrel", booking)],
  },
  {
    what: "a job that was removed elsewhere and written here",
    before: [job("Kestrel", tests)],
    mine: [job("Kestrel", planned)],
    theirs: [],
  },
])("merged parts: $what, changed by both, clashes, and what was written by hand stays", (versions) => {
  const { value, clash } = mergedPart(versions);
  expect(clash).toBe(true);
  const text = JSON.stringify(versions.mine);
  for (const word of text.match(/For this job|Planned the big releases|Planned releases/g) ?? [])
    expect(JSON.stringify(value)).toContain(word);
});

test("merged parts: a job that both added with other lines has the lines of both", () => {
  const mine = [job("Kestrel", tests, planned)];
  const versions = { before: [], mine, theirs: [job("Kestrel", tests, booking)] };
  const { value, clash } = mergedPart(versions);
  expect(clash).toBe(true);
  expect(value).toHaveLength(1);
  expect((value as ReturnType<typeof job>[])[0]!.description.split("\n").toSorted()).toEqual(
    [booking, planned, tests].toSorted(),
  );
});
