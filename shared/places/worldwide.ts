import { regionName } from "./countries.ts";

/** Stands among the places remote work may be done from where it may be done from anywhere; where nothing stands, nothing is said. */
export const worldwide = "Worldwide";

/** "Worldwide", "Anywhere", "Global". */
export function isWorldwide(name: string): boolean {
  return regionName(name) === worldwide;
}
