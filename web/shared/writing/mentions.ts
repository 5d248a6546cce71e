/** A person who can be named in what is written. */
export interface Mentionable {
  id: string;
  name: string;
  image: string | null;
}

/** What stands after an @ that is being written, up to the cursor; null where none is. */
export function mentionBegun(text: string, cursor: number): string | null {
  const begun = /(?:^|\s)@([\p{L}\p{N}' -]{0,30})$/u.exec(text.slice(0, cursor));
  return begun ? begun[1]! : null;
}

/** Who fits what was begun; not oneself. */
export function peopleFor(people: readonly Mentionable[], begun: string, me: string) {
  const wanted = begun.toLowerCase();
  return people.filter(({ id, name }) => id !== me && name.toLowerCase().includes(wanted)).slice(0, 6);
}

/** The text with the name in place of what was begun, and where the cursor then stands. */
export function withMention(text: string, cursor: number, name: string) {
  const at = text.lastIndexOf("@", cursor - 1);
  const before = `${text.slice(0, at)}@${name} `;
  return { text: before + text.slice(cursor).trimStart(), cursor: before.length };
}

/** Whom a text names. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  return people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
}
