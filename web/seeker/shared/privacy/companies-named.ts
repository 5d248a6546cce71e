import type { FindOptions } from "#ui/controls/select/combobox.tsx";
import { api } from "#web/api/client.ts";

/** Companies by the start of a word in their name. */
export function companiesNamed(candidateId: string): FindOptions {
  return async (q) => {
    const found =
      q === "" ? [] : await api.matching.companiesToHideFrom({ params: { id: candidateId }, query: { q } });
    return found.map(({ id: value, companyName, detail }) => ({ value, label: companyName, hint: detail }));
  };
}
