import { expect, test } from "vitest";
import type { CandidateText, JobText } from "../types.ts";
import { conditionsOf } from "./conditions.ts";

type Wanted = NonNullable<CandidateText["wanted"]>;

function place(wanted: Wanted, job: Partial<JobText>, location: string | null = null) {
  return conditionsOf({ asOf: "2026-11-22", resume: [], location, wanted })({ title: "Engineer", ...job })
    .place;
}

test.each<[string, Wanted, string[], string, string]>([
  [
    "the wished city is where the person may not work",
    { locations: ["New York, NY"], mayWorkIn: ["Germany"] },
    ["Berlin, Germany", "New York, NY"],
    "conflict",
    "In United States, where you can’t work without a permit.",
  ],
  [
    "the wished city is where the person may work",
    { locations: ["Berlin, Germany"], mayWorkIn: ["Germany"] },
    ["New York, NY", "Berlin, Germany"],
    "ok",
    "In Berlin.",
  ],
  [
    "neither place is wished, and one is where the person may work",
    { locations: ["Paris, France"], mayWorkIn: ["European Union"] },
    ["New York, NY", "Berlin, Germany"],
    "conflict",
    "In New York City, NY and Berlin, farther than you asked.",
  ],
  [
    "the posting names one place twice",
    { locations: ["Leeds, United Kingdom"] },
    ["Cork, Ireland", "Cork, Ireland"],
    "conflict",
    "In Cork, farther than you asked.",
  ],
])("place: %s", (_, wanted, locations, verdict, sentence) => {
  expect(place(wanted, { locations })).toEqual({ verdict, sentence });
});

test("place: far from home, where remote work alone is wished", () => {
  expect(place({ remote: true }, { locations: ["Cork, Ireland"] }, "Leeds, United Kingdom")).toEqual({
    verdict: "conflict",
    sentence: "In Cork, and you asked for remote work.",
  });
});

const inBerlin = "Berlin, Germany";
test.each<[string, Wanted, Partial<JobText>, string]>([
  ["in a country without a permit", { mayWorkIn: ["France"] }, { remoteRegions: ["Germany"] }, "conflict"],
  ["in a country with a permit", { mayWorkIn: ["Germany"] }, { remoteRegions: ["Germany"] }, "ok"],
  [
    "by its place, without a permit",
    { mayWorkIn: ["France"] },
    { locations: ["Munich, Germany"] },
    "conflict",
  ],
  [
    "in two countries, and the permit is for the one the person isn’t in",
    { mayWorkIn: ["United States"] },
    { remoteRegions: ["Germany", "United States"] },
    "conflict",
  ],
  [
    "in two countries, from both of which the person would work",
    { mayWorkIn: ["United States"], remoteFrom: ["Germany", "United States"] },
    { remoteRegions: ["Germany", "United States"] },
    "ok",
  ],
  ["from anywhere", { mayWorkIn: ["France"] }, { remoteRegions: ["Worldwide"] }, "ok"],
  ["as people write anywhere", {}, { remoteRegions: ["anywhere"] }, "ok"],
  ["from where it doesn’t say", {}, {}, "unknown"],
  [
    "in the own country, with a permit for everywhere",
    { mayWorkIn: ["Worldwide"] },
    { remoteRegions: ["Germany"] },
    "ok",
  ],
  [
    "elsewhere, for who works from anywhere",
    { remoteFrom: ["Worldwide"] },
    { remoteRegions: ["Japan"] },
    "ok",
  ],
  [
    "elsewhere, for who works from anywhere they may",
    { remoteFrom: ["Worldwide"], mayWorkIn: ["European Union"] },
    { remoteRegions: ["Japan"] },
    "conflict",
  ],
])("place: remote %s", (_, wanted, job, verdict) => {
  expect(place({ remote: true, ...wanted }, { remote: true, ...job }, inBerlin).verdict).toBe(verdict);
});

test("place: a permit that is missing for remote work is said", () => {
  const job = { remote: true, remoteRegions: ["Germany"] };
  expect(place({ remote: true, mayWorkIn: ["France"] }, job, inBerlin).sentence).toBe(
    "Remote in Germany, where you can’t work without a permit.",
  );
});

test.each<[string, Wanted, string | null, string]>([
  ["who lives in one and wishes a city elsewhere", { locations: ["Austin, TX"] }, "Fresno, CA", "ok"],
  ["who lives elsewhere and wishes a city in one", { locations: ["Fresno, CA"] }, "Austin, TX", "conflict"],
  ["who works from one of them", { remoteFrom: ["New York"] }, "Austin, TX", "ok"],
  ["who works from their country", { remoteFrom: ["United States"] }, "Austin, TX", "conflict"],
  ["of whom no state is known", {}, "United States", "unknown"],
  ["of whom only a wished city is known", { locations: ["Fresno, CA"] }, null, "ok"],
])("place: remote in California and New York, for someone %s", (_, wanted, home, verdict) => {
  const job = { remote: true, remoteRegions: ["CA", "NY"] };
  expect(place({ remote: true, ...wanted }, job, home).verdict).toBe(verdict);
});
