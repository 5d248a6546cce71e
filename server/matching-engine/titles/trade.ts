import { significantWords } from "#server/taxonomy/title-words.ts";
import { isRoleNoun, readTitle, titleSimilarity } from "#server/taxonomy/titles.ts";
import { letterLikeness, type LetterVector, letterVector } from "./letter-likeness.ts";

/** A title, or one of several that a posting names, with what is compared of it. */
interface NamedJob {
  text: string;
  letters: LetterVector;
  /** The noun that says what somebody is: "engineer" in "Senior Software Engineer, Payments". */
  role: string | null;
}

/**
 * How sure it is that two titles name the same trade, from the words they share, the pieces of words they share, and the
 * role both end with: fitted by logistic regression on graded pairs of people and real postings (docs/matching.md).
 */
const weights = { words: 3.98, letters: 1.79, role: 0.87, none: -1.9 };

/** The same trade in a narrow sense, from here on. */
export const sameTrade = 0.6;
/** Below this it is another trade. */
export const anotherTrade = 0.3;

const mostRemembered = 20_000;
const remembered = new Map<string, NamedJob[]>();
/** A posting's title rarely names more jobs. */
const mostNamed = 6;
/** What a part of a longer title says counts a little less than the whole. */
const partLoss = 0.1;

/** How likely a job is of the trade of a title, 0 to 1; made once for a title and asked about many jobs. */
export function tradeCloseness(title: string): (offered: string) => number {
  const [own] = namedJobs(title);
  return (offered) => {
    let best = 0;
    for (const [at, other] of namedJobs(offered).entries()) {
      const found = closeness({
        words: titleSimilarity(title, other.text),
        letters: letterLikeness(own!.letters, other.letters),
        role: own!.role && other.role ? (own!.role === other.role ? 1 : -1) : 0,
      });
      best = Math.max(best, at > 0 ? found - partLoss : found);
    }
    return best;
  };
}

function closeness({ words, letters, role }: { words: number; letters: number; role: number }): number {
  const sum = weights.none + weights.words * words + weights.letters * letters + weights.role * role;
  return 1 / (1 + Math.exp(-sum));
}

const between = /\s[-–—|:]\s|[,;|(){}[\]+&]|\s(?:and|or|und|et)\s/i;

/** The whole title and the parts of it: a posting may name several jobs, and often says more than the title. */
function namedJobs(title: string): NamedJob[] {
  const known = remembered.get(title);
  if (known) return known;
  const parts = title.split(between).map((part) => part.trim());
  const named = parts.filter((part) => part.length > 2 && significantWords(part).length > 0);
  const jobs = [...new Set([title, ...named])]
    .slice(0, mostNamed)
    .map((text) => ({ text, letters: letterVector(text), role: roleOf(text) }));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(title, jobs);
  return jobs;
}

function roleOf(title: string): string | null {
  const [head = ""] = readTitle(title).core.split(/\s(?:of|for|in|to|with|at)\s/);
  return significantWords(head).findLast(isRoleNoun) ?? null;
}
