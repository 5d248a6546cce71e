import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

interface Shown {
  page: number;
  withPicture: boolean;
}
/** The people who are looking and fit a job. */
export const talentPoolOf = (id: string, { page, withPicture }: Shown) =>
  queryOptions({
    queryKey: ["talent-pool", id, page, withPicture],
    queryFn: () =>
      api.networks.talentPool({
        params: { id },
        query: { page, withPicture: withPicture ? "true" : "false" },
      }),
    placeholderData: (last) => last,
  });

interface Written {
  title: string;
  place: string;
  remote: boolean;
}
/** How many people fit what is being written. */
export const shallowPool = ({ title, place, remote }: Written) =>
  queryOptions({
    queryKey: ["talent-pool", "shallow", title, place, remote],
    queryFn: () =>
      api.networks.shallowTalentPool({ query: { title, place, remote: remote ? "true" : "false" } }),
    placeholderData: (last) => last,
    staleTime: 60_000,
    retry: false,
  });
