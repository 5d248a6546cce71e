import { sitesIn } from "#server/places/sites.ts";
import { countryName } from "#shared/places/countries.ts";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import type { CandidateText, JobText } from "../types.ts";
import { type Constraint, conflict, ok, unknown } from "./constraint.ts";
import { remoteArea } from "./remote-area.ts";
import { type StatedHours, statedHours } from "./stated-hours.ts";
import { minutesAhead, zonesOfCountry, zonesOfSite } from "./time-zones.ts";

/** Both sides work from 9 to 5 by their own clocks. */
const workday = 8 * 60;
const wholeDay = 24 * 60;

/** Which clocks a team works by, and how a sentence about it begins. */
interface TeamHours {
  lead: string;
  stated: readonly Pick<StatedHours, "zones" | "reach" | "isRange">[];
}

const unsaid = "The posting doesn’t say which hours the team works.";

/** Compares the hours of remote teams with one person's working day; without a wish for shared hours nothing is compared. */
export function hoursOf(
  { asOf, wanted = {} }: CandidateText,
  place: (job: JobText) => Constraint,
): (job: JobText) => Constraint {
  const { sharedHours } = wanted;
  if (!sharedHours) return () => unknown(unsaid);
  const { atLeast, timeZone } = sharedHours;
  const own = minutesAhead(timeZone, asOf);
  return (job) => {
    if (!job.remote || mayCommute(job, place)) return unknown("Hours are compared for remote work only.");
    const team = teamHours(job);
    if (!team) return unknown(unsaid);
    const spans = team.stated.flatMap((each) => spansOf(each, asOf));
    if (spans.length === 0) return unknown(unsaid);
    const shared = Math.max(...spans.map((span) => workday - apart(own, span)), 0);
    const sentence = `${team.lead}: ${sharedText(shared, spans)} shared with yours`;
    return shared >= atLeast * 60
      ? ok(`${sentence}.`)
      : conflict(`${sentence}, and you asked for ${atLeast}.`);
  };
}

/** Whoever can go to the office works there as the others do. */
function mayCommute(job: JobText, place: (job: JobText) => Constraint): boolean {
  return Boolean(job.locations?.length) && place({ ...job, remote: false }).verdict === "ok";
}

const readOfJobs = new WeakMap<JobText, TeamHours | null>();

function teamHours(job: JobText): TeamHours | null {
  const known = readOfJobs.get(job);
  if (known !== undefined) return known;
  const stated = statedHours(job);
  const read = stated === "any" ? null : stated ? statedTeam(stated) : teamByPlace(job);
  readOfJobs.set(job, read);
  return read;
}

function statedTeam(stated: readonly StatedHours[]): TeamHours {
  const names = new Set(stated.map(({ name }) => name));
  return { lead: `Works ${sentenceList([...names].slice(0, 3))} hours`, stated };
}

/** Where the work may be done from tells, or else where the company is. */
function teamByPlace(job: JobText): TeamHours | null {
  const area = remoteArea(job, (job.locations ?? []).flatMap(sitesIn));
  if (area === "anywhere") return null;
  if (area !== "unsaid") {
    const zones = area.states.length > 0 ? area.states.flatMap(zonesOfSite) : zonesOfAll(area.countries);
    return { lead: `Remote in ${area.named}`, stated: [plainHours(zones)] };
  }
  const [site] = job.companyPlace ? sitesIn(job.companyPlace) : [];
  return site
    ? { lead: `The company is in ${countryName(site.country)}`, stated: [plainHours(zonesOfSite(site))] }
    : null;
}

function zonesOfAll(countries: Iterable<string>): string[] {
  return [...countries].flatMap(zonesOfCountry);
}

function plainHours(zones: readonly string[]) {
  return { zones, reach: 0, isRange: false };
}

/** In minutes ahead of UTC. */
interface Span {
  from: number;
  to: number;
}
function spansOf({ zones, reach, isRange }: TeamHours["stated"][number], day: string): Span[] {
  const ahead = zones.map((zone) => minutesAhead(zone, day));
  if (isRange) return [{ from: Math.min(...ahead), to: Math.max(...ahead) }];
  return ahead.map((at) => ({ from: at - reach, to: at + reach }));
}

/** How far two working days stand apart, whichever day of the week it is. */
function apart(own: number, { from, to }: Span): number {
  const around = [own - wholeDay, own, own + wholeDay];
  return Math.min(...around.map((at) => Math.max(from - at, at - to, 0)));
}

function sharedText(minutes: number, spans: readonly Span[]): string {
  if (minutes === 0) return "no hours";
  const isSure = spans.every(({ from, to }) => from === to && from === spans[0]!.from);
  return `${isSure ? "" : "up to "}${counted(minutes / 60, "hour")}`;
}
