import { postcodeAreas } from "./british-areas.data.ts";
import { gazetteer, placeAt, type Place } from "./gazetteer.ts";
import { citiesNamed, distanceKm } from "./places.ts";

/** What the letters of a British postcode say: the town in the middle and the county most of it lies in. */
export interface PostcodeArea {
  town: Readonly<Place>;
  county: string;
}

let known: Map<string, PostcodeArea> | undefined;

const postcode = /\b([A-Z]{1,2})\d{1,2}[A-Z]? ?\d[A-Z]{2}\b/;

/** The area of the British postcode in a text: "West Didsbury M20 2LR" lies around Manchester. */
export function areaOfPostcode(text: string): PostcodeArea | null {
  const letters = postcode.exec(text)?.[1];
  return (letters && areas().get(letters)) || null;
}

/** The same of the first half of a postcode, at the end of a text: "London W10". */
export function areaOfOutwardCode(text: string): PostcodeArea | null {
  const letters = /\b([A-Z]{1,2})\d{1,2}[A-Z]?\s*$/.exec(text)?.[1];
  return (letters && areas().get(letters)) || null;
}

/** The area whose town is nearest to a British city, which says in which county it lies. */
export function areaAround(city: Readonly<Place>): PostcodeArea {
  const near = [...areas().values()].map((area) => ({ area, km: distanceKm(city, area.town) }));
  return near.reduce((best, each) => (each.km < best.km ? each : best)).area;
}

function areas(): Map<string, PostcodeArea> {
  return (known ??= new Map(postcodeAreas.trim().split("\n").map(readArea)));
}

function readArea(line: string): [string, PostcodeArea] {
  const [place = "", county = ""] = line.split(", ");
  const [letters = "", ...town] = place.split(" ");
  return [letters, { town: largestInBritain(town.join(" ")), county }];
}

function largestInBritain(name: string): Place {
  const { populations } = gazetteer();
  const [row] = citiesNamed(name)
    .toSorted((a, b) => populations[b]! - populations[a]!)
    .filter((each) => placeAt(each).countryCode === "GB");
  if (row === undefined) throw new Error(`The gazetteer has no ${name} in Great Britain.`);
  return placeAt(row);
}
