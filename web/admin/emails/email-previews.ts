import { queryOptions } from "@tanstack/react-query";
import type { FindOptions } from "#ui/controls/select/combobox.tsx";
import { api } from "#web/api/client.ts";
import { addressWith, wordsIn } from "../shared/filter-address.ts";

export const path = "/admin/emails";
/** The rows that fill the emails, by their names in the address. */
const chosenNames = ["personId", "companyId", "applicationId"] as const;
export type Chosen = Partial<Record<(typeof chosenNames)[number], string>>;

export const chosenIn = (search: URLSearchParams): Chosen => wordsIn(search, chosenNames);
export const addressOf = (chosen: Chosen, email?: string) => addressWith(path, { ...chosen, email });

export const previews = (chosen: Chosen) =>
  queryOptions({
    queryKey: ["email-previews", chosen],
    queryFn: () => api.emailPreviews.list({ query: chosen }),
    placeholderData: (last) => last,
  });
export const preview = (name: string, chosen: Chosen) =>
  queryOptions({
    queryKey: ["email-preview", name, chosen],
    queryFn: () => api.emailPreviews.get({ params: { name }, query: chosen }),
    placeholderData: (last) => last,
  });

const mostOffered = 10;
export const findPeople: FindOptions = async (search) => {
  const { people } = await api.support.people({ query: { limit: mostOffered, ...(search && { search }) } });
  return people.map(({ id, fullName, email }) => ({ value: id, label: fullName, hint: email }));
};

/** "wait-list-joined" as people read it. */
export function templateWords(name: string) {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
