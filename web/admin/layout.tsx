import {
  Banknote,
  BookOpen,
  Briefcase,
  Building,
  Building2,
  ChartNoAxesColumn,
  CreditCard,
  Equal,
  Flag,
  Footprints,
  Hourglass,
  Inbox,
  KeyRound,
  Library,
  ListChecks,
  Mail,
  MailSearch,
  Newspaper,
  ReceiptText,
  Scale,
  ScrollText,
  ShieldAlert,
  UserRoundPlus,
  Users,
  Vote,
} from "lucide-react";
import { Outlet, redirect } from "react-router";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import { cacheOf, queryCacheContext } from "#web/api/query-cache.tsx";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { ProductMark } from "#web/shared/product-mark.tsx";
import { useSignOut } from "#web/shared/session/session.ts";
import type { Route } from "./+types/layout";
import { administrator, useAdministrator } from "./session.ts";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  enter(request, context.get(queryCacheContext));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => enter(request, cacheOf());

async function enter(request: Request, cache: QueryClient) {
  const known = await cache.fetchQuery({ ...administrator, retry: false }).catch(() => null);
  const { pathname, search } = new URL(request.url);
  if (!known) throw redirect(`/admin/sign-in?to=${encodeURIComponent(pathname + search)}`);
  return null;
}
const places = [
  {
    items: [
      { href: "/admin", label: "Desk", icon: Inbox, exact: true },
      { href: "/admin/claims", label: "Claims", icon: Building2 },
      { href: "/admin/wait-list", label: "Waitlist", icon: Hourglass },
      { href: "/admin/job-posts", label: "Job posts", icon: Briefcase },
      { href: "/admin/reports", label: "Reports", icon: Flag },
      { href: "/admin/moderation", label: "Moderation", icon: ShieldAlert },
      { href: "/admin/employee-wait-list", label: "Employee waitlist", icon: UserRoundPlus },
      { href: "/admin/requests", label: "Review requests", icon: Vote },
      { href: "/admin/payouts", label: "Payouts", icon: Banknote },
      { href: "/admin/invoices", label: "Invoices", icon: ReceiptText },
      { href: "/admin/plan-requests", label: "Plan requests", icon: CreditCard },
    ],
  },
  {
    label: "Content",
    items: [
      { href: "/admin/collections", label: "Collections", icon: Library },
      { href: "/admin/stories", label: "Stories", icon: Newspaper },
    ],
  },
  {
    label: "Operations",
    items: [
      { href: "/admin/people", label: "People", icon: Users },
      { href: "/admin/companies", label: "Companies", icon: Building },
      { href: "/admin/tasks", label: "System", icon: ListChecks },
      { href: "/admin/outbox", label: "Outbox", icon: Mail },
      { href: "/admin/emails", label: "Emails", icon: MailSearch },
      { href: "/admin/searches", label: "Searches", icon: ChartNoAxesColumn },
      { href: "/admin/visitors", label: "Visitors", icon: Footprints },
      { href: "/admin/fairness", label: "Fairness", icon: Equal },
      { href: "/admin/ledger", label: "Ledger", icon: Scale },
      { href: "/admin/audit-log", label: "Audit log", icon: ScrollText },
      { href: "/admin/security", label: "Security", icon: KeyRound },
      { href: "/admin/help", label: "Help", icon: BookOpen },
    ],
  },
];

/** The administrators' app. */
export default function AdminLayout() {
  const { adminId, fullName, email } = useAdministrator();
  const signOut = useSignOut("/admin/sign-in");
  return (
    <AppShell
      brand={<ProductMark />}
      person={{ id: adminId, name: fullName, note: email }}
      sections={places}
      onSignOut={() => void signOut(() => api.accounts.adminLogout())}
    >
      <Outlet />
    </AppShell>
  );
}
