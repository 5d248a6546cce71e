import { expect, test } from "vitest";
import { askedPlace } from "#server/places/asked-place.ts";
import { sitesIn } from "#server/places/sites.ts";
import { regionsOf, remoteCountries } from "./job-places.ts";

test.each([
  ["Suffolk, VA", ["US-VA"]],
  ["Dorset, Vermont", ["US-VT"]],
  ["Cornwall, Ontario", ["CA-08"]],
  ["Ipswich, Suffolk", ["GB-ENG", "GB-Suffolk"]],
  ["Suffolk, UK", ["GB-Suffolk"]],
  ["Chelmsford - Essex", ["GB-ENG", "GB-Essex"]],
])("search: a job at “%s” is in %j", (location, regions) => {
  expect(regionsOf([...sitesIn(location)], [location])).toEqual(regions);
});

test.each(["Durham", "Armagh", "Cornwall"])("search: the county of %s reads back as the county", (name) => {
  const county = askedPlace(name, "GB")!;
  expect(county.city).toBeNull();
  expect(askedPlace(county.label, "GB")).toMatchObject({ regions: county.regions, city: null });
});

test("search: work from anywhere whose text says where one has to be is work from there", () => {
  const text = "Applicants must be based in Ireland or the UK.";
  expect(remoteCountries(["Worldwide"], text)).toEqual(["Ireland", "United Kingdom"]);
  expect(remoteCountries(["Worldwide"], "Our office is in Ireland.")).toEqual(["Worldwide"]);
  expect(remoteCountries(["Spain"], text)).toEqual(["Spain"]);
});
