import {
  Bell,
  Bookmark,
  Columns3,
  FileText,
  House,
  MessageSquare,
  Search,
  SlidersHorizontal,
  Sparkles,
  UserRound,
} from "lucide-react";
import type { NavSection } from "#ui/layout/nav.ts";

interface Waiting {
  matches: number | undefined;
  messages: number;
  notifications: number;
}

/** Where a job seeker can go, with what waits there. */
export function seekerPlaces({ matches, messages, notifications }: Waiting): NavSection[] {
  return [
    {
      items: [
        { href: "/today", label: "Today", icon: House, count: matches },
        { href: "/jobs", label: "All jobs", icon: Search },
        { href: "/saved", label: "Saved", icon: Bookmark },
        { href: "/applications", label: "Applications", icon: Columns3 },
        { href: "/messages", label: "Messages", icon: MessageSquare, unread: messages || undefined },
        { href: "/coach", label: "Coach", icon: Sparkles },
        { href: "/notifications", label: "Notifications", icon: Bell, unread: notifications || undefined },
      ],
    },
    {
      label: "You",
      items: [
        { href: "/resumes", label: "Resumes", icon: FileText },
        { href: "/profile", label: "Profile", icon: UserRound },
        { href: "/preferences", label: "Preferences", icon: SlidersHorizontal },
      ],
    },
  ];
}
