import { expect, test } from "vitest";
import { placesInText } from "./places-in-text.ts";
import { siteName } from "./sites.ts";

test.each([
  [
    "Test Technician",
    "A role in my client's team in Southampton on a permanent basis.",
    "Southampton, England, United Kingdom",
  ],
  [
    "Receptionist",
    "Lowtide Finance, located in Virginia Beach, VA, has an opening.",
    "Virginia Beach, VA, United States",
  ],
  ["Shipping Clerk", "A company in Reading, PA is looking for a clerk.", "Reading, PA, United States"],
  ["RGN Epsom", "Our client runs a home for older people.", "Epsom, England, United Kingdom"],
  ["Cleaner", "Location: Lyon, France. Part time.", "Lyon, France"],
])("places in a text: %s, %s", (title, text, place) => {
  expect(placesInText(title, text).map(siteName)).toContain(place);
});

test.each([
  ["Reading Teacher", "Teaches reading and maths in English."],
  ["Mobile Engineer", "Build apps with us in Progress."],
  ["Support Worker", "You support people at home."],
])("places in a text: %s, %s names none", (title, text) => {
  expect(placesInText(title, text)).toEqual([]);
});

test("places in a text: of a name that several towns have all are meant", () => {
  const countries = placesInText("Nurse", "Our home is based in Worcester.").map(({ country }) => country);
  expect(countries).toEqual(expect.arrayContaining(["GB", "US"]));
});
