import { placesInText } from "#server/places/places-in-text.ts";
import { regionsNamed } from "#server/places/regions.ts";
import { type Site, siteName, sitesIn } from "#server/places/sites.ts";
import { worldRegions } from "#server/places/world-regions.data.ts";
import { countryName, regionName } from "#shared/places/countries.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { jobLines } from "../ad-lines.ts";
import type { CandidateText, JobText } from "../types.ts";
import { type Constraint, conflict, ok, unknown } from "./constraint.ts";
import { type Nearness, within } from "./near.ts";

/** Where a person can work, as they said it. */
interface Reach {
  sites: readonly Site[];
  /** Whether the sites were asked for, rather than where the person lives. */
  asked: boolean;
  remote: boolean;
  /** ISO codes of the countries they work from when remote; null where nothing tells. */
  remoteFrom: ReadonlySet<string> | null;
  /** ISO codes; null where they did not say. */
  mayWorkIn: ReadonlySet<string> | null;
}

/** Where remote work may be done from: anywhere, in some countries (perhaps only some of their states), or not said. */
type RemoteArea =
  | "anywhere"
  | "unsaid"
  | { countries: ReadonlySet<string>; states: readonly Site[]; named: string };

/** Compares the place of many jobs with one person's reach; few places are shared by many jobs, so each is compared once. */
export function reachOf(candidate: CandidateText): (job: JobText) => Constraint {
  const reach = readReach(candidate);
  const known = new Map<string, Constraint>();
  return (job) => {
    const { title, locations = [], remote = false, remoteRegions = [] } = job;
    if (locations.length === 0 && !remote) return placeConstraint(job, reach);
    const key = `${remote && remoteByTitle.test(title)}|${remote}|${remoteRegions.join(";")}|${locations.join(";")}`;
    const found = known.get(key) ?? placeConstraint(job, reach);
    known.set(key, found);
    return found;
  };
}

function readReach({ wanted = {}, location }: CandidateText): Reach {
  const asked = (wanted.locations ?? []).flatMap(sitesIn);
  const home = location ? sitesIn(location) : [];
  const from = countriesOf(wanted.remoteFrom ?? []);
  const own = [...home, ...asked].map(({ country }) => country).slice(0, 1);
  return {
    sites: asked.length > 0 ? asked : home,
    asked: asked.length > 0,
    remote: wanted.remote ?? false,
    remoteFrom: from.size > 0 ? from : own.length > 0 ? new Set(own) : null,
    mayWorkIn: wanted.mayWorkIn?.length ? countriesOf(wanted.mayWorkIn) : null,
  };
}

/** The countries that names of countries and parts of the world stand for. */
function countriesOf(names: readonly string[]): Set<string> {
  return new Set(
    names.flatMap(
      (name) =>
        partOfTheWorld(name) ??
        regionsNamed(name)
          .slice(0, 1)
          .map(({ country }) => country),
    ),
  );
}

/** The countries of "EMEA" or "Europe"; undefined for what names no part of the world. */
function partOfTheWorld(name: string): string[] | undefined {
  return worldRegions[regionName(name) ?? ""]?.split(" ");
}

/** "Remote Elementary Teacher": whatever place the posting gives, nobody works there. */
const remoteByTitle = /^\W*(?:remote|virtual|online)\b|\b(?:remote|virtual)\W*$/i;

function placeConstraint(job: JobText, reach: Reach): Constraint {
  const { title, locations = [], remote = false } = job;
  if (remote && reach.asked && !reach.remote && remoteByTitle.test(title)) return conflict("Remote.");
  const listed = locations.flatMap(sitesIn);
  const sites = listed.length > 0 || remote ? listed : sitesOfText(job);
  const onSite = onSiteConstraint(sites, locations, reach);
  if (!remote || onSite.verdict === "ok") return permitted(sites, onSite, reach);
  const remotely = remoteConstraint(remoteArea(job, sites), reach);
  return [remotely, onSite].find(({ verdict }) => verdict === "ok") ?? remotely;
}

const readInText = new WeakMap<JobText, readonly Site[]>();

/** What the ad itself says of the place where no field does. */
function sitesOfText(job: JobText): readonly Site[] {
  const known = readInText.get(job) ?? placesInText(job.title, jobLines(job).join("\n"));
  readInText.set(job, known);
  return known;
}

function onSiteConstraint(
  sites: readonly Site[],
  locations: readonly string[],
  { sites: own, asked, remote }: Reach,
): Constraint {
  if (locations.length + sites.length === 0) return unknown("The job doesn’t list a location.");
  if (own.length === 0) return unknown("No location preference yet.");
  const where = sites.length > 0 ? sites.map(shortName) : locations;
  const fits = sites.map((site) => best(own.map((each) => within(site, each))));
  const verdict = sites.length === 0 ? "unknown" : best(fits);
  if (verdict === "ok") return ok(`In ${where[fits.indexOf("ok")]}.`);
  const sentence = `In ${sentenceList(where.slice(0, 3))}.`;
  if (verdict === "unknown") return unknown(sentence);
  return asked || remote ? conflict(sentence) : unknown(sentence);
}

function best(fits: readonly Nearness[]): Nearness {
  return fits.includes("ok") ? "ok" : fits.includes("unknown") ? "unknown" : "conflict";
}

export function remoteArea({ remoteRegions = [] }: JobText, sites: readonly Site[]): RemoteArea {
  if (remoteRegions.includes("Worldwide")) return "anywhere";
  const regions = remoteRegions.flatMap((name) => partOfTheWorld(name) ?? []);
  const named = [
    ...remoteRegions.flatMap((name) => (partOfTheWorld(name) ? [] : sitesIn(name))),
    ...(remoteRegions.length > 0 ? [] : sites),
  ];
  const countries = new Set([...regions, ...named.map(({ country }) => country)]);
  if (countries.size === 0) return "unsaid";
  const names =
    regions.length > 0
      ? remoteRegions
      : [...new Set(named.map((site) => (site.city ? countryName(site.country)! : siteName(site))))];
  return {
    countries,
    states: named.every(({ city, admin }) => city === null && admin !== null) ? named : [],
    named: sentenceList(names.slice(0, 4)),
  };
}

function remoteConstraint(area: RemoteArea, { remote, remoteFrom, sites, asked }: Reach): Constraint {
  if (!remote && asked) return conflict("Remote.");
  if (area === "anywhere") return ok("Remote from anywhere.");
  if (area === "unsaid") return unknown("Remote, but the posting doesn’t say from where.");
  const sentence = `Remote in ${area.named} only.`;
  if (remoteFrom === null) return unknown(sentence);
  if (![...remoteFrom].some((country) => area.countries.has(country))) return conflict(sentence);
  const own = sites.filter(({ admin }) => admin !== null);
  if (
    area.states.length > 0 &&
    own.length > 0 &&
    !area.states.some((state) =>
      own.some(({ country, admin }) => state.country === country && state.admin === admin),
    )
  )
    return conflict(sentence);
  return ok(`Remote in ${area.named}.`);
}

/** A place that would do, in a country where the person may not work, does not. */
function permitted(sites: readonly Site[], found: Constraint, { mayWorkIn }: Reach): Constraint {
  if (mayWorkIn === null || sites.length === 0 || sites.some(({ country }) => mayWorkIn.has(country)))
    return found;
  const countries = [...new Set(sites.map(({ country }) => countryName(country) ?? country))];
  return conflict(`In ${sentenceList(countries)}, where you can’t work without a permit.`);
}

function shortName(site: Site): string {
  return site.city ? siteName(site).replace(/, [^,]+$/, "") : siteName(site);
}
