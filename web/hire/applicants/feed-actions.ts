import { ArrowDown, ArrowUp, Bookmark, Check, MessageSquare, SquareCheck, X } from "lucide-react";
import { useActions } from "#web/shared/actions/actions.ts";

interface FeedActions {
  /** Who is open; without anybody only moving works. */
  name: string | undefined;
  /** Whoever was passed is only written to, or taken back. */
  decided: boolean;
  /** Kept for later already. */
  saved: boolean;
  /** Several are selected: then the keys that decide mean them. */
  together: boolean;
  select: () => void;
  next: () => void;
  previous: () => void;
  shortlist: () => void;
  pass: () => void;
  save: () => void;
  message: () => void;
}

/** What can be done with the applicant who is open, by key, by search and on the sheet of shortcuts. */
export function useFeedActions({
  name,
  decided,
  saved,
  together,
  select,
  next,
  previous,
  shortlist,
  pass,
  save,
  message,
}: FeedActions) {
  const known = name !== undefined;
  const allowed = known && !decided && !together;
  useActions("Applicants", [
    { id: "next", label: "Next applicant", icon: ArrowDown, shortcut: "j", keyOnly: true, perform: next },
    {
      id: "previous",
      label: "Previous applicant",
      icon: ArrowUp,
      shortcut: "k",
      keyOnly: true,
      perform: previous,
    },
    {
      id: "select",
      label: "Select or deselect this applicant",
      icon: SquareCheck,
      shortcut: "x",
      keyOnly: true,
      perform: select,
    },
    {
      id: "shortlist",
      label: `Shortlist ${name}`,
      about: name,
      icon: Check,
      shortcut: "s",
      decides: true,
      allowed,
      perform: shortlist,
    },
    {
      id: "save",
      label: saved ? `Unsave ${name}` : `Save ${name} for later`,
      about: name,
      icon: Bookmark,
      shortcut: "v",
      decides: true,
      allowed,
      perform: save,
    },
    {
      id: "pass",
      label: `Pass ${name}`,
      about: name,
      icon: X,
      shortcut: "p",
      decides: true,
      allowed,
      perform: pass,
    },
    {
      id: "message",
      label: `Message ${name}`,
      about: name,
      icon: MessageSquare,
      shortcut: "m",
      allowed: known,
      perform: message,
    },
  ]);
}
