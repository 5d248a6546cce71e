import { useNavigate, useSearchParams } from "react-router";
import type { Group } from "./conversations.ts";

export const groups = [
  { name: "all", label: "Open" },
  { name: "applied", label: "Applied" },
  { name: "invited", label: "Invited" },
  { name: "archived", label: "Archived" },
] as const satisfies readonly { name: Group; label: string }[];

export type Panel = "team" | "search" | "pinned";
const panels: readonly Panel[] = ["team", "search", "pinned"];
interface To {
  group?: Group | "threads";
  application?: string | null;
  thread?: string | null;
  panel?: Panel | null;
}

function groupIn(search: URLSearchParams): Group | "threads" {
  const named = search.get("group");
  return named === "threads" ? named : (groups.find(({ name }) => name === named)?.name ?? "all");
}
/** The list of conversations that an address shows; beside the threads stand all. */
export function listIn(search: URLSearchParams): Group {
  const group = groupIn(search);
  return group === "threads" ? "all" : group;
}

/** Whether the first conversation of the list opens where none is named; among threads it does not. */
export function opensByItself(search: URLSearchParams) {
  return groupIn(search) !== "threads";
}

/** What the address says: which list, which conversation, what stands beside it. */
export function useMessagesPlace(path: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const group = groupIn(search);
  const application = search.get("application");
  const thread = search.get("thread");
  const panel = panels.find((name) => name === search.get("panel")) ?? null;
  function href(to: To) {
    const next = { group, application, thread, panel, ...to };
    const said = Object.entries(next).filter(
      ([name, value]) => value && !(name === "group" && value === "all"),
    );
    const words = new URLSearchParams(said as [string, string][]).toString();
    return words ? `${path}?${words}` : path;
  }
  return {
    group,
    application,
    thread,
    panel,
    href,
    go: (to: To) => void navigate(href(to)),
  };
}
export type MessagesPlace = ReturnType<typeof useMessagesPlace>;
