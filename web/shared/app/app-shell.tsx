import { LogOut, Monitor, Moon, Settings, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";
import { Avatar } from "#ui/data/avatar.tsx";
import { Account } from "#ui/layout/account.tsx";
import { AppFrame } from "#ui/layout/app-frame.tsx";
import type { NavItem, NavSection } from "#ui/layout/nav.ts";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { useTheme } from "#ui/theme.ts";

interface AppShellProps {
  brand: ReactNode;
  person: { name: string; note?: string; picture?: string | null };
  sections: readonly NavSection[];
  /** How many of the first section stand in a phone's bar. */
  inBar?: number;
  onSearch?: () => void;
  switches?: readonly MenuItem[];
  settingsHref?: string;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame every app of the product stands in. */
export function AppShell({
  brand,
  person,
  sections,
  inBar = 5,
  onSearch,
  switches = [],
  settingsHref,
  onSignOut,
  children,
}: AppShellProps) {
  const place = useLocation();
  const [theme, setTheme] = useTheme();
  useHotkeys({ "mod+k": () => onSearch?.() });
  const marked = sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, current: isHere(item, place) })),
  }));
  const groups = [
    { items: switches },
    {
      label: "Look",
      items: [
        {
          label: "Like the system",
          icon: Monitor,
          checked: theme === "system",
          onSelect: () => setTheme("system"),
        },
        { label: "Light", icon: Sun, checked: theme === "light", onSelect: () => setTheme("light") },
        { label: "Dark", icon: Moon, checked: theme === "dark", onSelect: () => setTheme("dark") },
      ],
    },
    {
      items: [
        ...(settingsHref ? [{ label: "Settings", icon: Settings, href: settingsHref }] : []),
        { label: "Sign out", icon: LogOut, onSelect: onSignOut },
      ],
    },
  ].filter((group) => group.items.length);
  return (
    <AppFrame
      brand={brand}
      onSearch={onSearch}
      sections={marked}
      phoneNav={marked[0]!.items.slice(0, inBar)}
      account={
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
      }
    >
      {children}
      <ToastRegion />
    </AppFrame>
  );
}

/** A link with a query is current when the address has just that in its own. */
function isHere({ href }: NavItem, { pathname, search }: { pathname: string; search: string }) {
  const [path, query] = href.split("?");
  if (query)
    return (
      pathname === path &&
      [...new URLSearchParams(query)].every(
        ([name, value]) => new URLSearchParams(search).get(name) === value,
      )
    );
  return pathname === path || pathname.startsWith(`${path}/`);
}
