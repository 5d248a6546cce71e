import { ArrowDown, ArrowUp, Bookmark, Send, ThumbsDown } from "lucide-react";
import type { RejectReason } from "#contract/match-shapes.ts";
import { useActions } from "#web/shared/actions/actions.ts";
import { reasons } from "./reject-tray.tsx";

interface TodayActions {
  /** The job that is open. */
  title: string | undefined;
  /** Whether the reasons for a no are asked for. */
  saysNo: boolean;
  next: () => void;
  previous: () => void;
  sayNo: () => void;
  reject: (reason: RejectReason) => void;
  save: () => void;
  apply: () => void;
}

/** What can be done with the match that is open, by key, by search and on the sheet of shortcuts. */
export function useTodayActions(today: TodayActions) {
  const { title, saysNo, next, previous, sayNo, reject, save, apply } = today;
  const allowed = title !== undefined;
  useActions("Today’s matches", [
    { id: "next", label: "Next job", icon: ArrowDown, shortcut: "j", keyOnly: true, perform: next },
    { id: "previous", label: "Previous job", icon: ArrowUp, shortcut: "k", keyOnly: true, perform: previous },
    { id: "apply", label: `Apply for ${title}`, icon: Send, shortcut: "a", allowed, perform: apply },
    {
      id: "save",
      label: `Save ${title}`,
      about: title,
      icon: Bookmark,
      shortcut: "v",
      decides: true,
      allowed,
      perform: save,
    },
    {
      id: "no",
      label: `Dismiss ${title} and say why`,
      about: title,
      icon: ThumbsDown,
      shortcut: "n",
      decides: true,
      allowed,
      perform: sayNo,
    },
    ...reasons.map(({ reason, label }, index) => ({
      id: reason,
      label: `Not for me because: ${label}`,
      shortcut: String(index + 1),
      keyOnly: true,
      allowed: saysNo,
      perform: () => reject(reason),
    })),
  ]);
}
