import { type OpenRow, useOpenRow } from "./use-open-row.ts";

/**
 * A list whose rows are decided about one after the other. A decision opens the next row at once, without waiting for the
 * server or the address, so that the next key is about the row that is seen.
 */
export function useQueue<Row extends { id: string }>(list: OpenRow<Row>) {
  const { place, missing, show, choose } = useOpenRow(list);
  const open = list.rows[place];
  const before = list.rows[place - 1];
  const after = list.rows[place + 1];

  /** Decides about the open row and goes on to the next, or to the one before at the end. */
  function decide(act: (row: Row) => unknown) {
    if (!open) return;
    show((after ?? before)?.id);
    act(open);
  }
  return {
    open,
    place,
    /** The address names a row that is on another list, or on none. */
    missing,
    before,
    after,
    /** For a link to a row, which navigates by itself. */
    choose,
    show,
    next: () => show((after ?? open)?.id),
    previous: () => show((before ?? open)?.id),
    decide,
  };
}
