import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Contact, mostContacts } from "#contract/networks.ts";
import { api } from "#web/api/client.ts";

export const contactsKey = ["applications", "contacts"];

const contactsOf = (ids: string) =>
  queryOptions({
    queryKey: [...contactsKey, ids],
    queryFn: () => api.networks.contacts({ query: { ids } }),
    enabled: ids !== "",
  });

/** What a team should know of some people before it writes to them. */
export function useContacts(ids: readonly string[]): (id: string) => Contact | undefined {
  const asked = [...new Set(ids)].slice(0, mostContacts).toSorted().join(",");
  const { data = [] } = useQuery(contactsOf(asked));
  return (id) => data.find(({ candidateId }) => candidateId === id);
}
