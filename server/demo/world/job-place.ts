import type { CompanyFacts } from "./company-facts.ts";
import { placeName, placeOf, places, type Place } from "./places.data.ts";
import type { Random } from "./random.ts";
import type { Role } from "./roles.data.ts";
import type { Job } from "./world.ts";

const handsOn = new Set(["Trades", "Healthcare", "Education", "Operations"]);
const handsOnRoles = new Set(["chemist", "food-scientist", "mechanical", "robotics", "industrial", "office"]);

export type JobPlace = { place: Place; mode: Job["workplaceType"] };

/** Where a job is done; work with one's hands is done on site. */
export function placeFor(random: Random, role: Role, facts: CompanyFacts): JobPlace {
  const { place, mode } = whereFor(random, facts);
  const byHand = (handsOn.has(role.department) && role.key !== "tutor") || handsOnRoles.has(role.key);
  return { place, mode: byHand ? "onsite" : mode };
}

function whereFor(random: Random, facts: CompanyFacts): JobPlace {
  const home = placeOf(facts.city);
  const abroad = facts.people > 200 && random.chance(0.28);
  const near = places.filter((place) => place.country === home.country);
  const place: Place = abroad ? random.pick(places) : random.chance(0.15) ? random.pick(near) : home;
  const mode =
    facts.workplace === "remote"
      ? "remote"
      : facts.workplace === "hybrid" && random.chance(0.22)
        ? "remote"
        : facts.workplace;
  return { place, mode };
}

/** The places of a job's page. */
export function locationsOf(random: Random, { place, mode }: JobPlace) {
  const abroad = mode === "remote" || (mode === "hybrid" && random.chance(0.4));
  return {
    locations: mode === "remote" ? [] : [placeName(place)],
    remoteLocations: abroad ? [place.country] : [],
  };
}

export function placeSentence(random: Random, { mode, place }: JobPlace): string {
  if (mode === "remote")
    return `Work from home anywhere in ${place.country.replace(/^United/, "the United")}`;
  if (mode === "onsite") return `A place of your own in ${place.city}`;
  return random.pick([
    `${random.pick(["One day", "Two days", "Three days"])} a week in ${place.city}, the others where you like`,
    `${place.city}, with as many days at home as the work allows`,
  ]);
}
