import type { Reader } from "#server/database/open.ts";
import type { Owner } from "#server/domains/accounts/index.ts";
import { allData } from "./all-data.ts";

/** What is worth something and would go with someone's account, in words. */
export async function lostBy(db: Reader, owner: Owner) {
  const lost: string[] = [];
  for (const one of allData) lost.push(...((await one.lost?.(db, owner)) ?? []));
  return lost;
}
