import fc from "fast-check";
import { expect, test } from "vitest";
import { countryCode, regionName } from "./countries.ts";
import { readJobLocations } from "./job-locations.ts";

test("places: countries and parts of the world have one name each", () => {
  expect(countryCode("UK")).toBe("GB");
  expect(countryCode("deutschland")).toBe("DE");
  expect(countryCode("France")).toBe("FR");
  expect(countryCode("Germany")).toBe("DE");
  expect(countryCode("in")).toBeNull();
  expect(regionName("US")).toBe("United States");
  expect(regionName("the Netherlands")).toBe("Netherlands");
  expect(regionName("emea")).toBe("EMEA");
  expect(regionName("Narnia")).toBeNull();
});

const forty = Array.from({ length: 40 }, (_, at) => `Newtown ${at}`);
const nowhere = { places: [], remote: false, workplaceType: null, remoteRegions: [] };
test.each([
  [
    "San Francisco, CA; Remote - US",
    {
      places: ["San Francisco, CA"],
      remote: true,
      workplaceType: "remote",
      remoteRegions: ["United States"],
    },
  ],
  ["Remote - US", { remote: true, workplaceType: "remote", remoteRegions: ["United States"] }],
  ["SF or NYC", { places: ["SF", "NYC"] }],
  ["München oder Zürich", { places: ["München", "Zürich"] }],
  ["دبي أو الرياض", { places: ["دبي", "الرياض"] }],
  ["Köln / Düsseldorf", { places: ["Köln", "Düsseldorf"] }],
  ["دبي", { places: ["دبي"] }],
  [forty.join("; "), { places: forty }],
  ["Berlin, Germany or remote", { places: ["Berlin, Germany"], remote: true, workplaceType: "remote" }],
  ["Hybrid - London", { places: ["London"], workplaceType: "hybrid" }],
  ["London (hybrid)", { places: ["London"], workplaceType: "hybrid" }],
  ["New York, NY (On-site)", { places: ["New York, NY"], workplaceType: "onsite" }],
  ["Remote", { remote: true, workplaceType: "remote" }],
  ["Remote, Canada", { remote: true, workplaceType: "remote", remoteRegions: ["Canada"] }],
  ["Remote (US only)", { remote: true, workplaceType: "remote", remoteRegions: ["United States"] }],
  ["United States (Remote)", { remote: true, workplaceType: "remote", remoteRegions: ["United States"] }],
  ["Remote-NORAM", { remote: true, workplaceType: "remote", remoteRegions: ["North America"] }],
  ["Remote, Northeast USA", { remote: true, workplaceType: "remote", remoteRegions: ["United States"] }],
  ["REMOTE anywhere in USA", { remote: true, workplaceType: "remote", remoteRegions: ["United States"] }],
  ["Remote US West", { remote: true, workplaceType: "remote", remoteRegions: ["United States"] }],
  ["Remote - Bavaria", { remote: true, workplaceType: "remote", remoteRegions: ["Bavaria"] }],
  ["Fully remote within Europe", { remote: true, workplaceType: "remote", remoteRegions: ["Europe"] }],
  [
    "Remote (EU/EEA)",
    {
      remote: true,
      workplaceType: "remote",
      remoteRegions: ["European Economic Area"],
    },
  ],
  ["Remote - EEA", { remote: true, workplaceType: "remote", remoteRegions: ["European Economic Area"] }],
  ["EU/EEA (Remote)", { remote: true, workplaceType: "remote", remoteRegions: ["European Economic Area"] }],
  ["Austin, TX (Remote)", { places: ["Austin, TX"], remote: true, workplaceType: "remote" }],
  ["San Francisco, CA, New York, NY", { places: ["San Francisco, CA", "New York, NY"] }],
  ["San Francisco, CA, USA", { places: ["San Francisco, CA, USA"] }],
  ["New York City; San Francisco", { places: ["New York City", "San Francisco"] }],
  ["London | Paris | Remote", { places: ["London", "Paris"], remote: true, workplaceType: "remote" }],
  [
    "Remote; United States or Canada",
    { remote: true, workplaceType: "remote", remoteRegions: ["United States", "Canada"] },
  ],
  ["Anywhere", { remote: true, workplaceType: "remote", remoteRegions: ["Worldwide"] }],
  ["Work from anywhere", { remote: true, workplaceType: "remote", remoteRegions: ["Worldwide"] }],
  ["Work from anywhere in Spain", { remote: true, workplaceType: "remote", remoteRegions: ["Spain"] }],
  [
    "Remote - AL, MT",
    {
      remote: true,
      workplaceType: "remote",
      remoteRegions: ["Alabama, United States", "Montana, United States"],
    },
  ],
  ["Remote - PA", { remote: true, workplaceType: "remote", remoteRegions: ["Pennsylvania, United States"] }],
  [
    "SC - Remote",
    { remote: true, workplaceType: "remote", remoteRegions: ["South Carolina, United States"] },
  ],
  ["Remote - Springfield, IL", { remote: true, workplaceType: "remote", remoteRegions: ["Springfield, IL"] }],
  [
    "Remote (NJ, NY, PA)",
    {
      remote: true,
      workplaceType: "remote",
      remoteRegions: ["New Jersey, United States", "NY, United States", "Pennsylvania, United States"],
    },
  ],
  [
    "Remote in OR, WA or ID",
    {
      remote: true,
      workplaceType: "remote",
      remoteRegions: ["Oregon, United States", "WA, United States", "Idaho, United States"],
    },
  ],
  [
    "Remote - CA, NV",
    {
      remote: true,
      workplaceType: "remote",
      remoteRegions: ["California, United States", "Nevada, United States"],
    },
  ],
  ["Remote - CA", { remote: true, workplaceType: "remote", remoteRegions: ["Canada"] }],
  [
    "Remote - DE, AT, CH",
    { remote: true, workplaceType: "remote", remoteRegions: ["Germany", "Austria", "Switzerland"] },
  ],
  ["Remote, Colombia (CO)", { remote: true, workplaceType: "remote", remoteRegions: ["Colombia"] }],
  ["Seattle, not remote", { places: ["Seattle"], workplaceType: "onsite" }],
  ["Winston-Salem, North Carolina", { places: ["Winston-Salem, North Carolina"] }],
  ["Portland, Oregon", { places: ["Portland, Oregon"] }],
  ["Multiple locations", {}],
  ["", {}],
])("places: %s", (text, expected) => {
  expect(readJobLocations(text)).toEqual({ ...nowhere, ...expected });
});

test("places: any text is read without failing, and no place is empty", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readJobLocations(text).places.every((place) => place.trim() !== "")).toBe(true);
    }),
  );
});
