import { expect, test } from "vitest";
import { countryCode, regionName } from "#shared/places/countries.ts";
import { worldRegions } from "./world-regions.data.ts";

const countriesOf = (name: string) => worldRegions[regionName(name)!]!.split(" ");

test.each([
  ["EU", ["Germany", "Sweden"], ["Norway", "Iceland", "Liechtenstein", "Switzerland", "UK"]],
  ["EEA", ["Germany", "Norway", "Iceland", "Liechtenstein"], ["Switzerland", "UK"]],
  ["the EEA", ["Norway"], ["Switzerland"]],
  ["EU/EEA", ["Germany", "Norway"], ["Switzerland"]],
  ["European Economic Area", ["France", "Iceland"], ["UK"]],
  ["Europe", ["Norway", "Switzerland", "UK"], ["Turkey"]],
  ["Nordics", ["Norway", "Iceland", "Finland"], ["Estonia"]],
  ["DACH", ["Germany", "Austria", "Switzerland"], ["Liechtenstein"]],
])("places: %s has %j and not %j", (name, inside, outside) => {
  const countries = countriesOf(name);
  expect(countries).toEqual(expect.arrayContaining(inside.map((each) => countryCode(each))));
  for (const each of outside) expect(countries).not.toContain(countryCode(each));
});

test.each(Object.entries(worldRegions))("places: %s names countries", (_, codes) => {
  expect(codes.split(" ").filter((code) => countryCode(code) !== code)).toEqual([]);
});
