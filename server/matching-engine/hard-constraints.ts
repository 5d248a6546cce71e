import { readTitle } from "#server/taxonomy/titles.ts";
import { distanceKm, findPlace } from "#server/places/places.ts";
import { salaryText } from "#shared/money/salary.ts";
import { compareSalary } from "#shared/money/salary-rule.ts";
import { regionName } from "#shared/places/countries.ts";
import { locationMatches } from "#shared/places/location-rule.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { readCandidate } from "./candidate.ts";
import { spokenYears } from "./intervals.ts";
import type { CandidateText, JobText } from "./types.ts";

export interface Constraint {
  verdict: "ok" | "unknown" | "conflict";
  sentence: string;
}

export interface HardConstraints {
  place: Constraint;
  salary: Constraint;
  type: Constraint;
  seniority: Constraint;
}

const commuteKm = 50;
const unknown = (sentence: string): Constraint => ({ verdict: "unknown", sentence });
const ok = (sentence: string): Constraint => ({ verdict: "ok", sentence });
const conflict = (sentence: string): Constraint => ({ verdict: "conflict", sentence });

/** Many jobs are in few places: each is compared once. */
export function rememberPlaces(candidate: CandidateText): (job: JobText) => Constraint {
  const known = new Map<string, Constraint>();
  return (job) => {
    const { locations = [], remote = false, remoteRegions = [] } = job;
    const key = `${remote}|${remoteRegions.join(";")}|${locations.join(";")}`;
    const found = known.get(key) ?? placeConstraint(job, candidate);
    known.set(key, found);
    return found;
  };
}

/** What decides before any skill does: where, for how much, in what form and at what level. */
export function hardConstraints(
  job: JobText,
  candidate: CandidateText,
  place = placeConstraint(job, candidate),
): HardConstraints {
  return {
    place,
    salary: salary(job, candidate),
    type: type(job, candidate),
    seniority: seniority(job, candidate),
  };
}

/** Living elsewhere is a question, not a conflict: people move for work they want. */
function placeConstraint(job: JobText, { wanted = {}, location = null }: CandidateText): Constraint {
  const offered = job.locations ?? [];
  const places = wanted.locations?.length ? wanted.locations : location ? [location] : [];
  if (job.remote) {
    const regions = (job.remoteRegions ?? []).filter((region) => region !== "Worldwide");
    if (regions.length === 0) return ok("This job can be done remotely.");
    const within = places.some((name) => regions.some((region) => liesIn(name, region)));
    if (within) return ok(`Remote within ${sentenceList(regions)}.`);
    if (offered.length === 0) return unknown(`Remote within ${sentenceList(regions)} only.`);
  }
  if (offered.length === 0) return unknown("The job doesn’t list a location.");
  if (places.length === 0) return unknown("No location preference yet.");
  if (places.some((name) => offered.some((other) => near(name, other)))) return ok("The location fits.");
  const where = `This job is in ${sentenceList(offered.slice(0, 3))}.`;
  if (wanted.locations?.length) return conflict(where);
  return wanted.remote ? conflict("This job is on-site, but the preference is remote.") : unknown(where);
}

function near(wanted: string, offered: string): boolean {
  if (locationMatches([wanted], [offered]) || liesIn(offered, wanted)) return true;
  const [one, other] = [findPlace(wanted), findPlace(offered)];
  return one !== null && other !== null && distanceKm(one, other) <= commuteKm;
}

/** True when a city lies in a country, or a place is written with it. */
function liesIn(name: string, region: string): boolean {
  const full = regionName(region);
  if (!full) return locationMatches([region], [name]);
  return (
    regionName(name) === full ||
    findPlace(name)?.country === full ||
    regionName(name.split(",").at(-1) ?? "") === full
  );
}

function salary(job: JobText, { wanted = {} }: CandidateText): Constraint {
  const offered = job.salary ?? null;
  const answer = compareSalary({ wanted: wanted.salary ?? null, wantedCurrency: wanted.currency, offered });
  const pay = offered ? salaryText(offered) : "";
  if (answer === "ok") return ok(`Pays ${pay}.`);
  if (answer === "below") return conflict(`Pays ${pay}, less than the minimum.`);
  return unknown(pay ? `Pays ${pay}.` : "The job doesn’t list a salary.");
}

function type(job: JobText, { wanted = {} }: CandidateText): Constraint {
  const offered = job.employmentType;
  if (!offered) return unknown("The job doesn’t say whether it’s full-time.");
  if (!wanted.types?.length) return unknown(`This is ${offered.toLowerCase()} work.`);
  return wanted.types.includes(offered)
    ? ok(`This is ${offered.toLowerCase()} work.`)
    : conflict(
        `This is ${offered.toLowerCase()} work, but the preference is ${sentenceList(wanted.types).toLowerCase()}.`,
      );
}

/** Only too little experience is a conflict: too much of it would be another word for age. */
function seniority(job: JobText, candidate: CandidateText): Constraint {
  const level = job.seniority ?? readTitle(job.title).seniority;
  if (!level) return unknown("The job doesn’t list a level.");
  const wanted = candidate.wanted?.seniority ?? [];
  if (wanted.length > 0) {
    return wanted.includes(level)
      ? ok(`The level is ${level}.`)
      : conflict(`The level is ${level}, but the preference is different.`);
  }
  const { years, positions } = readCandidate(candidate);
  if (positions.length === 0) return unknown("The resume has no work dates.");
  const least = level.startsWith("Senior") ? 5 : level.startsWith("Mid") ? 2 : 0;
  return years >= least
    ? ok(`The level is ${level}.`)
    : conflict(`The level is ${level}, and the resume shows ${spokenYears(years)} of work.`);
}
