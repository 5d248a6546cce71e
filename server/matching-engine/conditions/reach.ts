import { basedIn } from "#server/places/based-in.ts";
import { placesInText } from "#server/places/places-in-text.ts";
import { regionsNamed, type Region } from "#server/places/regions.ts";
import { type Site, siteName, sitesIn } from "#server/places/sites.ts";
import { countryName } from "#shared/places/countries.ts";
import { isWorldwide } from "#shared/places/worldwide.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { jobLines } from "../ad-lines.ts";
import type { CandidateText, JobText } from "../types.ts";
import { type Constraint, conflict, ok, openQuestion, unknown } from "./constraint.ts";
import { type Nearness, within } from "./near.ts";
import { partOfTheWorld, type RemoteArea, remoteArea } from "./remote-area.ts";

/** Where a person can work, as they said it. */
interface Reach {
  sites: readonly Site[];
  /** Whether the sites were asked for, rather than where the person lives. */
  asked: boolean;
  remote: boolean;
  /** ISO codes of the countries they work from when remote; null where nothing tells. */
  remoteFrom: ReadonlySet<string> | "anywhere" | null;
  /** The states they work from when remote, as far as they are known. */
  homeStates: readonly Region[];
  /** ISO codes; null where they did not say, or may work everywhere. */
  mayWorkIn: ReadonlySet<string> | null;
}

/** Compares the place of many jobs with one person's reach; few places are shared by many jobs, so each is compared once. */
export function reachOf(candidate: CandidateText): (job: JobText) => Constraint {
  const reach = readReach(candidate);
  const known = new Map<string, Constraint>();
  return (offered) => {
    const job = narrowed(offered);
    const { title, locations = [], remote = false, remoteRegions = [] } = job;
    if (locations.length === 0 && !remote) return placeConstraint(job, reach);
    const key = `${remote && remoteByTitle.test(title)}|${remote}|${remoteRegions.join(";")}|${locations.join(";")}`;
    const found = known.get(key) ?? placeConstraint(job, reach);
    known.set(key, found);
    return found;
  };
}

/** A text is read once, not for each person. */
const stated = new WeakMap<JobText, string[]>();

/** Work that is open to the whole world may still say in its text where one has to be. */
function narrowed(job: JobText): JobText {
  if (!job.remote || !job.remoteRegions?.some(isWorldwide)) return job;
  const regions =
    stated.get(job) ?? basedIn(job.text ?? (job.descriptionHtml ?? "").replaceAll(/<[^>]*>/g, " "));
  stated.set(job, regions);
  return regions.length > 0 ? { ...job, remoteRegions: regions } : job;
}

function readReach({ wanted = {}, location }: CandidateText): Reach {
  const { remoteFrom = [], mayWorkIn = [] } = wanted;
  const asked = (wanted.locations ?? []).flatMap(sitesIn);
  const lives = location ? sitesIn(location) : [];
  const home = lives.length > 0 ? lives : asked;
  const from = countriesOf(remoteFrom);
  const countries = from.size > 0 ? from : new Set(home.map(({ country }) => country).slice(0, 1));
  return {
    sites: asked.length > 0 ? asked : lives,
    asked: asked.length > 0,
    remote: wanted.remote ?? false,
    remoteFrom: remoteFrom.some(isWorldwide) ? "anywhere" : countries.size > 0 ? countries : null,
    homeStates: homeStates(remoteFrom.flatMap(regionOf), home),
    mayWorkIn: mayWorkIn.length === 0 || mayWorkIn.some(isWorldwide) ? null : countriesOf(mayWorkIn),
  };
}

/** The states that "remote from" names, and of any other country the one the person lives in. */
function homeStates(named: readonly Region[], home: readonly Region[]): Region[] {
  const states = named.filter(({ admin }) => admin !== null);
  const own = home.filter(
    ({ country, admin }) => admin !== null && !states.some((state) => state.country === country),
  );
  return [...states, ...own];
}

/** The countries that names of countries and parts of the world stand for. */
function countriesOf(names: readonly string[]): Set<string> {
  return new Set(
    names.flatMap((name) => partOfTheWorld(name) ?? regionOf(name).map(({ country }) => country)),
  );
}

/** The country or state a name stands for, and where it is a city's the place of that. */
function regionOf(name: string): Region[] {
  if (partOfTheWorld(name)) return [];
  const regions = regionsNamed(name);
  return (regions.length > 0 ? regions : sitesIn(name)).slice(0, 1);
}

/** "Remote Elementary Teacher": whatever place the posting gives, nobody works there. */
const remoteByTitle = /^\W*(?:remote|virtual|online)\b|\b(?:remote|virtual)\W*$/i;

function placeConstraint(job: JobText, reach: Reach): Constraint {
  const { title, locations = [], remote = false } = job;
  if (remote && reach.asked && !reach.remote && remoteByTitle.test(title)) return conflict("Remote.");
  const listed = locations.flatMap(sitesIn);
  const sites = listed.length > 0 || remote ? listed : sitesOfText(job);
  const onSite = onSiteConstraint(sites, locations, reach);
  return remote && onSite.verdict !== "ok" ? remoteConstraint(remoteArea(job, sites), reach) : onSite;
}

const readInText = new WeakMap<JobText, readonly Site[]>();

/** What the ad itself says of the place where no field does. */
function sitesOfText(job: JobText): readonly Site[] {
  const known = readInText.get(job) ?? placesInText(job.title, jobLines(job).join("\n"));
  readInText.set(job, known);
  return known;
}

/** One of a job's places has to do, and be in a country where the person may work. */
function onSiteConstraint(
  sites: readonly Site[],
  locations: readonly string[],
  { sites: own, asked, remote, mayWorkIn }: Reach,
): Constraint {
  if (locations.length + sites.length === 0) return unknown("The job doesn’t list a location.");
  const isPermitted = ({ country }: Site) => mayWorkIn === null || mayWorkIn.has(country);
  const open = sites.filter(isPermitted);
  if (open.length === 0 && sites.length > 0) return withoutPermit(sites);
  if (own.length === 0) return unknown("No location preference yet.");
  const nearness = (site: Site) => best(own.map((each) => within(site, each)));
  const fits = open.map(nearness);
  const verdict = sites.length === 0 ? "unknown" : best(fits);
  if (verdict === "ok") return ok(`In ${shortName(open[fits.indexOf("ok")]!)}.`);
  const barred = sites.filter((site) => !isPermitted(site) && nearness(site) !== "conflict");
  if (verdict === "conflict" && barred.length > 0) return withoutPermit(barred);
  const where = [...new Set(sites.length > 0 ? sites.map(shortName) : locations)];
  const named = `In ${sentenceList(where.slice(0, 3))}`;
  if (verdict === "unknown" || !(asked || remote)) return unknown(`${named}.`);
  return conflict(`${named}, ${asked ? "farther than you asked" : "and you asked for remote work"}.`);
}

function best(fits: readonly Nearness[]): Nearness {
  return fits.includes("ok") ? "ok" : fits.includes("unknown") ? "unknown" : "conflict";
}

function remoteConstraint(area: RemoteArea, reach: Reach): Constraint {
  const { remote, asked, remoteFrom, mayWorkIn } = reach;
  if (!remote && asked) return conflict("Remote.");
  if (area === "anywhere") return ok("Remote from anywhere.");
  if (area === "unsaid") return openQuestion("Remote, but the posting doesn’t say from where.");
  const sentence = `Remote in ${area.named} only.`;
  const isKnown = remoteFrom !== null && remoteFrom !== "anywhere";
  const open = [...area.countries].filter((country) => !isKnown || remoteFrom.has(country));
  if (open.length === 0) return conflict(sentence);
  if (mayWorkIn !== null && !open.some((country) => mayWorkIn.has(country)))
    return conflict(`Remote in ${area.named}, where you can’t work without a permit.`);
  if (remoteFrom === null) return openQuestion(sentence);
  const inStates = remoteFrom === "anywhere" ? "ok" : withinStates(area, reach);
  if (inStates === "ok") return ok(`Remote in ${area.named}.`);
  return inStates === "unknown" ? openQuestion(sentence) : conflict(sentence);
}

/** Whether the person works from one of the states that a job is limited to. */
function withinStates(
  { states, countries }: Exclude<RemoteArea, string>,
  { homeStates: own }: Reach,
): Nearness {
  if (states.length === 0) return "ok";
  const known = own.filter(({ country }) => countries.has(country));
  if (known.length === 0) return "unknown";
  const isNamed = states.some((state) =>
    known.some(({ country, admin }) => state.country === country && state.admin === admin),
  );
  return isNamed ? "ok" : "conflict";
}

function withoutPermit(sites: readonly Site[]): Constraint {
  const countries = [...new Set(sites.map(({ country }) => countryName(country) ?? country))];
  return conflict(`In ${sentenceList(countries)}, where you can’t work without a permit.`);
}

function shortName(site: Site): string {
  return site.city ? siteName(site).replace(/, [^,]+$/, "") : siteName(site);
}
