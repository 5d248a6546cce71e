/** Where the next page of a list begins; nothing comes after the last row. */
export function nextSkip(read: number, total: number): number | undefined {
  return read < total ? read : undefined;
}
