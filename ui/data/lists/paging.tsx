import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { pagingWindow } from "./paging-window.ts";
import styles from "./paging.module.css";

type PagingProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page, so that it can be shared and gone back to. */
  hrefFor: (page: number) => string;
  label?: string;
};

/** The pages of a long list. Nothing when there is only one. */
export function Paging({ page, pages, hrefFor, label = "Pages" }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.paging} aria-label={label}>
      <Step icon={ChevronLeft} label="Previous page" href={page > 1 ? hrefFor(page - 1) : null} />
      {pagingWindow(page, pages).map((near, index) =>
        near === null ? (
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <PlainLink
            key={near}
            href={hrefFor(near)}
            className={clsx(styles.page, near === page && styles.current)}
            aria-label={`Page ${near}`}
            aria-current={near === page ? "page" : undefined}
          >
            {near}
          </PlainLink>
        ),
      )}
      <span className={styles.short}>
        Page {page} of {pages}
      </span>
      <Step icon={ChevronRight} label="Next page" href={page < pages ? hrefFor(page + 1) : null} />
    </nav>
  );
}

function Step({ icon, label, href }: { icon: LucideIcon; label: string; href: string | null }) {
  if (href === null) {
    return (
      <span className={clsx(styles.step, styles.off)}>
        <Icon of={icon} size="sm" />
      </span>
    );
  }
  return (
    <PlainLink href={href} className={styles.step} aria-label={label}>
      <Icon of={icon} size="sm" />
    </PlainLink>
  );
}
