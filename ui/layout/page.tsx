import type { ReactNode } from "react";
import clsx from "clsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import styles from "./page.module.css";

export type PageLink = {
  href: string;
  label: string;
  /** The one that stays in the bar where there is room for one. */
  onPhone?: boolean;
};

type PageProps = {
  /** The mark and name of whose page it is. */
  brand: ReactNode;
  links?: readonly PageLink[];
  /** One button at the end of the bar. */
  action?: ReactNode;
  foot?: ReactNode;
  /** In groups, each of which stays together. */
  footLinks?: readonly (readonly PageLink[])[];
  /** The bar lies over the first picture instead of above it. */
  over?: boolean;
  /** What stays in sight at the end of the window. */
  below?: ReactNode;
  children: ReactNode;
};

/** A public page: a bar, the content, a foot. Works before any script does. */
export function Page({ brand, links = [], action, foot, footLinks = [], over, below, children }: PageProps) {
  return (
    <div className={styles.page}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={clsx(styles.bar, styles.width, over && styles.over)}>
        <div className={styles.brand}>{brand}</div>
        <nav className={styles.links} aria-label="Main">
          {links.map((link) => (
            <PlainLink key={link.href} href={link.href} className={clsx(!link.onPhone && styles.wideOnly)}>
              {link.label}
            </PlainLink>
          ))}
        </nav>
        {action}
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={clsx(styles.foot, styles.width)}>
        <div className={styles.brand}>{foot}</div>
        <div className={styles.groups}>
          {footLinks.map((group) => (
            <ul key={group[0]?.href} className={styles.group}>
              {group.map((link) => (
                <li key={link.href}>
                  <PlainLink href={link.href}>{link.label}</PlainLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </footer>
      {below}
    </div>
  );
}

type BandProps = {
  children: ReactNode;
  id?: string;
  /** text: a column to read; wide: the page's width; narrow: a form. */
  width?: "wide" | "text" | "narrow";
  line?: boolean;
  className?: string;
};

/** A part of a public page, centred, with air above and below. */
export function Band({ children, id, width = "wide", line, className }: BandProps) {
  return (
    <section
      id={id}
      className={clsx(styles.band, styles.width, styles[width], line && styles.line, className)}
    >
      {children}
    </section>
  );
}
