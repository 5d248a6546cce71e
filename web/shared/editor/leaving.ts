interface Place {
  pathname: string;
  search: string;
}
/** Whether going from one address to the other leaves a screen, or the part of it that its query opens. */
export function leaves(from: Place, to: Place, query = false): boolean {
  return from.pathname !== to.pathname || (query && from.search !== to.search);
}
