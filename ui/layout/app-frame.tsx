import { createContext, use, useState } from "react";
import type { ReactNode } from "react";
import { Menu } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import type { NavItem } from "./nav.ts";
import { Sidebar } from "./sidebar.tsx";
import type { SidebarProps } from "./sidebar.tsx";
import styles from "./app-frame.module.css";

const SideSheet = lazyOverlay(async () => (await import("#ui/overlays/drawer.tsx")).SideSheet);

type AppFrameProps = SidebarProps & {
  /** Three to five places for the bar at the bottom of a phone. */
  phoneNav: readonly NavItem[];
  /** Full pages scroll here; a Split scrolls in its panes. */
  children: ReactNode;
};

const OpenSidebar = createContext<(() => void) | null>(null);

/** The frame of an app: sidebar and content; on a phone the content, a bar below, and the sidebar as a sheet. */
export function AppFrame({ phoneNav, children, ...sidebar }: AppFrameProps) {
  const [open, setOpen] = useState(false);
  return (
    <OpenSidebar value={() => setOpen(true)}>
      <div className={styles.frame}>
        <a href="#main" className={styles.skip}>
          Skip to content
        </a>
        <aside className={styles.side} aria-label="Sidebar">
          <Sidebar {...sidebar} />
        </aside>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <nav className={styles.bar} aria-label="Primary">
          {phoneNav.map((item) => (
            <PhoneLink key={item.href} item={item} />
          ))}
        </nav>
      </div>
      <SideSheet label="Menu" open={open} onOpenChange={setOpen}>
        <div className={styles.sheet} onClickCapture={(event) => leadsAway(event.target) && setOpen(false)}>
          <Sidebar {...sidebar} />
        </div>
      </SideSheet>
    </OpenSidebar>
  );
}

function PhoneLink({ item }: { item: NavItem }) {
  const name = item.short ?? item.label;
  return (
    <PlainLink
      href={item.href}
      className={styles.place}
      aria-label={item.unread ? `${name}, ${item.unread} new` : undefined}
      aria-current={item.current ? "page" : undefined}
    >
      <span className={styles.picture}>
        {item.icon && <Icon of={item.icon} />}
        {Boolean(item.unread) && <span className={styles.dot} />}
      </span>
      <span className={styles.placeName}>{name}</span>
    </PlainLink>
  );
}

/** Opens the sidebar on a phone; a page's head shows it, outside an app frame nothing does. */
export function SidebarButton() {
  const open = use(OpenSidebar);
  if (!open) return null;
  return (
    <span className={styles.opener}>
      <IconButton icon={Menu} label="Menu" onClick={open} />
    </span>
  );
}

function leadsAway(target: EventTarget) {
  return target instanceof Element && target.closest("a") !== null;
}
