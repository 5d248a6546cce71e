import type { Found } from "#contract/app-search.ts";
import { keptForPerson } from "#web/api/client.ts";

const most = 6;

/** What the person opened last through the app search, the latest first. */
export function recentPicks(owner: string): Found[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? "[]");
    return Array.isArray(kept) ? (kept as Found[]) : [];
  } catch {
    return [];
  }
}

export function rememberPick(owner: string, pick: Found) {
  const others = recentPicks(owner).filter(({ url }) => url !== pick.url);
  localStorage.setItem(keyOf(owner), JSON.stringify([pick, ...others].slice(0, most)));
}

function keyOf(owner: string) {
  return `${keptForPerson}recent:${owner}`;
}
