import { keptForPerson } from "#web/api/client.ts";

/** What was typed and did not reach the server, with the words it was typed over. */
export interface Unsent<Draft> {
  before: Partial<Draft>;
  mine: Partial<Draft>;
}
const keyOf = (name: string) => `${keptForPerson}unsent:${name}`;

/** Survives a reload without a connection; signing out forgets it. */
export function keepUnsent<Draft>(name: string, unsent: Unsent<Draft> | null) {
  if (unsent) localStorage.setItem(keyOf(name), JSON.stringify(unsent));
  else localStorage.removeItem(keyOf(name));
}

export function readUnsent<Draft>(name: string): Unsent<Draft> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? "null") as Unsent<Draft> | null;
  } catch {
    return null;
  }
}
