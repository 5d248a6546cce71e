import type { SearchStep, SearchTerms } from "#contract/search.ts";
import type { Filter, Hit, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import { chosenFilters } from "../ask-engine.ts";
import type { IndexSource } from "../index-source.ts";
import { type ReadAsked, readAsked } from "../reading/read-asked.ts";
import { remoteInstead, stepsOf, type WiderSearch } from "./steps-of.ts";

/** With fewer jobs than this the searches next to it are shown as well. */
const enough = 10;
const mostOfAStep = 5;
const mostSteps = 8;

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

type Rest = Omit<SearchQuery, "text" | "filters" | "prefer" | "shortOnly" | "quotedIn">;

/** Jobs that answer a search; where they are few, those of the searches next to it, each told apart. */
export async function findInSteps(
  asker: StepAsker,
  terms: SearchTerms,
  { rest, loosen }: { rest: Rest; loosen: boolean },
): Promise<FoundInSteps> {
  const { read, query, answer } = await ask(asker, terms, rest);
  if (!loosen) return { read, query, answer, steps: [] };
  const few = answer.total < enough && answer.hits.length === answer.total;
  const wider = few ? stepsOf(terms, read) : remoteInstead(terms, read);
  const steps = await findSteps(asker, { wider, answer, rest });
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
  return { read, query, answer: await asker.search(query) };
}

interface Finding {
  wider: WiderSearch[];
  answer: SearchAnswer;
  rest: Rest;
}

/** Each step's hits that no step before it has; the first page is filled with some of each. */
async function findSteps(asker: StepAsker, { wider, answer, rest }: Finding): Promise<FoundStep[]> {
  const seen = new Set<string>();
  const keep = (hits: Hit[]) =>
    hits.filter((hit) => {
      const ids = [hit.id, ...hit.duplicates.ids];
      const fresh = !ids.some((id) => seen.has(id));
      for (const id of ids) seen.add(id);
      return fresh;
    });
  keep(answer.hits);
  const { sort: _, first: __, ...plain } = rest;
  const steps: FoundStep[] = [];
  for (const step of wider) {
    if (steps.length === mostSteps) break;
    const size = enough + answer.hits.length + enough * steps.length;
    const { answer: found } = await ask(asker, step.terms, { ...plain, size, offset: 0, facets: [] });
    const hits = keep(found.hits).slice(0, enough);
    if (hits.length > 0) steps.push({ ...step, total: found.documents, hits });
  }
  return shared(steps, enough - answer.total);
}

/** So many places are shared among steps: a few for each first, then more for the first ones. */
function shared(steps: FoundStep[], places: number): FoundStep[] {
  const shares = steps.map(() => 0);
  for (const most of [mostOfAStep, enough])
    steps.forEach(({ hits }, at) => {
      const left = places - shares.reduce((sum, share) => sum + share, 0);
      shares[at] = Math.max(shares[at]!, Math.min(hits.length, most, shares[at]! + Math.max(0, left)));
    });
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
