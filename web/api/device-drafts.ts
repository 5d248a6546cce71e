import { keptForPerson } from "./client.ts";

/** What someone wrote and the server doesn't have yet: whose it is, and where they wrote it. */
export interface DraftPlace {
  userId: string;
  name: string;
}
const draftsOf = (userId: string) => `${keptForPerson}draft:${userId}:`;
const keyOf = ({ userId, name }: DraftPlace) => draftsOf(userId) + name;

/** Survives a reload without a connection; null forgets it, as does signing out. */
export function keepOnDevice(place: DraftPlace, words: unknown) {
  if (words === null) return localStorage.removeItem(keyOf(place));
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(words));
  } catch {
    // A full or closed storage keeps nothing; the words still stand on the page.
  }
}

export function keptOnDevice<Words>(place: DraftPlace): Words | null {
  // Pages are also drawn on the server, which has none.
  if (typeof localStorage === "undefined") return null;
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? "null") as Words | null;
  } catch {
    return null;
  }
}

/** The names that begin so under which something is kept. */
export function namesOnDevice({ userId, name }: DraftPlace): string[] {
  const prefix = keyOf({ userId, name });
  if (typeof localStorage === "undefined") return [];
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(draftsOf(userId).length));
}

/** Everything that is kept under names that begin so. */
export function allOnDevice<Words>(place: DraftPlace): Words[] {
  const { userId } = place;
  return namesOnDevice(place).flatMap((name) => keptOnDevice<Words>({ userId, name }) ?? []);
}

/** The server has these words now; what was written since stays. */
export function forgetIfSame(place: DraftPlace, sent: unknown) {
  if (localStorage.getItem(keyOf(place)) === JSON.stringify(sent)) keepOnDevice(place, null);
}

/** A session may end without signing out: the next person to sign in finds nothing of the one before. */
export function forgetOthersDrafts(userId: string) {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(draftsOf("").slice(0, -1)) && !key.startsWith(draftsOf(userId)))
      localStorage.removeItem(key);
}
