import { eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { sitesIn } from "#server/places/sites.ts";

/** Where someone looks for work: as their profile says, else the country their browser told; null where neither is known. */
export async function searcherCountry(
  db: Reader,
  { userId, told }: { userId: string | null; told: string | null | undefined },
): Promise<string | null> {
  const known = userId ? await countryOfProfile(db, userId) : null;
  return known ?? told ?? null;
}

/** The country someone lives in, unless they want to work in others only. */
async function countryOfProfile(db: Reader, userId: string): Promise<string | null> {
  const [profile] = await db
    .select({ location: candidates.location, preferences: candidates.preferences })
    .from(candidates)
    .where(eq(candidates.userId, userId));
  if (!profile) return null;
  const countriesOf = (place: string) => sitesIn(place).map(({ country }) => country);
  const [lives = null] = countriesOf(profile.location ?? "");
  const wanted = (profile.preferences.locations ?? []).flatMap(countriesOf);
  return lives && wanted.includes(lives) ? lives : (wanted[0] ?? lives);
}
