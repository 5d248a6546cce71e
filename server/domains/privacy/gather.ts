import type { Reader } from "#server/database/open.ts";
import type { Owner } from "#server/domains/accounts/index.ts";
import { allData } from "./all-data.ts";

/** Everything that is handed to a person of what is kept about them, by its name. */
export async function gatherData(db: Reader, owner: Owner, onPart?: () => Promise<void>) {
  const data: Record<string, unknown> = {};
  for (const { show } of allData) {
    Object.assign(data, await show?.(db, owner));
    await onPart?.();
  }
  return data;
}
