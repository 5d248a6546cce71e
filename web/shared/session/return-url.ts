const here = "https://here.example";

/** Where to go after signing in or up: only ever inside the product. */
export function returnUrl(search: URLSearchParams): string | null {
  const to = search.get("to");
  // Asked of the URL rules themselves: they drop tabs and line ends and read \ as /.
  const way = to?.startsWith("/") ? URL.parse(to, here) : null;
  return way?.origin === here && !way.pathname.startsWith("//") ? to : null;
}

/** The tag of whoever shared the way here, in this address or in the one to come back to. */
export function sharersTag(search: URLSearchParams): string | undefined {
  const way = returnUrl(search);
  const tag = search.get("pTag") ?? (way && new URL(way, here).searchParams.get("pTag"));
  return tag || undefined;
}

/** What of an address goes along from one form to the next. */
export function carried(search: URLSearchParams): { to?: string; pTag?: string } {
  const to = returnUrl(search);
  const pTag = search.get("pTag");
  return { ...(to && { to }), ...(pTag && { pTag }) };
}

/** The path, with the way back and the sharer's tag. */
export function carrying(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams(carried(search));
  return kept.size ? `${path}?${kept}` : path;
}

/** Signing in first, and coming back to the page. */
export function signInFor(path: string): string {
  return `/sign-in?${new URLSearchParams({ to: path })}`;
}
