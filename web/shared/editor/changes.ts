/** Whether two values of a form say the same, whatever objects they are. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every(
      (name) =>
        name in other &&
        same((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}

/** What differs from before, field by field, so that nothing else is overwritten. */
export function changesBetween<Fields extends object>(before: Fields, now: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !same(value, before[name as keyof Fields])),
  ) as Partial<Fields>;
}

/** Some of the fields, by their names. */
export function pick<Fields extends object>(from: Fields, names: readonly (keyof Fields)[]) {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Fields>;
}

interface Versions<Draft> {
  /** What both began with. */
  before: Draft;
  mine: Draft;
  theirs: Draft;
}

/** What someone else saved meanwhile, with everything that was typed here kept. */
export function merged<Draft extends object>({ before, mine, theirs }: Versions<Draft>): Draft {
  return { ...theirs, ...changesBetween(before, mine) };
}

/** The fields that were changed here and by someone else, to different words. */
export function conflictsIn<Draft extends object>({ before, mine, theirs }: Versions<Draft>) {
  const changed = changesBetween(before, mine);
  const elsewhere = changesBetween(before, theirs);
  return Object.keys(changed).filter(
    (name) => name in elsewhere && !same(mine[name as keyof Draft], theirs[name as keyof Draft]),
  ) as (keyof Draft)[];
}
