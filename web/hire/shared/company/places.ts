import type { FindOptions } from "#ui/controls/select/combobox.tsx";
import { api } from "#web/api/client.ts";

/** Towns of the gazetteer for what was typed. */
export const findPlaces: FindOptions = async (query) => {
  if (query.length < 2) return [];
  const places = await api.candidates.places({ query: { q: query } });
  return places.map(({ label }) => ({ value: label, label }));
};
