import { occupationsIn, occupationsNamed } from "#server/taxonomy/occupation-words.ts";
import { meaningLikeness, meaningOf } from "#server/taxonomy/word-meaning.ts";
import { expandTitle, significantWords } from "#server/taxonomy/title-words.ts";
import { isRoleNoun, readTitle, titleSimilarity } from "#server/taxonomy/titles.ts";
import { neutral } from "../neutral-words.ts";

/** A title, or one of several that a posting names, with what is compared of it. */
interface NamedJob {
  text: string;
  meaning: Float32Array;
  /** The noun that says what someone is: "engineer" in "Senior Software Engineer, Payments". */
  role: string | null;
  /** The occupations it names, in whatever language, and those of its role by their longest names. */
  occupations: Set<number>;
  trades: Set<number>;
  /** Whether one of them is its role: of "Nurse Recruiter" the list knows no nurse. */
  namesRole: boolean;
  /** Its significant words, and those of them that name no occupation. */
  words: readonly string[];
  rest: readonly string[];
}

/**
 * How sure it is that two titles name the same trade: by the words they share, the role both end with, what they mean, and
 * what the titles a person asks for mean together. Fitted by logistic regression on graded pairs of people and real postings, those
 * of the tuning half (docs/matching.md).
 */
const weights = { words: 2.3, role: 0.45, meaning: 1.9, about: 2.9, none: -2.3 };

/** The same trade in a narrow sense, from here on. */
export const sameTrade = 0.6;
/** As close as two titles come that name different occupations. */
const notQuite = sameTrade - 0.01;
/** Below this it is another trade. */
export const anotherTrade = 0.45;

const mostRemembered = 20_000;
const remembered = new Map<string, NamedJob[]>();
/** A posting's title rarely names more jobs. */
const mostNamed = 6;

/**
 * How likely a job is of the trade of a title, 0 to 1; made once for a title and asked about many jobs. `about` is what all
 * titles the person asks for mean: an "Administrator" who was a medical secretary is no database administrator.
 */
export function tradeCloseness(title: string, about: Float32Array): (offered: string) => number {
  const [own] = namedJobs(title);
  return (offered) => {
    const others = namedJobs(offered);
    const whole = meaningLikeness(about, others[0]!.meaning);
    return Math.max(
      ...others.map((other) => {
        const likely = likelihood({
          words: sharedWords(own!, other),
          role: own!.role && other.role ? (own!.role === other.role ? 1 : -1) : 0,
          meaning: meaningLikeness(own!.meaning, other.meaning),
          about: whole,
        });
        return areApart(own!, other) ? Math.min(likely, notQuite) : likely;
      }),
    );
  };
}

/** Two titles that share so much of their words are one work, whatever else they name. */
const mostWords = 0.6;

/** An engineer or a driver may be of any trade; the list is read on first use. */
let ofAnyTrade: Set<number> | undefined;

function areDisjoint(own: NamedJob, other: NamedJob): boolean {
  const areKnown = own.trades.size > 0 && other.trades.size > 0;
  return areKnown && own.trades.isDisjointFrom(other.trades);
}

/** Whether two titles share most of their words, and where they name two occupations the role of both: a nurse recruiter is no nurse. */
function areAlike(own: NamedJob, other: NamedJob): boolean {
  const isOneRole = own.role === other.role && own.namesRole && other.namesRole;
  if (areDisjoint(own, other) && !isOneRole) return false;
  return titleSimilarity(own.text, other.text) >= mostWords;
}

/** Two known occupations that share a word or none: a registered nurse and a veterinary nurse. */
function areApart(own: NamedJob, other: NamedJob): boolean {
  if (!areDisjoint(own, other)) return false;
  const shared = own.words.filter((word) => other.words.includes(word));
  return shared.length <= 1 && !areAlike(own, other);
}

/** Whether an offered title is what another one says, and not only close to it: "Line Cook" is a cook, "5th Grade Teacher" no third grade teacher. */
export function isSaidBy(title: string, offered: string): boolean {
  const own = namedJobs(title)[0]!;
  return namedJobs(offered).some((other) => {
    const isOne = !own.trades.isDisjointFrom(other.trades);
    return areAlike(own, other) || (isOne && own.rest.every((word) => other.words.includes(word)));
  });
}

/** The same for someone of whom nothing but the title is known. */
export function closenessOfTitle(title: string): (offered: string) => number {
  return tradeCloseness(title, meaningOf(neutral(title)));
}

/** One occupation in two languages, or under two names, shares as much as most of its words. */
const oneOccupation = 0.5;

function sharedWords(own: NamedJob, other: NamedJob): number {
  const words = titleSimilarity(own.text, other.text);
  return own.occupations.isDisjointFrom(other.occupations) ? words : Math.max(words, oneOccupation);
}

/** How likely two titles name one trade, from how alike they are in each respect. */
export function likelihood(alike: Record<"words" | "role" | "meaning" | "about", number>): number {
  const sum =
    weights.none +
    weights.words * alike.words +
    weights.role * alike.role +
    weights.meaning * alike.meaning +
    weights.about * alike.about;
  return 1 / (1 + Math.exp(-sum));
}

const between = /\s[-–—|:]\s|[,;|(){}[\]+&]|\s(?:and|or|und|et)\s/i;

/** The whole title and the parts of it: a posting may name several jobs, and often says more than the title. */
function namedJobs(title: string): NamedJob[] {
  const known = remembered.get(title);
  if (known) return known;
  const forBoth = neutral(title);
  const parts = forBoth.split(between).map((part) => part.trim());
  const named = parts.filter((part) => part.length > 2 && significantWords(part).length > 0);
  const jobs = [...new Set([forBoth, ...named])].slice(0, mostNamed).map(readNamed);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(title, jobs);
  return jobs;
}

function readNamed(text: string): NamedJob {
  ofAnyTrade ??= occupationsNamed("engineer driver");
  const role = roleOf(text);
  const forms = occupationsIn(text).map(({ form, rows }) => ({ words: significantWords(form), rows }));
  const ofRole = forms.filter(({ words }) => role !== null && words.includes(role));
  // A nurse recruiter is a recruiter, and the clerk of Cook County cooks nothing.
  const named = ofRole.length > 0 ? ofRole : forms;
  const covered = new Set(named.flatMap(({ words }) => words));
  return {
    text,
    meaning: meaningOf(expandTitle(text)),
    role,
    occupations: occupationsNamed(text),
    trades: new Set(named.flatMap(({ rows }) => rows)).difference(ofAnyTrade),
    namesRole: ofRole.length > 0,
    words: significantWords(text),
    rest: significantWords(readTitle(text).core).filter((word) => !covered.has(word)),
  };
}

function roleOf(title: string): string | null {
  const [head = ""] = readTitle(title).core.split(/\s(?:of|for|in|to|with|at)\s/);
  return significantWords(head).findLast(isRoleNoun) ?? null;
}
