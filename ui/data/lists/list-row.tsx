import type { KeyboardEventHandler, MouseEvent, ReactNode } from "react";
import clsx from "clsx";
import { useFocusInList } from "#ui/hooks/use-focus-in-list.ts";
import { letGo } from "#ui/hooks/let-go.ts";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import styles from "./list-row.module.css";

type ListProps = {
  label: string;
  children: ReactNode;
  /** Hairlines between rows. */
  divided?: boolean;
  /** The words of its rows stand on the edges of what is around the list. */
  flush?: boolean;
  onKeyDown?: KeyboardEventHandler;
};

/** Rows to choose from. */
export function List({ label, children, divided, flush, onKeyDown }: ListProps) {
  const focus = useFocusInList();
  return (
    <ol
      {...focus}
      className={clsx(styles.list, divided && styles.divided, flush && styles.flush)}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {children}
    </ol>
  );
}

type ListRowProps = {
  title: ReactNode;
  /** Where the row leads, what it does, or both. */
  href?: string;
  onSelect?: () => void;
  /** A face or a mark. */
  leading?: ReactNode;
  /** At the end of the title's line: a time, a price. */
  end?: ReactNode;
  text?: ReactNode;
  /** At the end of the second line. */
  textEnd?: ReactNode;
  /** Small print below: fit marks, a source. Its links and buttons stay reachable. */
  foot?: ReactNode;
  current?: boolean;
  unread?: boolean;
  /** Begins with a dot while it is unread, and is quieter once it is read. */
  dotted?: boolean;
  /** How many lines of text are shown. */
  lines?: 1 | 2;
};

/** One row; the whole of it can be pressed. */
export function ListRow(props: ListRowProps) {
  const {
    title,
    href,
    onSelect,
    leading,
    end,
    text,
    textEnd,
    foot,
    current,
    unread,
    dotted,
    lines = 1,
  } = props;
  const mark = {
    "aria-current": current ? ("true" as const) : undefined,
    className: styles.title,
    title: wordsOf(title),
  };
  return (
    <li
      className={clsx(
        styles.row,
        current && styles.current,
        unread && styles.unread,
        dotted && styles.dotted,
      )}
    >
      {dotted && unread && <span className={styles.dot} role="img" aria-label="Unread" />}
      {leading}
      <div className={styles.words}>
        {href !== undefined && (
          <PlainLink
            href={href}
            onClick={(event) => {
              letGo(event);
              if (!leadsElsewhere(event)) onSelect?.();
            }}
            {...mark}
          >
            {title}
          </PlainLink>
        )}
        {href === undefined && onSelect && (
          <button type="button" data-opens onClick={onSelect} {...mark}>
            {title}
          </button>
        )}
        {href === undefined && !onSelect && (
          <b className={styles.still} title={wordsOf(title)}>
            {title}
          </b>
        )}
        {end && <span className={styles.end}>{end}</span>}
        {(text || textEnd) && (
          <div className={styles.second}>
            <span className={lines === 1 ? styles.text : styles.twoLines} title={wordsOf(text)}>
              {text}
            </span>
            {textEnd && <span className={styles.textEnd}>{textEnd}</span>}
          </div>
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </li>
  );
}

/** A press that opens another tab or window chooses nothing here. */
function leadsElsewhere({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey;
}

/** What hovering shows whole, where a row has no room for it. */
function wordsOf(shown: ReactNode) {
  return typeof shown === "string" ? shown : undefined;
}
