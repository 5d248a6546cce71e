import { expect, test } from "vitest";
import type { Company } from "#contract/company-shapes.ts";
import { profileNumbers } from "./profile-numbers.ts";

test("careers page: what a profile leaves open, and no open jobs, are no figures", () => {
  const company = {
    companyFoundedYear: 2011,
    companySize: null,
    remoteFirst: false,
    companyHQlocation: "Leeds, UK",
  };
  const labels = (open: number) =>
    profileNumbers(company as unknown as Company, open).map(({ label }) => label);
  expect(labels(0)).toEqual(["Founded", "Location"]);
  expect(labels(1200)).toEqual(["Open jobs", "Founded", "Location"]);
});
