import type { ReactNode } from "react";
import clsx from "clsx";
import { ArrowLeft } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { SidebarButton } from "./app-frame.tsx";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** The way up: { href: "/jobs", label: "Jobs" }. */
  back?: { href: string; label: string };
  /** page: over a whole page; pane: over a list pane. */
  size?: "page" | "pane";
  /** Tabs, progress or filters below the title. */
  children?: ReactNode;
};

/** The page's one h1 with what can be done here; on a phone it is the bar at the top, with the menu. */
export function PageHeader({ title, description, actions, back, size = "page", children }: PageHeaderProps) {
  return (
    <header className={clsx(styles.header, styles[size])}>
      {back && (
        <PlainLink href={back.href} className={styles.back}>
          <Icon of={ArrowLeft} size="sm" />
          <span className={styles.backWords}>{back.label}</span>
        </PlainLink>
      )}
      <div className={styles.line}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <SidebarButton />
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </header>
  );
}
