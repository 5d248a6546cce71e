/** What is known of a job beside a search that few jobs answer; each between 0 and 1. */
export interface Likeness {
  /** Its share of the best score for the words, where none of them has to be there. */
  words: number;
  /** How near its title is to the words in meaning. */
  meaning: number;
  /** How sure it is that its title names the trade that was asked for. */
  trade: number;
  /** What is left of a whole after each condition and preference that it does not meet. */
  wishes: number;
}

/**
 * Fitted by logistic regression on pairs of graded jobs, of which one is the better answer to a query (docs/search.md); weights
 * that were fitted without one group of queries put its jobs in as good an order.
 */
const weights: Likeness = { words: 3.4, meaning: 0.8, trade: 2.4, wishes: 5.1 };

/** How close a job comes to a search, without a unit: of two jobs the one with more is the better answer. */
export function closeness(likeness: Likeness): number {
  return (Object.keys(weights) as (keyof Likeness)[]).reduce(
    (sum, part) => sum + weights[part] * likeness[part],
    0,
  );
}

/** Whether a job that no wider search has found is near enough to be shown: by its words or by what its title means. */
export function isNear({ words, meaning }: Likeness): boolean {
  return words >= nearWords || meaning >= nearTitle;
}

/** A share of the best score for the words. */
const nearWords = 0.25;
/** How like the search a title has to be in meaning; chosen on the queries of docs/search.md that may be looked at. */
export const nearTitle = 0.3;
