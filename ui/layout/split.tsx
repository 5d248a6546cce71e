import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import clsx from "clsx";
import { phoneQuery } from "#ui/hooks/use-media-query.ts";
import styles from "./split.module.css";

type SplitProps = {
  /** The list to choose from. */
  list: ReactNode;
  /** What is chosen. */
  detail: ReactNode;
  /** A third pane beside it: a thread, notes. On a phone it is left out; use a Drawer there. */
  aside?: ReactNode;
  /** sm 300, md 320, lg 400, xl 448 px. */
  listWidth?: "sm" | "md" | "lg" | "xl";
  /** Which pane a phone shows: the URL knows whether something is open. "both" puts them below one another. */
  phone?: "list" | "detail" | "both";
};

/** A list and what is chosen from it, each scrolling by itself. Fill it with Panes. */
export function Split({ list, detail, aside, listWidth = "md", phone = "list" }: SplitProps) {
  const panes = useFocusOnPhone(phone);
  return (
    <div className={clsx(styles.split, styles[listWidth], aside && styles.three, styles[`${phone}OnPhone`])}>
      <div {...panes.list} className={styles.list}>
        {list}
      </div>
      <div {...panes.detail} className={styles.detail}>
        {detail}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** A phone shows one pane at a time: the focus goes to the heading of what was opened, and back to its row. */
function useFocusOnPhone(phone: SplitProps["phone"]) {
  const detail = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  const was = useRef(phone);
  useEffect(() => {
    if (was.current === phone) return;
    was.current = phone;
    if (!matchMedia(phoneQuery).matches || detail.current?.contains(document.activeElement)) return;
    if (phone === "list") return row.current?.focus();
    const heading = detail.current?.querySelector<HTMLElement>("h1, h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [phone]);
  return {
    detail: { ref: detail },
    list: {
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        if (target.matches("a, button") && currentTarget.contains(target)) row.current = target;
      },
    },
  };
}
