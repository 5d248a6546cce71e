import type { Option } from "#ui/controls/select/select.tsx";
import { splitTypedPlaces } from "#shared/places/typed-places.ts";
import { api } from "#web/api/client.ts";

/** Places whose name begins with what was typed. */
export async function findPlaces(query: string): Promise<Option[]> {
  if (query === "") return [];
  const found = await api.candidates.places({ query: { q: query } });
  return found.map(({ label }) => ({ value: label, label }));
}

/** The same for a search, which may name several: "Berlin or Mun" goes on with Munich. */
export async function findSearchPlaces(query: string): Promise<Option[]> {
  const [, before = "", last = query] = /^(.*(?:\s(?:or|oder|ou|أو)\s|[/;])\s*)(.*)$/iu.exec(query) ?? [];
  const found = await findPlaces(last);
  const whole = found.map(({ label }) => ({ value: before + label, label: before + label }));
  const { names, remote } = splitTypedPlaces(query);
  const several = names.length > 1 || remote || query.includes(",") || found.length === 0;
  return several && query ? [{ value: query, label: query, hint: "Use as typed" }, ...whole] : whole;
}

/** The same, ending with the words themselves: not every place is in a gazetteer. */
export async function findPlacesOrTyped(query: string): Promise<Option[]> {
  const found = await findPlaces(query);
  const known = found.some(({ label }) => label.toLowerCase() === query.toLowerCase());
  return query === "" || known ? found : [...found, { value: query, label: query, hint: "Use as typed" }];
}

/** Whether the gazetteer has a place of just this name, or one that begins with it and a comma. */
export async function isKnownPlace(name: string): Promise<boolean> {
  const found = await findPlaces(name);
  const wanted = name.toLowerCase();
  return found.some(
    ({ label }) => label.toLowerCase() === wanted || label.toLowerCase().startsWith(`${wanted},`),
  );
}
