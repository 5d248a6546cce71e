import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";

export type NavItem = {
  href: string;
  label: string;
  /** In the bar of a phone, where one word has room. */
  short?: string;
  icon?: LucideIcon;
  /** A square of colour instead of a picture: 1 to 6, the tints people have. */
  tint?: 1 | 2 | 3 | 4 | 5 | 6;
  count?: number;
  /** New things: the count is filled, so that it is seen first. */
  unread?: number;
  current?: boolean;
  /** Marks its own address only, not those below it. */
  exact?: boolean;
};

export type NavSection = { label?: string; items: readonly NavItem[] };
