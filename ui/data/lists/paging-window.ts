/** The page numbers to offer, with null for a gap: 1 … 4 5 6 … 12. */
export function pagingWindow(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 3) [2, 3, 4].forEach((near) => wanted.add(near));
  if (page >= pages - 2) [pages - 1, pages - 2, pages - 3].forEach((near) => wanted.add(near));
  const shown = [...wanted].filter((near) => near >= 1 && near <= pages).toSorted((a, b) => a - b);
  return shown.flatMap((near, index) => {
    const before = shown[index - 1];
    if (before === undefined || near - before === 1) return [near];
    return near - before === 2 ? [near - 1, near] : [null, near];
  });
}
