import { meaningLikeness, meaningOf, meaningOfAll } from "#server/taxonomy/word-meaning.ts";
import { jobLines } from "../ad-lines.ts";
import { readCandidate } from "../candidate.ts";
import { neutral } from "../neutral-words.ts";
import { anotherTrade, isSaidBy, likelihood, sameTrade, tradeCloseness } from "../titles/trade.ts";
import type { CandidateText, JobText } from "../types.ts";
import { type Constraint, conflict, ok, unknown } from "./constraint.ts";

/** Whether a job is of a person's trade, and how sure that is, 0 to 1. */
export interface Trade extends Constraint {
  closeness: number;
}

/** Work of the past says less about what someone looks for than what they ask for; the last position says most. */
const heldShare = 0.85;
const eachEarlier = 0.9;
const mostHeld = 4;
const mostRemembered = 5000;

/** An ad without a title is compared by what it says first. */
const firstWords = 80;

/** By meaning alone, where the job or the person has no title. */
function byMeaning(offered: string, about: Float32Array): number {
  const alike = meaningLikeness(about, meaningOf(offered));
  return likelihood({ words: 0, role: 0, meaning: alike, about: alike });
}

function beginning(job: JobText): string {
  return jobLines(job).join(" ").split(" ", firstWords).join(" ");
}

interface OwnTitle {
  /** As it is compared, without the person's gender. */
  title: string;
  /** As the person says it. */
  said: string;
  share: number;
  isWanted: boolean;
}
interface Own extends OwnTitle {
  closenessTo: (offered: string) => number;
}

/** Compares the titles of many jobs with those one person asks for and has held. */
export function tradeOf(candidate: CandidateText): (job: JobText) => Trade {
  const titles = titlesOf(candidate);
  const about = aboutOf(candidate, titles);
  const own = titles.map((each) => ({ ...each, closenessTo: tradeCloseness(each.title, about) }));
  const known = new Map<string, Trade>();
  return (job) => {
    const { title } = job;
    if (title.trim() === "")
      return { ...unknown("The posting has no title."), closeness: byMeaning(beginning(job), about) };
    const found = known.get(title) ?? compare(title, own, about);
    if (known.size >= mostRemembered) known.clear();
    known.set(title, found);
    return found;
  };
}

function titlesOf(candidate: CandidateText): OwnTitle[] {
  const wanted = (candidate.wanted?.titles ?? []).map((said) => ({
    title: neutral(said),
    said,
    share: 1,
    isWanted: true,
  }));
  const held = readCandidate(candidate)
    .positions.toSorted((a, b) => b.interval.to - a.interval.to)
    .slice(0, mostHeld)
    .map(({ title, written: said }, at) => ({
      title,
      said,
      share: heldShare * eachEarlier ** at,
      isWanted: false,
    }));
  return [...wanted, ...held].filter(({ title }) => title !== "");
}

/** What the titles asked for mean together; without any those held, and without those the lines of the resume. */
function aboutOf(candidate: CandidateText, titles: readonly OwnTitle[]): Float32Array {
  const wanted = titles.filter(({ isWanted }) => isWanted);
  if (titles.length > 0) return meaningOfAll((wanted.length > 0 ? wanted : titles).map(({ title }) => title));
  const { lines } = readCandidate(candidate);
  return meaningOf(lines.map(({ text }) => text).join("\n"));
}

/** Work of the past is no reason against a job, but only what is asked for is one for it; without a title asked for, the resume tells. */
function compare(offered: string, own: readonly Own[], about: Float32Array): Trade {
  if (own.length === 0) return { ...unknown("No titles yet."), closeness: byMeaning(offered, about) };
  const all = own.map((each) => ({ ...each, likely: each.closenessTo(offered) }));
  const closeness = Math.max(...all.map(({ likely, share }) => likely * share));
  const [best] = all.toSorted((a, b) => b.likely - a.likely);
  const wanted = all.filter(({ isWanted }) => isWanted).toSorted((a, b) => b.likely - a.likely)[0];
  const { title, said, likely } = wanted && wanted.likely >= anotherTrade ? wanted : best!;
  if (likely < anotherTrade)
    return wanted
      ? { ...conflict(`Another kind of work than ${wanted.said}.`), closeness }
      : { ...unknown(`Another kind of work than ${said}.`), closeness };
  if (likely >= sameTrade && (wanted === undefined || wanted.title === title))
    return {
      ...ok(sameTradeSentence({ said, isSaid: isSaidBy(title, offered), isWanted: Boolean(wanted) })),
      closeness,
    };
  return { ...unknown(`Not quite ${said}.`), closeness };
}

function sameTradeSentence({ said, isSaid, isWanted }: { said: string; isSaid: boolean; isWanted: boolean }) {
  if (isSaid) return isWanted ? `You asked for ${said}.` : `You’ve worked as ${said}.`;
  return isWanted ? `Close to ${said}, which you asked for.` : `Close to your work as ${said}.`;
}
