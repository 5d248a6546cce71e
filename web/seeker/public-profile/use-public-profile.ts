import { queryOptions } from "@tanstack/react-query";
import type { ProfileAudience, ProfileChoices } from "#contract/public-profiles.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const profileChoices = (id: string) =>
  queryOptions({
    queryKey: ["public-profile", id],
    queryFn: () => api.candidates.profileChoices({ params: { id } }),
  });

export const profilePreview = (id: string, as: ProfileAudience) =>
  queryOptions({
    queryKey: ["public-profile-preview", id, as],
    queryFn: () => api.candidates.previewProfile({ params: { id }, query: { as } }),
  });

export type ChoiceChanges = Partial<Omit<ProfileChoices, "url">>;

/** Keeps each choice as it is made. */
export function useChoices(id: string) {
  return useChange({
    call: (body: ChoiceChanges) => api.candidates.setProfileChoices({ params: { id }, body }),
    done: (choices, _, cache) => cache.setQueryData(profileChoices(id).queryKey, choices),
    toastKey: "public-profile",
    stale: [["public-profile-preview", id]],
    line: "public-profile",
  });
}
