/** Where a page of a list begins: past the last page, the last. */
export function upToLast(skip: number, { total, limit }: { total: number; limit: number }) {
  return Math.min(skip, Math.floor(Math.max(0, total - 1) / limit) * limit);
}
