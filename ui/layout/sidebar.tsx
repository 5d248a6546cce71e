import type { ReactNode } from "react";
import clsx from "clsx";
import { Search } from "lucide-react";
import { letGo } from "#ui/hooks/let-go.ts";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import type { NavItem, NavSection } from "./nav.ts";
import styles from "./sidebar.module.css";

export type SidebarProps = {
  brand: ReactNode;
  /** Opens the palette; the app listens for Ctrl K itself. */
  onSearch?: () => void;
  sections: readonly NavSection[];
  /** Who is signed in, at the bottom. */
  account?: ReactNode;
};

/** Where one can go, and who one is. */
export function Sidebar({ brand, onSearch, sections, account }: SidebarProps) {
  return (
    <div className={styles.sidebar}>
      <div className={styles.brand}>{brand}</div>
      {onSearch && (
        <button
          type="button"
          className={styles.search}
          onClick={onSearch}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Icon of={Search} size="sm" />
          Search
          <Kbd>Ctrl K</Kbd>
        </button>
      )}
      <nav className={styles.nav} aria-label="Main">
        {sections.map((section, index) => (
          <div key={section.label ?? index}>
            {section.label && (
              <p className={styles.heading} aria-hidden="true">
                {section.label}
              </p>
            )}
            <ul aria-label={section.label}>
              {section.items.map((item) => (
                <li key={item.href}>
                  <SidebarLink item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {account && <div className={styles.account}>{account}</div>}
    </div>
  );
}

function SidebarLink({ item }: { item: NavItem }) {
  return (
    <PlainLink
      href={item.href}
      className={styles.link}
      aria-current={item.current ? "page" : undefined}
      onClick={letGo}
    >
      {item.icon && <Icon of={item.icon} />}
      {item.tint && <span className={clsx(styles.tint, styles[`tint${item.tint}`])} />}
      <span className={styles.label} title={item.label}>
        {item.label}
      </span>
      <NavCount item={item} />
    </PlainLink>
  );
}

function NavCount({ item }: { item: NavItem }) {
  if (item.unread) {
    return (
      <span className={clsx(styles.count, styles.unread)}>
        {item.unread} <span className="sr">new</span>
      </span>
    );
  }
  return item.count === undefined ? null : <span className={styles.count}>{item.count}</span>;
}
