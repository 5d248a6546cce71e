import { hardAds } from "./hard-ads.data.ts";
import { labelledAds } from "./match-ads.data.ts";
import { labelledCandidates } from "./match-pairs.data.ts";

interface Judged {
  resume: string;
  /** Places of advertisements that fit, and of those near ones that do not. */
  fits: number[];
  misses: number[];
}

/** People and advertisements with what a careful recruiter said about them. */
export function labelledPairs(): { people: Judged[]; ads: { text: string }[] } {
  const named = labelledAds
    .trim()
    .split("\n---\n")
    .map((block) => {
      const [id = "", ...text] = block.trim().split("\n");
      return { id, text: text.join("\n") };
    });
  const misleading = hardAds
    .trim()
    .split("\n")
    .map((line) => {
      const [, person, sign, text = ""] = /^(\S+) ([+-]) (.*)$/.exec(line)!;
      return { person, fits: sign === "+", text };
    });
  const placeOf = new Map(named.map(({ id }, place) => [id, place]));
  const people = labelledCandidates.map(({ id, resume, fits, misses }) => {
    const own = (wanted: boolean) =>
      misleading.flatMap((ad, nth) => (ad.person === id && ad.fits === wanted ? [named.length + nth] : []));
    const places = (ids: string[]) => ids.map((ad) => placeOf.get(ad)!);
    return { resume, fits: [...places(fits), ...own(true)], misses: [...places(misses), ...own(false)] };
  });
  return { people, ads: [...named, ...misleading] };
}
