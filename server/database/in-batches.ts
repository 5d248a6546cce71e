/** So many rows are taken in within about ten milliseconds. */
const batchSize = 2000;

/** Reads many rows part by part, since taking them in at once would hold up everyone else; `read` answers the next rows after a key, in its order. */
export async function inBatches<Row>(
  read: (after: string | null, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null = null; ;) {
    const part = await read(after, batchSize);
    for (const row of part) rows.push(row);
    if (part.length < batchSize) return rows;
    after = keyOf(part.at(-1)!);
  }
}
