import { countryCode } from "./countries.ts";
import { usStates } from "./us-states.data.ts";

/** The parts of a place as it is written; each is there only where it can be read. */
export interface PostalAddress {
  city?: string;
  state?: string;
  /** Two letters. */
  country?: string;
}

/** "Austin, TX" lies in Texas, "Berlin, DE" in Germany; where no country can be read none is claimed. */
export function postalAddress(place: string): PostalAddress {
  const parts = place.split(",").map((part) => part.trim());
  const last = parts.at(-1)!;
  const usState = parts.length > 1 && last !== "DE" && last in usStates ? last : null;
  const country = usState ? "US" : countryCode(last);
  const local = parts.slice(0, country && !usState ? -1 : undefined);
  const state = usState ?? (local.length > 1 ? local.at(-1) : undefined);
  return { ...(local[0] && { city: local[0] }), ...(state && { state }), ...(country && { country }) };
}
