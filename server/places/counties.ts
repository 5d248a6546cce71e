import { type County, counties, departments, departmentsOfRegions } from "./counties.data.ts";
import { distanceKm } from "./places.ts";
import type { Place } from "./gazetteer.ts";

/** The code of the nation, province or region a county lies in; null where none is known. */
export function stateOfCounty(country: string, name: string): string | null {
  return country === "FR" ? regionOfDepartment(name) : (countyNamed(country, name)?.admin ?? null);
}

/** How far a city lies from the nearest part of a county, roughly; null where nobody knows where that is. */
export function kmToCounty(city: Readonly<Place>, name: string): number | null {
  const county = countyNamed(city.countryCode, name);
  return county && Math.max(0, distanceKm(city, county) - county.km);
}

function countyNamed(country: string, name: string): County | null {
  return counties[country]?.find((county) => county.name === name) ?? null;
}

function regionOfDepartment(name: string): string | null {
  const number = String(departments.indexOf(name) + 1);
  const [region] =
    Object.entries(departmentsOfRegions).find(([, own]) => own.split(" ").includes(number)) ?? [];
  return region ?? null;
}
