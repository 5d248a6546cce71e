import { LogOut, Settings } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Account } from "#ui/layout/account.tsx";
import { AppFrame } from "#ui/layout/app-frame.tsx";
import type { NavItem, NavSection } from "#ui/layout/nav.ts";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import type { Action } from "#web/shared/actions/actions.ts";
import { useAppActions, useHelp, useLooks } from "./app-actions.ts";
import type { SearchSide } from "./app-search.tsx";
import { MaintenanceDialog } from "./maintenance-dialog.tsx";
import { SearchOverlay } from "./search-overlay.tsx";
import { useTitleCount } from "./title-count.ts";

const ShortcutsSheet = lazyPart(async () => (await import("./shortcuts-sheet.tsx")).default);

interface AppShellProps {
  brand: ReactNode;
  person: { id: string; name: string; note?: string; picture?: string | null };
  sections: readonly NavSection[];
  /** How many of the first section stand in a phone's bar. */
  inBar?: number;
  /** Whose things the search finds beside screens and actions. */
  searches?: SearchSide;
  /** What is unread, told in the browser's tab. */
  unread?: number;
  switches?: readonly (MenuItem & { href: string })[];
  settingsHref?: string;
  /** What can be begun from anywhere in this app. */
  actions?: readonly Action[];
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame every app of the product stands in. */
export function AppShell(props: AppShellProps) {
  const { brand, person, sections, inBar = 5, searches, unread = 0, children } = props;
  const place = useLocation();
  const [open, setOpen] = useState<"search" | "shortcuts" | null>(null);
  const close = () => setOpen(null);
  const help = useHelp({ handbook: searches === "candidate" });
  useShellActions(props, help, setOpen);
  useTitleCount(unread);
  const marked = sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, current: isHere(item, place) })),
  }));
  return (
    <AppFrame
      brand={brand}
      onSearch={() => setOpen("search")}
      sections={marked}
      phoneNav={marked[0]!.items.slice(0, inBar)}
      account={<AccountMenu {...props} help={help.map(({ label, icon, href }) => ({ label, icon, href }))} />}
    >
      {children}
      <ToastRegion />
      <MaintenanceDialog />
      {open === "search" && <SearchOverlay side={searches} owner={person.id} onClose={close} />}
      <Suspense>{open === "shortcuts" && <ShortcutsSheet onClose={close} />}</Suspense>
    </AppFrame>
  );
}

function useShellActions(
  { sections, settingsHref, switches = [], actions = [], onSignOut }: AppShellProps,
  help: ReturnType<typeof useHelp>,
  open: (what: "search" | "shortcuts") => void,
) {
  const navigate = useNavigate();
  const apps = switches.map(({ label, icon, href }) => ({
    id: href,
    label,
    icon,
    keywords: ["switch"],
    perform: () => void navigate(href),
  }));
  useAppActions({
    sections,
    settingsHref,
    help,
    more: [...apps, ...actions],
    onSearch: () => open("search"),
    onShortcuts: () => open("shortcuts"),
    onSignOut,
  });
}

function AccountMenu({
  person,
  switches = [],
  settingsHref,
  onSignOut,
  help,
}: AppShellProps & { help: readonly MenuItem[] }) {
  const looks = useLooks();
  const groups = [
    { items: switches },
    { label: "Appearance", items: looks },
    { label: "Help", items: help },
    {
      items: [
        ...(settingsHref ? [{ label: "Settings", icon: Settings, href: settingsHref }] : []),
        { label: "Sign out", icon: LogOut, onSelect: onSignOut },
      ],
    },
  ].filter((group) => group.items.length);
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <Account
          avatar={<Avatar name={person.name} src={person.picture} size="sm" />}
          name={person.name}
          note={person.note}
        />
      }
      items={groups}
    />
  );
}

/** A link with a query is current when the address has just that in its own. */
function isHere({ href, exact }: NavItem, { pathname, search }: { pathname: string; search: string }) {
  const [path, query] = href.split("?");
  if (query)
    return (
      pathname === path &&
      [...new URLSearchParams(query)].every(
        ([name, value]) => new URLSearchParams(search).get(name) === value,
      )
    );
  return pathname === path || (!exact && pathname.startsWith(`${path}/`));
}
