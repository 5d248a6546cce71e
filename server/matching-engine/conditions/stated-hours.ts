import { sitesIn } from "#server/places/sites.ts";
import { plainLines } from "../ad-lines.ts";
import type { JobText } from "../types.ts";
import { around, bareCode, besidePlaces, joint, lists, range } from "./hours-patterns.ts";
import { type NamedZones, type Zone, zonesNamed, zonesOfSite } from "./time-zones.ts";

/** Which clocks a team works by, in its posting's words. */
export interface StatedHours {
  /** "Pacific", "UTC−5 to UTC+1", "Eastern (±3)". */
  name: string;
  zones: readonly Zone[];
  /** Minutes to each side of the zones. */
  reach: number;
  /** Whether everything between the zones is meant as well. */
  isRange: boolean;
}

const saysZones = /\btime ?-?zones?\b|\boverlap|\bzeitzone|\bfuseau horaire|\bhuso horario|\bzona horaria/i;
const anyZone = /\b(?:any|all|every) time ?-?zones?\b/i;

/** What is to be done by an hour says nothing about the hours of the team. */
const deadline =
  /\b(?:deadline|closes|closing (?:date|time)|close on|due by|submit(?:ted)?|appl(?:y|ications?)[^.;]{0,80} by|no later than|webinar|information session)\b/i;
const reaches: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  couple: 2,
  few: 3,
};
/** Most sentences hold nothing that could name a zone. */
const mayTell =
  /[Zz]on[ea]|horaire|horario|[Oo]verlap|[Hh](?:ou)?rs?\b|[Tt]imes?\b|\b[A-Z]{1,4}T\b|UTC|MES?Z|±/;
const sentences = /(?<=[.!?;])\s+(?=\p{Lu})|\n/u;

/** The hours that a posting's place and title state, or else its text; "any" where every zone is welcome, null where nothing is said. */
export function statedHours(job: JobText): readonly StatedHours[] | "any" | null {
  const { title, locations = [], remoteRegions = [] } = job;
  const fields = [...locations, ...remoteRegions, title];
  const named = fields.flatMap((field) => hoursIn(field, true));
  if (named.length > 0) return named;
  const text = plainLines(job.descriptionHtml ?? job.text ?? "").join("\n");
  const told = text.split(sentences).flatMap((sentence) => hoursIn(sentence, false));
  if (told.length > 0) return told;
  return anyZone.test(text) ? "any" : null;
}

type Groups = Record<string, string>;

/** What is understood of a sentence is read once; a field of places holds little else, so that a code alone tells there. */
function hoursIn(sentence: string, isField: boolean): StatedHours[] {
  if (!mayTell.test(sentence) || deadline.test(sentence)) return [];
  const steps: [readonly RegExp[], (groups: Groups) => StatedHours[]][] = [
    [around, nearby],
    [[range], between],
    [lists, ({ list }) => listed(list!, zonesNamed)],
    [besidePlaces, ({ list }) => listed(list!, zonesOrPlaces)],
    [isField || saysZones.test(sentence) ? [bareCode] : [], ({ list }) => listed(list!, zonesNamed)],
  ];
  const found: StatedHours[] = [];
  let rest = sentence;
  for (const [patterns, read] of steps) {
    for (const pattern of patterns) {
      rest = rest.replace(pattern, (...match: unknown[]) => {
        const hours = read(match.at(-1) as Groups);
        found.push(...hours);
        return hours.length > 0 ? " " : String(match[0]);
      });
    }
  }
  return found;
}

function between({ from, to }: Groups): StatedHours[] {
  const [first, last] = [zonesNamed(from!), zonesNamed(/^[+−-]/.test(to!) ? `UTC${to}` : to!)];
  if (!first || !last) return [];
  const name = `${first.name} to ${last.name}`;
  return [{ name, zones: [...first.zones, ...last.zones], reach: 0, isRange: true }];
}

function nearby({ zone, reach }: Groups): StatedHours[] {
  const hours = reaches[reach!.split(" ")[0]!] ?? Number(reach);
  const named = zonesNamed(zone!.replace(/ [Tt]ime$/, ""));
  if (!named || hours > 12) return [];
  return [{ name: `${named.name} (±${hours})`, zones: named.zones, reach: hours * 60, isRange: false }];
}

/** Of names in a row the last one stands beside the words that make them hours, so that without it none counts. */
function listed(list: string, zonesOf: (name: string) => NamedZones | null): StatedHours[] {
  const all = list.split(new RegExp(joint, "u")).map(zonesOf);
  if (all.at(-1) === null) return [];
  return all
    .filter((named) => named !== null)
    .map(({ name, zones }) => ({ name, zones, reach: 0, isRange: false }));
}

function zonesOrPlaces(name: string): NamedZones | null {
  const zones = sitesIn(name).flatMap(zonesOfSite);
  return zonesNamed(name) ?? (zones.length > 0 ? { name, zones } : null);
}
