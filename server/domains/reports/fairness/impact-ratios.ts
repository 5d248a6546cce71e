import {
  type FairnessNumbers,
  type FairnessReport,
  fairnessTables,
  fewestPeople,
  smallPart,
} from "#contract/fairness-reports.ts";
import { demographicChoices, ratherNot } from "#shared/profile/demographic-choices.data.ts";
import { type Cell, shownCells } from "./shown-cells.ts";

/** Someone with a score who agreed to be counted and answered both questions. */
export interface AssessedPerson {
  sex: string;
  ethnicity: string;
  companyIds: readonly string[];
  /** The highest of their scores in the period. */
  score: number;
  /** A hiring team moved them forward. */
  selected: boolean;
}
type Of = "sex" | "ethnicity";
type People = readonly AssessedPerson[];

const answersTo = (key: "identity" | "ethnicity") =>
  demographicChoices.find((question) => question.key === key)!.choices.filter((each) => each !== ratherNot);
/** The answers that are counted. */
export const categories: Record<Of, readonly string[]> = {
  sex: answersTo("identity"),
  ethnicity: answersTo("ethnicity"),
};

/** What may be shown of these people, and how many of them are counted. */
export function impactRatiosOf(people: People): { counted: number; tables: FairnessReport["tables"] } {
  const counted = inLargeCategories(people);
  const tables = fairnessTables.map((by) => {
    const groups = by === "both" ? crossings(counted) : margins(counted, by);
    return { by, categories: withRatios(groups, counted) };
  });
  return { counted: counted.length, tables };
}

/** Leaves out categories with too few people, until every category that is left has enough without them. */
function inLargeCategories(people: People): People {
  const large = (of: Of) => {
    const groups = Map.groupBy(people, (person) => person[of]);
    return new Set(categories[of].filter((category) => areEnough(groups.get(category) ?? [])));
  };
  const [sexes, ethnicities] = [large("sex"), large("ethnicity")];
  const kept = people.filter(({ sex, ethnicity }) => sexes.has(sex) && ethnicities.has(ethnicity));
  return kept.length === people.length ? kept : inLargeCategories(kept);
}

/** Ten people, and ten without those of any one company: its team may know how many of theirs agreed. */
function areEnough(people: People) {
  const ofCompany = Map.groupBy(
    people.flatMap(({ companyIds }) => companyIds),
    (companyId) => companyId,
  );
  const most = Math.max(0, ...[...ofCompany.values()].map(({ length }) => length));
  return people.length - most >= fewestPeople;
}

interface Group {
  category: string;
  /** Null where they may not be shown. */
  people: People | null;
}

function margins(counted: People, of: Of): Group[] {
  const groups = Map.groupBy(counted, (person) => person[of]);
  return categories[of].map((category) => ({ category, people: groups.get(category) ?? null }));
}

/** Each counted sex with each counted ethnicity. */
function crossings(counted: People): Group[] {
  const present = (of: Of) => categories[of].filter((each) => counted.some((person) => person[of] === each));
  const cells = present("sex").flatMap((row) =>
    present("ethnicity").map((column): Cell & { of: People } => {
      const of = counted.filter(({ sex, ethnicity }) => sex === row && ethnicity === column);
      return { row, column, of, people: of.length };
    }),
  );
  const shown = shownCells(cells, (some) => areEnough(some.flatMap(({ of }) => of)));
  return cells.map((cell) => ({
    category: `${cell.row}, ${cell.column}`,
    people: shown.has(cell) ? cell.of : null,
  }));
}

function withRatios(groups: readonly Group[], counted: People) {
  const median = medianOf(counted.map(({ score }) => score));
  const shown = groups.map(({ category, people }) => ({
    category,
    numbers: people && numbersOf(people, counted.length, median),
  }));
  const compared = shown.flatMap(({ numbers }) => (numbers && !numbers.small ? [numbers] : []));
  for (const outcome of ["selected", "aboveMedian"] as const) {
    const highest = Math.max(0, ...compared.map((numbers) => numbers[outcome].rate));
    if (highest > 0) for (const numbers of compared) numbers[outcome].ratio = numbers[outcome].rate / highest;
  }
  return shown;
}

function numbersOf(people: People, all: number, median: number): FairnessNumbers {
  const part = (count: number) => ({ count, rate: count / people.length, ratio: null });
  return {
    people: people.length,
    small: people.length < smallPart * all,
    selected: part(people.filter(({ selected }) => selected).length),
    aboveMedian: part(people.filter(({ score }) => score > median).length),
  };
}

/** The middle score; at least half of the scores aren't above it. */
function medianOf(scores: readonly number[]) {
  const sorted = scores.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
