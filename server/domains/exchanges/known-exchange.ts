import type { Exchange } from "#contract/exchanges.ts";
import { generalExchanges } from "./exchanges-general.data.ts";
import { professionExchanges } from "./exchanges-professions.data.ts";
import { technologyExchanges } from "./exchanges-technology.data.ts";

/** A place as we know it, in our own words; a price only where it is certain. */
export interface KnownExchange {
  /** Never changes, so that links made for the place stay its own. */
  slug: string;
  name: string;
  type: Exchange["type"];
  url: string;
  description: string;
  roleTypes: string[];
  demographics?: string[];
  industryTags: string[];
  paid: boolean;
  price?: NonNullable<Exchange["price"]>;
}

export function knownExchanges(): KnownExchange[] {
  return [...technologyExchanges, ...professionExchanges, ...generalExchanges];
}
