import type { SearchStep, SearchTerms } from "#contract/search.ts";
import type { Filter, Hit, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import { chosenFilters } from "../ask-engine.ts";
import type { IndexSource } from "../index-source.ts";
import { nearestTitlesFirst } from "../nearest-titles.ts";
import { type ReadAsked, readAsked } from "../reading/read-asked.ts";
import { remoteInstead, stepsElsewhere, stepsHere, type WiderSearch } from "./steps-of.ts";

/** With fewer jobs than this the searches next to it are shown as well. */
const enough = 10;
const mostOfAStep = 5;
const mostSteps = 6;

export interface StepAsker {
  source: IndexSource;
  /** The country of whoever searches. */
  home: string | null;
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Finds which documents have what is quoted. */
  quoted(query: SearchQuery): Promise<SearchQuery>;
  /** What holds for every search of this viewer. */
  own: Filter[];
}

export interface FoundStep extends WiderSearch {
  total: number;
  hits: Hit[];
}

export interface FoundInSteps {
  read: ReadAsked;
  query: SearchQuery;
  answer: SearchAnswer;
  steps: FoundStep[];
}

type Rest = Omit<
  SearchQuery,
  "text" | "filters" | "prefer" | "shortOnly" | "foremost" | "avoid" | "quotedIn"
>;

/** Jobs that answer a search; where they are few, those of the searches next to it, each told apart. */
export async function findInSteps(
  asker: StepAsker,
  terms: SearchTerms,
  { rest, loosen }: { rest: Rest; loosen: boolean },
): Promise<FoundInSteps> {
  const { read, query, answer } = await ask(asker, terms, rest);
  if (!loosen) return { read, query, answer, steps: [] };
  const few = answer.total < enough && answer.hits.length === answer.total;
  const here = few ? stepsHere(terms, read) : [];
  const elsewhere = few ? stepsElsewhere(terms, read) : remoteInstead(terms, read);
  const steps = await findSteps(asker, { here, elsewhere, answer, rest });
  if (few && answer.total + steps.length === 0 && query.text)
    steps.push(...(await someOfTheWords(asker, terms, { query, rest })));
  return { read, query, answer, steps };
}

async function ask(asker: StepAsker, terms: SearchTerms, rest: Rest) {
  const { source, home, own } = asker;
  const read = readAsked(source, terms, home);
  const filters = [...own, ...chosenFilters(source, terms), ...(read.query.filters ?? [])];
  const prefix = rest.prefix || /[\p{L}\p{N}]{4}$/u.test(read.query.text ?? "");
  const query = await asker.quoted({ ...rest, ...read.query, filters, prefix, partly: false });
  const isTopic = read.words.titleWords.length === 0 && Boolean(query.text);
  const answer = isTopic ? await nearestTitlesFirst(asker.search, query) : await asker.search(query);
  return { read, query, answer };
}

interface Finding {
  here: WiderSearch[];
  elsewhere: WiderSearch[];
  answer: SearchAnswer;
  rest: Rest;
}

/**
 * Each step's hits that no step before it has. The first page is filled with some of each at the place that was asked
 * for; what lies elsewhere is offered with its count, and the nearest of it shown only where the place has nothing.
 */
async function findSteps(asker: StepAsker, finding: Finding): Promise<FoundStep[]> {
  const { here, elsewhere, answer, rest } = finding;
  const seen = new Set<string>();
  const keep = (hits: Hit[]) =>
    hits.filter((hit) => {
      const ids = [hit.id, ...hit.duplicates.ids];
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
  const [first, ...others] = away;
  const shown = answer.total + atPlace.length === 0 && first ? [first] : [];
  const offered = (shown.length > 0 ? others : away).map((step) => ({ ...step, hits: [] }));
  return [...shared([...atPlace, ...shown], enough - answer.total), ...offered];
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
      const { answer } = await ask(asker, step.terms, { ...plain, size, offset: 0, facets: [] });
      answers.push({ step, found: answer });
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

/** So many places are shared among steps: a few for each first, then more for the first ones; other titles get what is left. */
function shared(steps: FoundStep[], places: number): FoundStep[] {
  const shares = steps.map(() => 0);
  const share = (isMeant: (step: FoundStep) => boolean, most: number) =>
    steps.forEach((step, at) => {
      const left = Math.max(0, places - shares.reduce((sum, each) => sum + each, 0));
      if (isMeant(step))
        shares[at] = Math.max(shares[at]!, Math.min(step.hits.length, most, shares[at]! + left));
    });
  const isOther = ({ kind }: FoundStep) => kind === "neighbor";
  for (const most of [mostOfAStep, enough]) share((step) => !isOther(step), most);
  share(isOther, mostOfAStep);
  return steps.map((step, at) => ({ ...step, hits: step.hits.slice(0, shares[at]) }));
}

/** The last step: jobs that have the words anywhere in their texts, or most of them. */
async function someOfTheWords(
  asker: StepAsker,
  terms: SearchTerms,
  { query, rest }: { query: SearchQuery; rest: Rest },
): Promise<FoundStep[]> {
  const { sort: _, first: __, ...plain } = rest;
  const { text, filters } = query;
  const found = await asker.search({
    ...plain,
    text: text!,
    filters: filters ?? [],
    size: enough,
    offset: 0,
    facets: [],
  });
  if (found.total === 0) return [];
  return [{ kind: "some", about: "", terms, total: found.documents, hits: found.hits }];
}

export type { SearchStep };
