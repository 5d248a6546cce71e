type Words<Name extends string> = Partial<Record<Name, string>>;

/** The values that the address has under these names, without empty ones. */
export function wordsIn<Name extends string>(search: URLSearchParams, names: readonly Name[]): Words<Name> {
  return given(Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""]))) as Words<Name>;
}

/** The path with the values that are not empty. */
export function addressWith(path: string, words: Partial<Record<string, string>>): string {
  const search = new URLSearchParams(given(words));
  return search.size > 0 ? `${path}?${search}` : path;
}

function given(words: Partial<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(words).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
}
