import { expect, test } from "vitest";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "./job-words.ts";

const bare = { locations: [], remote: false, remoteLocations: [], workplaceType: null };

test.each<[Partial<Parameters<typeof placeText>[0]>, number, string]>([
  [{ locations: ["Bristol"] }, 0, "Bristol"],
  [{ locations: ["Bristol", "Leeds"] }, 0, "Bristol, Leeds"],
  [
    { locations: ["Chennai, Tamil Nadu, India", "Bengaluru, Karnataka, India"] },
    0,
    "Chennai, Tamil Nadu, India; Bengaluru, Karnataka, India",
  ],
  [{ locations: ["A", "B", "C", "D"] }, 0, "A, B and 2 more places"],
  [{ locations: ["A", "B", "C"] }, 1, "A, B and 2 more places"],
  [{ locations: ["A"] }, 1, "A and 1 more place"],
  [{ remote: true, remoteLocations: ["Worldwide"] }, 0, "Remote, worldwide"],
  [
    { locations: ["Bristol"], remote: true, remoteLocations: ["Worldwide"] },
    0,
    "Bristol or remote, worldwide",
  ],
  [{ remote: true }, 0, "Remote"],
  [
    { locations: ["A", "B", "C", "D"], remote: true, remoteLocations: ["UK"] },
    30,
    "A, B and 32 more places or remote, UK",
  ],
  [{ remote: true }, 0, "Remote"],
  [{ remote: true, remoteLocations: ["United Kingdom"] }, 0, "Remote, United Kingdom"],
  [{}, 0, "Location not listed"],
])("places: %o with %i others are told as %s", (job, others, text) => {
  expect(placeText({ ...bare, ...job }, others)).toBe(text);
});

test("pay: what is not stated is not shown", () => {
  expect(payText({ salary: null })).toBeNull();
  expect(payText({ salary: { currency: "GBP", period: "year", min: 6_200_000, max: 7_400_000 } })).toBe(
    "£62,000–74,000",
  );
});
