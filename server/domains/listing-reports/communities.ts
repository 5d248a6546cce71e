import type { Reader, Transaction } from "#server/database/open.ts";

/** A community as reports and their review know it. */
export interface ReportedCommunity {
  id: string;
  title: string;
  /** What it says of itself, as HTML. */
  text: string;
  down: { at: Date; reason: string } | null;
}
/** How communities are found, taken down and put back; they are of a domain above this one. */
export interface CommunityListings {
  find(db: Reader, id: string): Promise<ReportedCommunity | undefined>;
  lock(tx: Transaction, id: string): Promise<ReportedCommunity | undefined>;
  /** Those that are taken down. */
  down(db: Reader): Promise<string[]>;
  takeDown(tx: Transaction, community: ReportedCommunity, what: { why: string; now: Date }): Promise<void>;
  putBack(tx: Transaction, community: ReportedCommunity, now: Date): Promise<void>;
}

let known: CommunityListings | undefined;

/** Called once by the domain that has them. */
export function setCommunityListings(listings: CommunityListings) {
  known = listings;
}
export function communityListings(): CommunityListings {
  if (!known) throw new Error("Nobody said what communities are.");
  return known;
}
