/** The list with one of its entries a place further up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const entry = list[at]!;
  return list.toSpliced(at, 1).toSpliced(at + by, 0, entry);
}
