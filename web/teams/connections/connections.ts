import { queryOptions } from "@tanstack/react-query";
import type { Connection } from "#contract/connections.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { useChange, useChanges } from "#web/api/use-change.ts";

export const connectionsPath = "/teams/people/connections";
export const connectionsOnPage = 24;
const key = ["connections"];

export const connectionsOn = (page: number, q: string) =>
  queryOptions({
    queryKey: [...key, page, q],
    queryFn: () =>
      api.connections.list({
        query: { q, skip: (page - 1) * connectionsOnPage, limit: connectionsOnPage },
      }),
    placeholderData: (last) => last,
  });

/** Reads the employee's own LinkedIn export. */
export function useConnect() {
  return useChange({
    call: (file: File) => api.connections.connect({ file, fileName: file.name }),
    success: ({ connections, leftOut }) =>
      [
        `${counted(connections, "person", "people")} added`,
        leftOut > 0 && `${counted(leftOut, "row")} left out`,
      ]
        .filter(Boolean)
        .join(", "),
    refusal: null,
    stale: [key, ["referral-activity"]],
    once: () => "connect",
  });
}

/** Removes people for good. */
export function useRemoving() {
  const change = useChanges({ stale: [key, ["referral-activity"]] });
  const remove = ({ id, fullName }: Connection) =>
    change({ call: () => api.connections.remove({ params: { id } }), success: `${fullName} removed` });
  const removeAll = () =>
    change({ call: () => api.connections.removeAll(), success: "All connections removed" });
  return { remove, removeAll };
}
