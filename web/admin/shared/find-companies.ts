import type { FindOptions } from "#ui/controls/select/combobox.tsx";
import { api } from "#web/api/client.ts";

const mostOffered = 10;

/** Companies by name or domain, to choose one of. */
export const findCompanies: FindOptions = async (search) => {
  const found = await api.companySupport.list({ query: { limit: mostOffered, ...(search && { search }) } });
  return found.companies.map(({ id, companyName, companyEmailDomain }) => ({
    value: id,
    label: companyName,
    hint: companyEmailDomain ?? undefined,
  }));
};
