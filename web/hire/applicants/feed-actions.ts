import { ArrowDown, ArrowUp, Bookmark, Check, MessageSquare, SquareCheck, X } from "lucide-react";
import { type Action, useActions } from "#web/shared/actions/actions.ts";

interface FeedActions {
  /** Whether the team lets me decide at all. */
  may: boolean;
  /** Whether it also lets me write to people. */
  mayMessage: boolean;
  /** Who is open; without anyone only moving works. */
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
export function useFeedActions(feed: FeedActions) {
  useActions("Applicants", [...wayActions(feed), ...decideActions(feed), messageAction(feed)]);
}

function wayActions({ next, previous, select }: FeedActions): Action[] {
  const key = { keyOnly: true };
  return [
    { id: "next", label: "Next applicant", icon: ArrowDown, shortcut: "j", perform: next, ...key },
    { id: "previous", label: "Previous applicant", icon: ArrowUp, shortcut: "k", perform: previous, ...key },
    {
      id: "select",
      label: "Select or deselect this applicant",
      icon: SquareCheck,
      shortcut: "x",
      perform: select,
      ...key,
    },
  ];
}

function decideActions({
  may,
  name,
  decided,
  saved,
  together,
  shortlist,
  save,
  pass,
}: FeedActions): Action[] {
  const decides = { about: name, decides: true, allowed: may && name !== undefined && !decided && !together };
  const saving = saved ? `Unsave ${name}` : `Save ${name} for later`;
  return [
    {
      id: "shortlist",
      label: `Shortlist ${name}`,
      icon: Check,
      shortcut: "s",
      perform: shortlist,
      ...decides,
    },
    { id: "save", label: saving, icon: Bookmark, shortcut: "v", perform: save, ...decides },
    { id: "pass", label: `Pass ${name}`, icon: X, shortcut: "p", perform: pass, ...decides },
  ];
}

function messageAction({ mayMessage, name, message }: FeedActions): Action {
  return {
    id: "message",
    label: `Message ${name}`,
    about: name,
    icon: MessageSquare,
    shortcut: "m",
    allowed: mayMessage && name !== undefined,
    perform: message,
  };
}
