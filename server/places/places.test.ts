import { expect, test } from "vitest";
import { countryCode, countryName } from "#shared/places/countries.ts";
import { splitTypedPlaces } from "#shared/places/typed-places.ts";
import { askedPlace } from "./asked-place.ts";
import { distanceKm, findPlace, searchPlaces } from "./places.ts";
import { listedPlaces } from "./typed-places.ts";

test.each([
  ["San Francisco, CA", "San Francisco, CA, United States"],
  ["Berlin", "Berlin, Germany"],
  ["London, UK", "London, England, United Kingdom"],
  ["London, Ontario", "London, Ontario, Canada"],
  ["Toronto, ON", "Toronto, Ontario, Canada"],
  ["NYC", "New York City, NY, United States"],
  ["New York, New York, United States", "New York City, NY, United States"],
  ["Washington, DC", "Washington, D.C., DC, United States"],
  ["Saint Louis, MO", "St. Louis, MO, United States"],
  ["munchen", "Munich, Bavaria, Germany"],
  ["sao paulo, brazil", "São Paulo, Brazil"],
  ["Portland, Maine", "Portland, ME, United States"],
  ["Portland", "Portland, OR, United States"],
  ["Paris, France", "Paris, France"],
  ["Dublin, Ireland", "Dublin, Ireland"],
  ["Singapore", "Singapore"],
])("places: %s is found as %s", (text, label) => {
  expect(findPlace(text)?.label).toBe(label);
});

test.each(["", "Remote", "Germany", "Texas", "CORP HOME", "Paris, Brazil", "Berlin, Texas, Narnia"])(
  "places: %s is no city we know",
  (text) => {
    expect(findPlace(text)).toBeNull();
  },
);

test("places: what is typed is completed by the largest cities, with or without accents", () => {
  expect(searchPlaces("san f", 2).map(({ label }) => label)).toContain("San Francisco, CA, United States");
  expect(searchPlaces("são p")[0]?.label).toBe("São Paulo, Brazil");
  expect(searchPlaces("sao p")[0]?.label).toBe("São Paulo, Brazil");
  expect(searchPlaces("london, ca")[0]?.country).toBe("Canada");
  expect(searchPlaces("nyc")[0]?.name).toBe("New York City");
  expect(searchPlaces("b", 5)).toHaveLength(5);
  expect(searchPlaces("  ")).toEqual([]);
});

test("places: distances follow the globe", () => {
  const berlin = findPlace("Berlin")!;
  expect(distanceKm(berlin, findPlace("Hamburg")!)).toBeCloseTo(255, -1);
  expect(distanceKm(berlin, findPlace("Sydney")!)).toBeCloseTo(16_100, -3);
  expect(distanceKm(berlin, berlin)).toBe(0);
});

/** What each typed place is: cities first, then countries, remote and what is in no list. */
const several = (text: string) => {
  const { names, remote } = splitTypedPlaces(text);
  const listed = names.flatMap(listedPlaces);
  const cities = listed.flatMap((name) => findPlace(name)?.name ?? []);
  const others = listed.filter((name) => !findPlace(name));
  const codes = others.flatMap((name) => countryCode(name) ?? []);
  const countries = codes.map((code) => countryName(code)!);
  const unknown = others.filter((name) => !countryCode(name)).map((name) => `${name}?`);
  return [...new Set(cities), ...countries, ...(remote ? ["remote"] : []), ...unknown];
};
test.each([
  ["München oder Zürich", ["Munich", "Zürich"]],
  ["SF or NYC", ["San Francisco", "New York City"]],
  ["Berlin / Hamburg", ["Berlin", "Hamburg"]],
  ["Berlin, Hamburg", ["Berlin", "Hamburg"]],
  ["Berlin/Köln/Wien", ["Berlin", "Köln", "Vienna"]],
  ["Paris, London or remote", ["Paris", "London", "remote"]],
  ["San Francisco, CA or Austin, TX", ["San Francisco", "Austin"]],
  ["New York, New York, United States", ["New York City"]],
  ["Port of Spain, Trinidad and Tobago", ["Port of Spain"]],
  ["Paris, Texas", ["Paris"]],
  ["Berlin (remote)", ["Berlin", "remote"]],
  ["دبي أو الرياض", ["Dubai", "Riyadh"]],
  ["الإسكندرية", ["Alexandria"]],
  ["東京", ["Tokyo"]],
  ["Germany oder Wien", ["Vienna", "Germany"]],
  ["Narnia or Oslo", ["Oslo", "Narnia?"]],
  ["", []],
])("places: %s asks for %j", (text, places) => {
  expect(several(text)).toEqual(places);
});

test.each([
  ["Stoke Trent", "Stoke-on-Trent, England, United Kingdom"],
  ["Ludwigshafen Rhein", "Ludwigshafen am Rhein, Rhineland-Palatinate, Germany"],
])("places: %s is a city without the words that join its name", (typed, label) => {
  expect(findPlace(typed)?.label).toBe(label);
});

test.each([
  ["Newcastle", "GB", "Newcastle upon Tyne, England, United Kingdom"],
  ["Newcastle", "AU", "Newcastle, New South Wales, Australia"],
  ["Stockton", "GB", "Stockton-on-Tees, England, United Kingdom"],
  ["Stockton", "US", "Stockton, CA, United States"],
  ["Kingston", "GB", "Kingston upon Thames, England, United Kingdom"],
  ["Richmond", "GB", "Richmond, England, United Kingdom"],
  ["Weston", "GB", "Weston-super-Mare, England, United Kingdom"],
  ["Ludwigshafen", "DE", "Ludwigshafen am Rhein, Rhineland-Palatinate, Germany"],
  ["Halle", "DE", "Halle (Saale), Saxony-Anhalt, Germany"],
  ["Alphen", "NL", "Alphen aan den Rijn, Netherlands"],
  ["Neuilly", "FR", "Neuilly-sur-Seine, France"],
  ["London", "CA", "London, England, United Kingdom"],
])("places: %s is, to someone in %s, %s", (typed, home, label) => {
  expect(askedPlace(typed, home)?.label).toBe(label);
});

test.each([
  ["londn", "London, England, United Kingdom"],
  ["manchster", "Manchester, England, United Kingdom"],
  ["san fransisco", "San Francisco, CA, United States"],
  ["müchen", "Munich, Bavaria, Germany"],
  ["brelin", "Berlin, Germany"],
])("places: the slip %s is understood as %s", (typed, label) => {
  expect(searchPlaces(typed).map((place) => place.label)).toContain(label);
});
