import { countryCode } from "#shared/places/countries.ts";
import { foreignCountry } from "./country-names.ts";
import { countryAt, gazetteer } from "./gazetteer.ts";

/** A side of a country: the states that lie on it. */
export interface PartOfCountry {
  country: string;
  side: Side;
  /** The gazetteer's codes of its states. */
  admins: string[];
}

type Side = "north" | "south" | "east" | "west";

const sides: [Side, RegExp][] = [
  ["north", /^(?:north(?:ern)?|nord|nördlich\p{L}*|norte|noord(?:elijk)?)$/u],
  ["south", /^(?:south(?:ern)?|süd|südlich\p{L}*|sud|midi|sur|sul|zuid(?:elijk)?)$/u],
  ["east", /^(?:east(?:ern)?|ost|östlich\p{L}*|est|este|leste|oost(?:elijk)?)$/u],
  ["west", /^(?:west(?:ern)?|westlich\p{L}*|ouest|oeste|ovest)$/u],
];
const written =
  /^(?:(?:the|le|la|l'|el|il|o|het|der|im|den) ?)?(?<side>\p{L}+)(?: of the | of | de la | de l'| de | du | del | della | do | da | van |-| )(?<country>\p{L}[\p{L} ]{3,})$/u;
/** The share of a country's people who live beyond either end that counts. */
const few = 0.1;

/** "South of France", "northern Italy", "Süddeutschland"; null for what is no side of a country. */
export function partOfCountry(text: string): PartOfCountry | null {
  const name = text.trim().toLowerCase();
  if (countryCode(name)) return null;
  for (const { side, country } of splits(name)) {
    const meant = sides.find(([, pattern]) => pattern.test(side))?.[0];
    const code = meant && (countryCode(country) ?? foreignCountry(country));
    if (!meant || !code || code === "GB") continue;
    const admins = adminsOn(meant, code);
    if (admins.length > 0) return { country: code, side: meant, admins };
  }
  return null;
}

function* splits(name: string): Generator<{ side: string; country: string }> {
  const { side, country } = written.exec(name)?.groups ?? {};
  if (side && country) yield { side, country };
  const joined = /^(?<side>nord|süd|ost|west|noord|zuid|oost)(?<country>\p{L}{6,})$/u.exec(name)?.groups;
  if (joined) yield { side: joined["side"]!, country: joined["country"]! };
}

const known = new Map<string, string[]>();

function adminsOn(side: Side, country: string): string[] {
  const key = `${side} ${country}`;
  const before = known.get(key);
  if (before) return before;
  const found = findAdmins(side, country);
  known.set(key, found);
  return found;
}

/** States whose people live on that side of the country's middle. */
function findAdmins(side: Side, country: string): string[] {
  const { admins, latitudes, longitudes, populations } = gazetteer();
  const along = side === "north" || side === "south" ? latitudes : longitudes;
  const sign = side === "north" || side === "east" ? 1 : -1;
  const states = new Map<string, { people: number; sum: number }>();
  for (const [row, admin] of admins.entries()) {
    if (countryAt(row) !== country) continue;
    const state = states.get(admin) ?? { people: 0, sum: 0 };
    state.people += populations[row]!;
    state.sum += populations[row]! * along[row]! * sign;
    states.set(admin, state);
  }
  const middles = [...states]
    .filter(([, { people }]) => people > 0)
    .map(([admin, { people, sum }]) => ({ admin, people, at: sum / people }))
    .toSorted((a, b) => a.at - b.at);
  const middle = (reached(middles, few) + reached(middles, 1 - few)) / 2;
  return middles.filter(({ at }) => at >= middle).map(({ admin }) => admin);
}

/** Where so great a share of the people is reached: islands far away move no middle. */
function reached(states: { people: number; at: number }[], share: number): number {
  const all = states.reduce((sum, { people }) => sum + people, 0);
  let passed = 0;
  return states.find(({ people }) => (passed += people) >= share * all)?.at ?? 0;
}
