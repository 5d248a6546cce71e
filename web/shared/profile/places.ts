import type { Option } from "#ui/controls/select.tsx";
import { api } from "#web/api/client.ts";

/** Places whose name begins with what was typed. */
export async function findPlaces(query: string): Promise<Option[]> {
  if (query === "") return [];
  const found = await api.candidates.places({ query: { q: query } });
  return found.map(({ label }) => ({ value: label, label }));
}

/** The same, ending with the words themselves: not every place is in a gazetteer. */
export async function findPlacesOrTyped(query: string): Promise<Option[]> {
  const found = await findPlaces(query);
  const known = found.some(({ label }) => label.toLowerCase() === query.toLowerCase());
  return query === "" || known ? found : [...found, { value: query, label: query, hint: "As you typed it" }];
}
