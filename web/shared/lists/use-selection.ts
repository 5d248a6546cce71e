import { useState } from "react";

interface Selected {
  list: string;
  ids: ReadonlySet<string>;
  /** From where Shift selects. */
  anchor: string | null;
}

/** Several rows of one list, chosen to be decided about together. Another list starts with nobody chosen. */
export function useSelection(list: string, shown: readonly string[]) {
  const [selected, setSelected] = useState<Selected>({ list, ids: new Set(), anchor: null });
  const { ids, anchor } = selected.list === list ? selected : { ids: new Set<string>(), anchor: null };
  const choose = (next: Iterable<string>, from: string | null = null) =>
    setSelected({ list, ids: new Set(next), anchor: from });

  /** With `range`, everything from the last choice to here becomes what this one becomes. */
  function toggle(id: string, { range = false } = {}) {
    const on = !ids.has(id);
    const some = range && anchor !== null ? between(shown, anchor, id) : [id];
    const rest = [...ids].filter((each) => !some.includes(each));
    choose(on ? [...rest, ...some] : rest, id);
  }
  return { ids, count: ids.size, has: (id: string) => ids.has(id), toggle, choose, clear: () => choose([]) };
}
export type Selection = ReturnType<typeof useSelection>;

function between(shown: readonly string[], from: string, to: string) {
  const [first, last] = [shown.indexOf(from), shown.indexOf(to)].toSorted((a, b) => a - b);
  return first! < 0 ? [to] : shown.slice(first, last! + 1);
}
