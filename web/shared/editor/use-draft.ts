import { useState } from "react";
import { changesBetween, conflictsIn, merged, pick, same } from "./changes.ts";

interface Versions<Thing, Draft> {
  /** What was read last, to notice when something else is. */
  thing: Thing | null;
  saved: Draft;
  /** The same in the server's words, where what was typed stays as it was typed. */
  known: Draft;
  draft: Draft;
  /** Fields that were changed here and by someone else. */
  conflicts: readonly (keyof Draft)[];
  /** Rises whenever words are put in from outside, for fields that keep their own while they are typed in. */
  round: number;
}

/** What was typed and did not reach the server, with the words it was typed over. */
export interface Unsent<Draft> {
  before: Partial<Draft>;
  mine: Partial<Draft>;
}

/** What is typed and what is saved, kept apart also when someone else saves meanwhile. */
export function useDraft<Thing, Draft extends object>(
  thing: Thing | null,
  draftOf: (thing: Thing | null) => Draft,
  unsent: () => Unsent<Draft> | null = () => null,
) {
  const [versions, setVersions] = useState<Versions<Thing, Draft>>(() => {
    const draft = draftOf(thing);
    const fresh = { thing, saved: draft, known: draft, draft, conflicts: [], round: 0 };
    const typed = unsent();
    return typed ? broughtBack(fresh, typed) : fresh;
  });
  if (thing !== versions.thing) setVersions(rebased(versions, thing, draftOf(thing)));

  return {
    draft: versions.draft,
    saved: versions.saved,
    known: versions.known,
    conflicts: versions.conflicts,
    round: versions.round,
    set: (part: Partial<Draft>) => setVersions((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    /** The server's words replace what was sent, but not what was typed since. */
    accept: (saved: Draft, sent: Draft) => setVersions((last) => accepted(last, saved, sent)),
    /** The server has what was sent; on screen it stays as it was typed. */
    settle: (sent: Draft, known: Draft) => setVersions((last) => ({ ...last, saved: sent, known })),
    /** The same for some parts, whatever became of the others meanwhile. */
    settleParts: (sent: Partial<Draft>, known: Draft) => setVersions((last) => settled(last, sent, known)),
    /** Brings back what was typed over other words and never sent. */
    restore: (typed: Unsent<Draft>) => setVersions((last) => broughtBack(last, typed)),
    /** Keeps what was typed here where both changed the same. */
    keepMine: () => setVersions((last) => ({ ...last, conflicts: [] })),
    /** Takes the words of the other person where both changed the same. */
    takeTheirs: () =>
      setVersions((last) => ({
        ...last,
        draft: { ...last.draft, ...pick(last.saved, last.conflicts) },
        conflicts: [],
        round: last.round + 1,
      })),
  };
}

function accepted<Thing, Draft extends object>(
  last: Versions<Thing, Draft>,
  saved: Draft,
  sent: Draft,
): Versions<Thing, Draft> {
  const draft = { ...saved, ...changesBetween(sent, last.draft) };
  return { ...last, saved, known: saved, draft, conflicts: [] };
}

function settled<Thing, Draft extends object>(
  last: Versions<Thing, Draft>,
  sent: Partial<Draft>,
  known: Draft,
): Versions<Thing, Draft> {
  const names = Object.keys(sent) as (keyof Draft)[];
  return {
    ...last,
    saved: { ...last.saved, ...sent },
    known: { ...last.known, ...pick(known, names) },
  };
}

function broughtBack<Thing, Draft extends object>(
  last: Versions<Thing, Draft>,
  { before, mine }: Unsent<Draft>,
): Versions<Thing, Draft> {
  const base = { ...last.saved, ...before };
  const typed = { ...last, saved: base, known: base, draft: { ...last.draft, ...mine } };
  return { ...rebased(typed, last.thing, last.saved), round: last.round + 1 };
}

function rebased<Thing, Draft extends object>(
  versions: Versions<Thing, Draft>,
  thing: Thing | null,
  elsewhere: Draft,
): Versions<Thing, Draft> {
  const { saved, draft, conflicts, round } = versions;
  const theirs = { ...saved, ...changesBetween(versions.known, elsewhere) };
  if (same(saved, theirs)) return { ...versions, thing, known: elsewhere };
  const three = { before: saved, mine: draft, theirs };
  const now = merged(three);
  return {
    thing,
    saved: theirs,
    known: elsewhere,
    draft: now,
    conflicts: [...new Set([...conflicts, ...conflictsIn(three)])].filter(
      (name) => !same(now[name], theirs[name]),
    ),
    round: same(now, draft) ? round : round + 1,
  };
}
