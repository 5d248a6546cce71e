import { useState } from "react";

interface Chosen {
  id: string | null;
  /** What the address may still name until the navigation that follows the choice has arrived. */
  passing: readonly (string | null)[];
}

export interface OpenRow<Row> {
  rows: readonly Row[];
  /** The row that the address names. */
  named: string | null;
  /** Lets the address follow a choice. */
  follow: (id: string | undefined) => void;
}

/**
 * The open row of a list, known the moment it is chosen. The address follows as a navigation, which the router may draw
 * later: a key pressed meanwhile must act on the row that was chosen, not on the one still named in the address.
 */
export function useOpenRow<Row extends { id: string }>({ rows, named, follow }: OpenRow<Row>) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const arrived = chosen !== null && chosen.id === named;
  // Once the address has arrived it leads again, so that Back and links from elsewhere count.
  if (arrived) setChosen(null);
  const id = chosen && (arrived || chosen.passing.includes(named)) ? chosen.id : named;

  /** For a link that navigates by itself. */
  function choose(next: string | undefined) {
    setChosen((before) => ({
      id: next ?? null,
      passing: before ? [...before.passing, named, before.id] : [named],
    }));
  }
  return {
    id,
    ...usePlace(rows, id),
    choose,
    show: (next: string | undefined) => {
      choose(next);
      follow(next);
    },
  };
}

/** Where the open row is; when it has left the list, the row that took its place is next. */
function usePlace(rows: readonly { id: string }[], id: string | null) {
  const [last, setLast] = useState<{ id: string | null; at: number }>({ id: null, at: 0 });
  const at = id === null ? 0 : rows.findIndex((row) => row.id === id);
  if (at >= 0 && (at !== last.at || id !== last.id)) setLast({ id, at });
  return {
    place: at >= 0 ? at : Math.max(0, Math.min(last.at, rows.length - 1)),
    /** It never was on the list, as far as was seen. */
    missing: at < 0 && id !== last.id,
  };
}
