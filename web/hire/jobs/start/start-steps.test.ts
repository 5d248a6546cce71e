import { expect, test } from "vitest";
import { startSteps } from "./start-steps.ts";

const company = {
  companyLogo: null,
  companyAboutHeader: null,
  companyAboutDescription: null,
  published: false,
};
const none = { live: 0, draft: 0, closed: 0 };
const open = (done: Parameters<typeof startSteps>[0]) =>
  startSteps(done)
    .filter((step) => !step.done)
    .map(({ id }) => id);

test("start: a company that has just signed up has everything before it", () => {
  expect(open({ company, confirmed: false, jobs: none, people: 1 })).toEqual([
    "confirm",
    "company",
    "job",
    "invite",
    "publish",
  ]);
});

test("start: each step is done by what is there, whoever did it", () => {
  const shown = { ...company, companyLogo: "/logo.png", companyAboutHeader: "We keep sensors running" };
  expect(open({ company: shown, confirmed: true, jobs: { ...none, draft: 1 }, people: 2 })).toEqual([
    "publish",
  ]);
  const live = { company: { ...shown, published: true }, confirmed: true, jobs: { ...none, live: 1 } };
  expect(open({ ...live, people: 2 })).toEqual([]);
});
