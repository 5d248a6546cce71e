import { ChartNoAxesColumn, Library, Mail, ScrollText, ShieldAlert } from "lucide-react";
import { Outlet, redirect } from "react-router";
import { api } from "#web/api/client.ts";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { cacheOf } from "#web/shared/app/behind-the-door.ts";
import { ProductMark } from "#web/shared/product-mark.tsx";
import { useSignOut } from "#web/shared/session/session.ts";
import { administrator, useAdministrator } from "./session.ts";

export async function clientLoader({ request }: { request: Request }) {
  const known = await cacheOf()
    .fetchQuery({ ...administrator, retry: false })
    .catch(() => null);
  const { pathname, search } = new URL(request.url);
  if (!known) throw redirect(`/admin/sign-in?to=${encodeURIComponent(pathname + search)}`);
  return null;
}
clientLoader.hydrate = true as const;

const places = [
  {
    items: [
      { href: "/admin/moderation", label: "Moderation", icon: ShieldAlert },
      { href: "/admin/collections", label: "Collections", icon: Library },
      { href: "/admin/searches", label: "Searches", icon: ChartNoAxesColumn },
      { href: "/admin/outbox", label: "Outbox", icon: Mail },
      { href: "/admin/audit-log", label: "Audit log", icon: ScrollText },
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
