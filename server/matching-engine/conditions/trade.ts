import { readCandidate } from "../candidate.ts";
import { anotherTrade, sameTrade, tradeCloseness } from "../titles/trade.ts";
import type { CandidateText } from "../types.ts";
import { type Constraint, conflict, ok, unknown } from "./constraint.ts";

/** Whether a job is of a person's trade, and how sure that is, 0 to 1. */
export interface Trade extends Constraint {
  closeness: number;
}

/** Work of the past says less about what somebody looks for than what they ask for; the last position says most. */
const heldShare = 0.85;
const eachEarlier = 0.9;
const mostHeld = 4;
const mostRemembered = 5000;

interface Own {
  title: string;
  closenessTo: (offered: string) => number;
  share: number;
  isWanted: boolean;
}

/** Compares the titles of many jobs with those one person asks for and has held. */
export function tradeOf(candidate: CandidateText): (title: string) => Trade {
  const own = ownTitles(candidate);
  const known = new Map<string, Trade>();
  return (title) => {
    const found = known.get(title) ?? compare(title, own);
    if (known.size >= mostRemembered) known.clear();
    known.set(title, found);
    return found;
  };
}

function ownTitles(candidate: CandidateText): Own[] {
  const wanted = (candidate.wanted?.titles ?? []).map((title) => ({ title, share: 1, isWanted: true }));
  const held = readCandidate(candidate)
    .positions.toSorted((a, b) => b.interval.to - a.interval.to)
    .slice(0, mostHeld)
    .map(({ title }, at) => ({ title, share: heldShare * eachEarlier ** at, isWanted: false }));
  return [...wanted, ...held]
    .filter(({ title }) => title !== "")
    .map((each) => ({ ...each, closenessTo: tradeCloseness(each.title) }));
}

/** Work of the past is no reason against a job, but only what is asked for is one for it; without a title asked for, the resume tells. */
function compare(offered: string, own: readonly Own[]): Trade {
  if (own.length === 0) return { ...unknown("No titles yet."), closeness: 0.5 };
  const all = own.map((each) => ({ ...each, likely: each.closenessTo(offered) }));
  const closeness = Math.max(...all.map(({ likely, share }) => likely * share));
  const [best] = all.toSorted((a, b) => b.likely - a.likely);
  const wanted = all.filter(({ isWanted }) => isWanted).toSorted((a, b) => b.likely - a.likely)[0];
  const { title, likely } = wanted && wanted.likely >= anotherTrade ? wanted : best!;
  if (likely < anotherTrade)
    return wanted
      ? { ...conflict(`Another kind of work than ${wanted.title}.`), closeness }
      : { ...unknown(`Another kind of work than ${title}.`), closeness };
  if (likely >= sameTrade && (wanted === undefined || wanted.title === title))
    return { ...ok(wanted ? `You asked for ${title}.` : `You’ve worked as ${title}.`), closeness };
  return { ...unknown(`Not quite ${title}.`), closeness };
}
