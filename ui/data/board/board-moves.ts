export type BoardMove = { cardId: string; from: string; to: string };

export type Column<Card> = {
  id: string;
  title: string;
  cards: readonly Card[];
  /** How many there are in all, when not all are shown. */
  count?: number;
};

type Toward = { step: -1 | 1; may: (columnId: string) => boolean };

/** The next column in a direction that takes the card. */
export function neighbourOf<Item extends { id: string }>(
  columns: readonly Item[],
  from: string,
  { step, may }: Toward,
): Item | undefined {
  const start = columns.findIndex((column) => column.id === from);
  if (start < 0) return undefined;
  for (let at = start + step; at >= 0 && at < columns.length; at += step) {
    const column = columns[at];
    if (column && may(column.id)) return column;
  }
  return undefined;
}
