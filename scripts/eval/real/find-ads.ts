import { adsIn, type FoundAd } from "./ad-sources.ts";
import { postingKey } from "./posting-key.ts";
import type { GradedAd } from "./read-collection.ts";

/** The graded advertisements that a folder of real data holds, by their id here; what several sources say of one is put together. */
export function findAds(folder: string, ads: readonly Pick<GradedAd, "id" | "key">[]): Map<string, FoundAd> {
  const idOf = new Map(ads.map(({ id, key }) => [key, id]));
  const found = new Map<string, FoundAd>();
  for (const ad of adsIn(folder)) {
    const id = idOf.get(postingKey(ad));
    if (id === undefined) continue;
    const { pay, type, remote, ...posting } = found.get(id) ?? ad;
    found.set(id, {
      ...posting,
      pay: pay ?? ad.pay,
      type: type ?? ad.type,
      remote: remote ?? ad.remote,
    });
  }
  return found;
}
