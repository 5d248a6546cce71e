/** What something is, what it was, and what it was before that was undone. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last step changed: typing on in the same field is one step. */
  field: string | null;
}
const mostSteps = 200;

export function historyOf<State>(present: State): History<State> {
  return { past: [], present, future: [], field: null };
}

/** A step; one that goes on changing the same field is joined with the one before it. */
export function step<State>(
  history: History<State>,
  present: State,
  field: string | null = null,
): History<State> {
  const goesOn = field !== null && field === history.field;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present, future: [], field };
}

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    field: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, field: null };
}
