import type { FindOptions } from "#ui/controls/select/combobox.tsx";
import { api } from "#web/api/client.ts";

const asOptions = (words: string[]) => words.map((word) => ({ value: word, label: word }));

/** Job titles that what was typed may become. */
export const findTitles: FindOptions = async (q) =>
  q === "" ? [] : asOptions(await api.candidates.titles({ query: { q } }));

/** Skills that what was typed may become. */
export const findSkills: FindOptions = async (q) =>
  q === "" ? [] : asOptions(await api.candidates.skills({ query: { q } }));
