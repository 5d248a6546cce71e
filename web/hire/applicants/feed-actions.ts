import { ArrowDown, ArrowUp, Bookmark, Check, MessageSquare, X } from "lucide-react";
import { useActions } from "#web/shared/app/actions.ts";

interface FeedActions {
  /** Who is open; without anybody only moving works. */
  name: string | undefined;
  next: () => void;
  previous: () => void;
  match: () => void;
  pass: () => void;
  save: () => void;
  message: () => void;
}

/** What can be done with the applicant who is open, by key, by search and on the sheet of shortcuts. */
export function useFeedActions({ name, next, previous, match, pass, save, message }: FeedActions) {
  const allowed = name !== undefined;
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
    { id: "match", label: `Shortlist ${name}`, icon: Check, shortcut: "s", allowed, perform: match },
    { id: "save", label: `Save ${name} for later`, icon: Bookmark, shortcut: "v", allowed, perform: save },
    { id: "pass", label: `Pass on ${name}`, icon: X, shortcut: "p", allowed, perform: pass },
    {
      id: "message",
      label: `Write to ${name}`,
      icon: MessageSquare,
      shortcut: "m",
      allowed,
      perform: message,
    },
  ]);
}
