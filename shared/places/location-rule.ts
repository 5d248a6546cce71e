import { usStates } from "./us-states.data.ts";

const country = String.raw`(?:the\s+)?(?:united states(?: of america)?|u\.?s\.?a\.?)`;
const prefix = new RegExp(String.raw`^${country}\s*[-–—,:|/]\s*`, "i");
const suffix = new RegExp(String.raw`\s*[-–—,:|/(]\s*${country}\)?$`, "i");

/** A location without a United States or USA before or after it. */
export function withoutUnitedStates(location: string): string {
  return location.trim().replace(prefix, "").replace(suffix, "").trim();
}

/** True when two written locations mean the same place, as far as words alone can tell. */
export function sameLocation(wanted: string, offered: string): boolean {
  const one = parts(wanted);
  const other = parts(offered);
  if (one.length === 0 || other.length === 0) return false;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.every((part) => longer.includes(part));
}

/** True when one of the wanted places is one of the offered ones; no preference matches everything. */
export function locationMatches(wanted: readonly string[], offered: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((place) => offered.some((other) => sameLocation(place, other)));
}

function parts(location: string): string[] {
  return withoutUnitedStates(location)
    .split(",")
    .map((part, index) => plain(index > 0 ? (usStates[part.trim()] ?? part) : part))
    .filter(Boolean);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
