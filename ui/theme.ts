import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

/** The cookie that remembers the choice, so that the server already paints in it. */
export const themeCookie = "theme";

const listeners = new Set<() => void>();

/** The choice in a Cookie header; anything unknown means the system's. */
export function themeFromCookie(cookies: string | null | undefined): Theme {
  const value = cookies?.match(/(?:^|;\s*)theme=(light|dark)(?:;|$)/)?.[1];
  return value === "light" || value === "dark" ? value : "system";
}

/** The ground of a page in each look, for the browser's own frame. */
const grounds = { light: "#fbfaf8", dark: "#161514" };

/** The frame's colour where the system is light and where it is dark: a look that was chosen is the same in both. */
export function frameColours(theme: Theme): typeof grounds {
  const chosen = themeAttribute(theme);
  return chosen ? { light: grounds[chosen], dark: grounds[chosen] } : grounds;
}

/** The data-theme attribute of <html>; the system's choice needs none. */
export function themeAttribute(theme: Theme): "light" | "dark" | undefined {
  return theme === "system" ? undefined : theme;
}

export function setTheme(theme: Theme): void {
  const attribute = themeAttribute(theme);
  if (attribute) document.documentElement.dataset.theme = attribute;
  else delete document.documentElement.dataset.theme;
  const colours = frameColours(theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = meta.media.includes("dark") ? colours.dark : colours.light;
  const age = attribute ? 60 * 60 * 24 * 365 : 0;
  document.cookie = `${themeCookie}=${attribute ?? ""}; path=/; max-age=${age}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** The choice now in force, and how to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => "system" as const);
  return [theme, setTheme];
}

function currentTheme(): Theme {
  const attribute = document.documentElement.dataset.theme;
  return attribute === "light" || attribute === "dark" ? attribute : "system";
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
