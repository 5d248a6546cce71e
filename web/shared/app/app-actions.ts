import { helpOfScreen } from "#shared/help/help-of-screens.data.ts";
import {
  BookOpen,
  CircleHelp,
  CornerDownRight,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Search,
  Settings,
  Sun,
} from "lucide-react";
import { useNavigate, useLocation, useRouteLoaderData } from "react-router";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import type { NavSection } from "#ui/layout/nav.ts";
import { type Theme, useTheme } from "#ui/theme.ts";
import { seekerSettingsPlaces, settingsPlaces } from "#web/shared/settings/settings-places.ts";
import { type Action, useActions } from "#web/shared/actions/actions.ts";

interface AppActions {
  sections: readonly NavSection[];
  settingsHref?: string;
  /** Other apps of the same person, and what can be begun from anywhere. */
  more: readonly Action[];
  help: ReturnType<typeof useHelp>;
  onSearch: () => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** What can be done anywhere in an app; screens add their own. */
export function useAppActions(app: AppActions) {
  const navigate = useNavigate();
  const go = (href: string) => () => void navigate(href);
  useActions("App", [...keyActions(app), ...useLookActions(), ...helpActions(app), signOutAction(app)]);
  useActions("Go to", [...placeActions(app, go), ...app.more, ...settingsActions(app, go)]);
}

function keyActions({ onSearch, onShortcuts }: AppActions): Action[] {
  return [
    { id: "search", label: "Search", icon: Search, shortcut: "mod+k", keyOnly: true, perform: onSearch },
    {
      id: "shortcuts",
      label: "Show keyboard shortcuts",
      icon: Keyboard,
      shortcut: "?",
      keywords: ["keys", "help"],
      perform: onShortcuts,
    },
  ];
}

function useLookActions(): Action[] {
  return useLooks().map(({ label, icon, onSelect }) => ({
    id: `look ${label}`,
    label: `Appearance: ${label.toLowerCase()}`,
    icon,
    keywords: ["theme", "dark mode"],
    perform: onSelect,
  }));
}

function helpActions({ help }: AppActions): Action[] {
  return help.map(({ label, icon, href }) => ({
    id: `help ${label}`,
    label: `Open ${label.toLowerCase()}`,
    icon,
    keywords: ["support", "guide"],
    perform: () => void window.open(href, "_blank", "noopener"),
  }));
}

function signOutAction({ onSignOut }: AppActions): Action {
  return { id: "sign-out", label: "Sign out", icon: LogOut, keywords: ["log out"], perform: onSignOut };
}

type Go = (href: string) => () => void;
function placeActions({ sections, settingsHref }: AppActions, go: Go): Action[] {
  const places = sections.flatMap(({ label: section, items }) =>
    items.map(({ href, label, icon }) => ({
      id: href,
      label,
      icon: icon ?? CornerDownRight,
      keywords: section ? [section] : [],
      perform: go(href),
    })),
  );
  if (!settingsHref) return places;
  return [...places, { id: settingsHref, label: "Settings", icon: Settings, perform: go(settingsHref) }];
}

/** The parts of the settings, for whoever types what they look for. */
function settingsActions({ settingsHref }: AppActions, go: Go): Action[] {
  if (!settingsHref) return [];
  const places = settingsHref === "/settings" ? [...settingsPlaces, ...seekerSettingsPlaces] : settingsPlaces;
  return places.map(({ place, label, keywords }) => ({
    id: `${settingsHref}#${label}`,
    label,
    icon: Settings,
    keywords: ["settings", ...keywords],
    typedOnly: true,
    perform: go(settingsHref + place),
  }));
}

/** Light, dark, or as the system says; one of them is on. */
export function useLooks() {
  const [theme, setTheme] = useTheme();
  const looks: { label: string; icon: LucideIcon; theme: Theme }[] = [
    { label: "Match system", icon: Monitor, theme: "system" },
    { label: "Light", icon: Sun, theme: "light" },
    { label: "Dark", icon: Moon, theme: "dark" },
  ];
  return looks.map(({ label, icon, theme: own }) => ({
    label,
    icon,
    checked: theme === own,
    onSelect: () => setTheme(own),
  }));
}

/** The places where help stands; the handbook is written for job seekers. */
export function useHelp({ handbook }: { handbook: boolean }) {
  const root = useRouteLoaderData("root") as { helpUrls: { support: string; handbook: string } } | undefined;
  const help = root?.helpUrls;
  const { pathname } = useLocation();
  if (!help) return [];
  // A help center elsewhere has pages of its own.
  const ofScreen = help.support.endsWith("/help") && helpOfScreen(pathname);
  return [
    ...(handbook ? [{ label: "Job seeker handbook", icon: BookOpen, href: help.handbook }] : []),
    { label: "Help center", icon: CircleHelp, href: ofScreen ? `${help.support}/${ofScreen}` : help.support },
  ];
}
