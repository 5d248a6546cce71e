import { Settings } from "lucide-react";
import type { Account } from "#contract/accounts.ts";
import type { NavSection } from "#ui/layout/nav.ts";

/** Where a job seeker can go. */
export function seekerPlaces(_account: Account): NavSection[] {
  return [{ items: [{ href: "/settings", label: "Settings", icon: Settings }] }];
}
