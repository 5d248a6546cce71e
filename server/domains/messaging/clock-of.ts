import { dateLocale } from "#shared/times/locale.ts";
import type { Reader } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";

/** How a reader’s clock shows times. */
export async function clockOf(db: Reader, userId: string) {
  const { timeZone = "UTC", locale = "en-US" } = (await findUser(db, userId)) ?? {};
  return { timeZone, locale: dateLocale(locale) };
}
