import { Building2, type LucideIcon, UserRound, Users } from "lucide-react";
import type { Account } from "#contract/accounts.ts";

type Role = Account["accessRoles"][number];
const apps: { role: Role; label: string; icon: LucideIcon; href: string }[] = [
  { role: "company", label: "Hiring team", icon: Building2, href: "/hire" },
  { role: "employee", label: "Referrals", icon: Users, href: "/teams" },
  { role: "candidate", label: "My own job search", icon: UserRound, href: "/today" },
];

/** The other apps an account may use. */
export function appsBeside(here: Role, { accessRoles }: Pick<Account, "accessRoles">) {
  return apps
    .filter(({ role }) => role !== here && accessRoles.includes(role))
    .map(({ role: _, ...app }) => app);
}

/** The account as the frame of an app shows it. */
export function personOf({ id, fullName, email, profilePicture }: Account) {
  return { id, name: fullName, note: email, picture: profilePicture };
}
