import type { SearchTerms } from "#contract/search.ts";
import type { Hit, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import { chosenFilters } from "../ask-engine.ts";
import { nearestTitlesFirst } from "../nearest-titles.ts";
import { type ReadAsked, readAsked } from "../reading/read-asked.ts";
import { closestTo } from "./closest-to.ts";
import { closestFirst } from "./closest-first.ts";
import {
  enough,
  type FoundInSteps,
  type FoundStep,
  idsOf,
  type Rest,
  type StepAsker,
} from "./found-steps.ts";
import { remoteInstead, stepsElsewhere, stepsHere, titleAlone, type WiderSearch } from "./steps-of.ts";

/** With fewer than these in the own country, which nobody named, those of others are shown behind them. */
const fewest = 4;
const mostOfAStep = 5;
const mostSteps = 6;

/** Jobs that answer a search; where they are few, those of the searches next to it, each told apart. */
export async function findInSteps(
  asker: StepAsker,
  terms: SearchTerms,
  { rest, loosen }: { rest: Rest; loosen: boolean },
): Promise<FoundInSteps> {
  const found = await ask(asker, terms, rest, { atHome: true });
  const everywhere = () => ask(asker, terms, rest, { atHome: false });
  const isNowhere = found.read.assumed !== null && found.answer.total === 0;
  if (!loosen) return { ...(isNowhere ? await everywhere() : found), steps: [] };
  const inSteps = await withSteps(asker, terms, { found, rest });
  const asked = inSteps.steps.filter(({ kind }) => kind !== "anywhere" && kind !== "similar");
  if (!isNowhere || asked.some(({ hits }) => hits.length > 0)) return inSteps;
  const elsewhere = await everywhere();
  return elsewhere.answer.total > 0 ? { ...elsewhere, steps: [] } : inSteps;
}

async function withSteps(
  asker: StepAsker,
  terms: SearchTerms,
  { found, rest }: { found: Omit<FoundInSteps, "steps">; rest: Rest },
): Promise<FoundInSteps> {
  const { read, query, answer } = found;
  const few = answer.total < enough && answer.hits.length === answer.total;
  const here = few ? stepsHere(terms, read) : [];
  const elsewhere = few ? stepsElsewhere(terms, read) : remoteInstead(terms, read);
  const { atPlace, away, offered } = await findSteps(asker, {
    here,
    elsewhere,
    answer,
    rest,
    isAssumed: read.assumed !== null || read.isSpoken,
  });
  const places = enough - answer.total;
  const kept = Math.min(mostOfAStep, away.flatMap(({ hits }) => hits).length);
  const filled =
    few && query.text
      ? await closestFirst(asker, terms, { found, rest, atPlace, places: places - kept })
      : { atPlace: shared(atPlace, places), similar: [] };
  const left = [...filled.atPlace, ...filled.similar].reduce((sum, { hits }) => sum - hits.length, places);
  const steps = [...filled.atPlace, ...shared(away, left), ...offered, ...filled.similar];
  const isEmpty = answer.total === 0 && steps.every(({ hits }) => hits.length === 0);
  if (isEmpty && query.text) steps.push(...(await lastResort(asker, terms, { found, rest })));
  return { ...found, steps };
}

/**
 * Where the own country goes without saying, it comes first where it has many jobs, and is all where it has few. A
 * wider search counts everything it finds but shows only the jobs that say they are there.
 */
async function ask(
  asker: StepAsker,
  terms: SearchTerms,
  rest: Rest,
  { atHome, closest, isWider = false }: { atHome: boolean; closest?: ReadAsked; isWider?: boolean },
) {
  const { source, home, own } = asker;
  const asked = readAsked(source, terms, home);
  const read = closest ? closestTo(closest, asked) : asked;
  const filters = [...own, ...chosenFilters(source, terms), ...(read.query.filters ?? [])];
  const prefix = rest.prefix || /[\p{L}\p{N}]{4}$/u.test(read.query.text ?? "");
  const everywhere = await asker.quoted({ ...rest, ...read.query, filters, prefix });
  const isTopic = read.words.titleWords.length === 0 && Boolean(everywhere.text);
  const search = (query: SearchQuery) =>
    isTopic ? nearestTitlesFirst(asker.search, query) : asker.search(query);
  const whole = { ...read, assumed: null };
  if (!read.assumed || !atHome) return { read: whole, query: everywhere, answer: await search(everywhere) };
  const { filter } = read.assumed;
  const within = { ...everywhere, filters: [...filters, filter] };
  const { total } = await asker.search({ ...within, facets: [], highlight: [], offset: 0, size: 1 });
  const isAll = total >= enough;
  const first = [{ filter, share: elsewhereShare }, ...(everywhere.prefer ?? [])];
  const query = isAll ? { ...everywhere, prefer: first } : within;
  if (!isWider) return { read: isAll ? whole : read, query, answer: await search(query) };
  const counted = await asker.search({ ...query, size: 1 });
  const { hits } = await search({ ...everywhere, filters: [...filters, read.assumed.told] });
  return { read, query, answer: { ...counted, hits } };
}
/** What is left of the score of a job in another country than the one that is meant. */
const elsewhereShare = 0.1;

interface Finding {
  here: WiderSearch[];
  elsewhere: WiderSearch[];
  answer: SearchAnswer;
  rest: Rest;
  /** The place is the searcher's own country, or where their language is spoken: nobody named it. */
  isAssumed: boolean;
}

/**
 * Each step's hits that no step before it has. The first page is filled with some of each at the place that was asked
 * for; what lies elsewhere is offered with its count, and the nearest of it shown only where the place has nothing: of a
 * place that was named never what lies in another country.
 */
async function findSteps(
  asker: StepAsker,
  finding: Finding,
): Promise<Record<"atPlace" | "away" | "offered", FoundStep[]>> {
  const { here, elsewhere, answer, rest, isAssumed } = finding;
  const seen = new Set<string>();
  const keep = (hits: Hit[]) =>
    hits.filter((hit) => {
      const ids = idsOf(hit);
      const fresh = !ids.some((id) => seen.has(id));
      for (const id of ids) seen.add(id);
      return fresh;
    });
  keep(answer.hits);
  const find = async (wider: WiderSearch[]) => {
    const steps: FoundStep[] = [];
    for await (const { step, found } of inTurn(asker, wider, { rest, known: seen.size })) {
      const { kind, about, terms } = step;
      const hits = keep(found.hits).slice(0, enough);
      if (hits.length > 0) steps.push({ kind, about, terms, total: found.documents, hits });
      if (steps.length === mostSteps) break;
    }
    return steps;
  };
  const atPlace = await find(here);
  const away = await find(elsewhere);
  const sum = atPlace.reduce((all, { hits }) => all + hits.length, answer.total);
  const shown = away.find(({ kind }) => (isAssumed ? sum < fewest : sum === 0 && kind !== "anywhere"));
  const offered = away.filter((step) => step !== shown).map((step) => ({ ...step, hits: [] }));
  return { atPlace, away: shown ? [shown] : [], offered };
}

/** The answers of wider searches in their order; those that leave out one of several words by how little they find. */
async function* inTurn(
  asker: StepAsker,
  wider: WiderSearch[],
  { rest, known }: { rest: Rest; known: number },
) {
  const { sort: _, first: __, ...plain } = rest;
  const size = 2 * enough + known + enough * wider.length;
  for (const group of groupsOf(wider)) {
    const answers = [];
    for (const step of group) {
      const found = await ask(
        asker,
        step.terms,
        { ...plain, size, offset: 0, facets: [] },
        { atHome: true, isWider: true, ...(step.closest && { closest: step.closest }) },
      );
      answers.push({ step, found: found.answer });
    }
    yield* answers.toSorted((a, b) => a.found.documents - b.found.documents);
  }
}

function groupsOf(wider: WiderSearch[]): WiderSearch[][] {
  const groups: WiderSearch[][] = [];
  for (const step of wider) {
    const last = groups.at(-1);
    if (step.fewestFirst && last?.[0]!.fewestFirst) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** So many places are shared among steps: a few for each first, then more for the first ones. */
function shared(steps: FoundStep[], places: number): FoundStep[] {
  const shares = steps.map(() => 0);
  for (const most of [mostOfAStep, enough])
    steps.forEach(({ hits }, at) => {
      const left = Math.max(0, places - shares.reduce((sum, each) => sum + each, 0));
      shares[at] = Math.max(shares[at]!, Math.min(hits.length, most, shares[at]! + left));
    });
  return steps.map((step, at) => ({ ...step, hits: step.hits.slice(0, shares[at]) }));
}

/** Where every step is empty: the title alone, else some of the words. */
async function lastResort(
  asker: StepAsker,
  terms: SearchTerms,
  { found: { read, query }, rest }: { found: Omit<FoundInSteps, "steps">; rest: Rest },
): Promise<FoundStep[]> {
  const { sort: _, first: __, ...plain } = rest;
  const page = { ...plain, size: enough, offset: 0, facets: [] };
  for (const { kind, about, terms: wider } of titleAlone(terms, read)) {
    const { answer } = await ask(asker, wider, page, { atHome: true, isWider: true });
    if (answer.total > 0) return [{ kind, about, terms: wider, total: answer.documents, hits: answer.hits }];
  }
  return someOfTheWords(asker, terms, { query, page });
}

/** The last step: jobs at the place that have most of the words, or any that have all of them as they were typed. */
async function someOfTheWords(
  asker: StepAsker,
  terms: SearchTerms,
  { query, page }: { query: SearchQuery; page: Rest },
): Promise<FoundStep[]> {
  const here = await asker.search({ ...page, text: query.text!, filters: query.filters ?? [] });
  const all = { ...page, text: terms.query, filters: asker.own, partly: false };
  const found = here.total > 0 ? here : await asker.search(all);
  if (found.total === 0) return [];
  return [{ kind: "some", about: "", terms, total: found.documents, hits: found.hits }];
}
