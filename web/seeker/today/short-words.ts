import type { JobMatch } from "#contract/match-shapes.ts";
import { wholeUnits } from "#shared/money/money.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "#web/shared/jobs/job-words.ts";

type Job = JobMatch["job"];

/** The pay in as few characters as say it: "£62–74k"; the whole text where it is not so round. */
export function shortPay(job: Pick<Job, "salary">) {
  const whole = payText(job);
  if (!whole || !job.salary || job.salary.period !== "year") return whole;
  const { min, max, currency } = job.salary;
  const isRound = (amount: number | null) => {
    const units = wholeUnits(amount ?? 0, currency);
    return units >= 1000 && units % 1000 === 0;
  };
  if (!isRound(min) || !isRound(max)) return whole;
  return whole.replaceAll(",000", "").replace(/(\d)$/, "$1k");
}

const shortCountries: Record<string, string> = { "United Kingdom": "UK", "United States": "US" };

/** The place without what a list can leave out: "Bristol or remote, UK". */
export function shortPlace(job: Parameters<typeof placeText>[0]) {
  const short = (place: string) => shortCountries[place] ?? place;
  return placeText({
    ...job,
    locations: job.locations.map((place) => place.split(",")[0]!),
    remoteLocations: job.remoteLocations.map(short),
  });
}

/** A posting that has stood for so long may be filled. */
const staleDays = 60;

/** "Posted 3 months ago" of a posting that has stood for long; null of any other. */
export function staleText({ publishedAt }: Pick<Job, "publishedAt">, now = new Date()) {
  if (!publishedAt) return null;
  const days = (now.getTime() - new Date(publishedAt).getTime()) / 86_400_000;
  return days < staleDays ? null : `Posted ${counted(Math.floor(days / 30), "month")} ago`;
}

/** "1 applied, 2 not for me": what was decided, in the order it counts. */
export function decidedText(matches: readonly Pick<JobMatch, "status">[]) {
  const words = { applied: "applied", liked: "liked", saved: "saved", rejected: "not for me" } as const;
  return Object.entries(words)
    .map(([status, word]) => ({ number: matches.filter((match) => match.status === status).length, word }))
    .filter(({ number }) => number > 0)
    .map(({ number, word }) => `${number} ${word}`)
    .join(", ");
}
