const underWay = new Map<string, Promise<unknown>>();

/** Runs what is about the same thing one after the other. */
export function inTurn<Result>(about: string, run: () => Promise<Result>): Promise<Result> {
  const result = (underWay.get(about) ?? Promise.resolve()).then(run);
  const over = result
    .catch(() => {})
    .then(() => {
      if (underWay.get(about) === over) underWay.delete(about);
    });
  underWay.set(about, over);
  return result;
}
