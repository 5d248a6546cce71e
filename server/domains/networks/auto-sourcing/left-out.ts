import type { Jsm, LeftOutReason } from "#contract/auto-sourcing.ts";
import type { WorkPreferences } from "#contract/candidate-shapes.ts";
import { noPreferences } from "#shared/profile/no-preferences.ts";
import { distanceKm, findPlace } from "#server/places/places.ts";
import { sitesIn } from "#server/places/sites.ts";
import { readTitle } from "#server/taxonomy/titles.ts";

type Filters = Jsm["sanitizedJobFilters"];
export interface Sourced {
  location: string | null;
  title: string | null;
  /** What they said themselves, without defaults. */
  preferences: Partial<WorkPreferences>;
}
export interface Wanted {
  filters: Filters;
  /** The job's own places, and whether it can be done from anywhere. */
  locations: readonly string[];
  remote: boolean;
}

const nearKm = 80;

/** The first criterion a person does not meet; what they did not say counts as met. Null where all are. */
export function criterionMissed(person: Sourced, wanted: Wanted): LeftOutReason | null {
  const { industries = [], seniority = [], salary: asked } = person.preferences;
  const { industry, salary, careerStage } = wanted.filters;
  const currency = person.preferences.salaryCurrency ?? noPreferences.salaryCurrency;
  if (isElsewhere(person, wanted)) return "location";
  if (industry.length && industries.length && !shares(industry, industries)) return "industry";
  if (salary && asked && currency === salary.currency && asked * 1000 > salary.max) return "salary";
  const stages = seniority.length ? seniority : stageIn(person.title);
  if (careerStage.length && stages.length && !shares(careerStage, stages)) return "careerStage";
  return null;
}

/** Neither where they are nor where they want to work is near the job. */
function isElsewhere({ location, preferences }: Sourced, wanted: Wanted) {
  const named = wanted.filters.location.length > 0;
  if (wanted.remote && !named) return false;
  const around = citiesOf(named ? wanted.filters.location : wanted.locations);
  const theirs = citiesOf([location ?? "", ...(preferences.locations ?? [])]);
  if (around.length === 0 || theirs.length === 0) return false;
  return !theirs.some((one) => around.some((other) => distanceKm(one, other) <= nearKm));
}

function citiesOf(places: readonly string[]) {
  return places.flatMap((place) => {
    const [site] = place ? sitesIn(place) : [];
    return site?.city ?? (place ? findPlace(place) : null) ?? [];
  });
}

function stageIn(title: string | null): string[] {
  const stage = title ? readTitle(title).seniority : null;
  return stage ? [stage] : [];
}

function shares(some: readonly string[], others: readonly string[]) {
  const known = new Set(others.map((other) => other.toLowerCase()));
  return some.some((one) => known.has(one.toLowerCase()));
}
