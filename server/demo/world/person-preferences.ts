import { companyFacts } from "./companies.ts";
import { finalWords } from "./people-words.data.ts";
import { placeName, places, type Place } from "./places.data.ts";
import type { Random } from "./random.ts";
import type { Role } from "./roles.data.ts";
import type { Candidate } from "./candidate-shapes.ts";

const industries = [...new Set(companyFacts.flatMap((facts) => facts.industry))];

function seniorityOf(years: number): "Early Career" | "Mid Career" | "Senior" {
  return years < 5 ? "Early Career" : years < 10 ? "Mid Career" : "Senior";
}

export function preferencesOf(
  random: Random,
  role: Role,
  { place, years }: { place: Place; years: number },
): Candidate["preferences"] {
  const pay = role.pay * (0.75 + Math.min(years, 14) * 0.05) * place.pay;
  const remote = random.chance(0.6);
  return {
    titles: random.some(role.titles, 2),
    departments: [role.department],
    locations: [
      ...new Set([placeName(place), ...(random.chance(0.3) ? [placeName(random.pick(places))] : [])]),
    ],
    remote,
    remoteLocations: remote ? [place.country] : [],
    workplaceTypes: remote
      ? ["remote", "hybrid"]
      : random.pick([["hybrid"], ["onsite", "hybrid"], ["onsite"]]),
    jobTypes: random
      .weighted([
        [["Full Time"], 80],
        [["Full Time", "Part Time"], 12],
        [["Contract", "Full Time"], 8],
      ] as const)
      .slice(),
    seniority: [seniorityOf(years)],
    companySizes: random.some(["Small", "Medium", "Growing", "Large", "Enterprise"], random.int(1, 3)),
    industries: random.some(industries, random.int(1, 3)),
    fundingStages: random.chance(0.25) ? random.some(["seed", "series_a", "series_b", "series_c"], 2) : [],
    salary: random.chance(0.12) ? 120 : Math.round(pay),
    salaryCurrency: place.currency,
    anythingElse: random.pick(finalWords),
  };
}
