import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import clsx from "clsx";
import styles from "./section.module.css";

type SectionProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A link or a button at the end of the title's line. */
  actions?: ReactNode;
  level?: 2 | 3;
  /** below: title above; beside: title in a column of its own, as in settings. */
  content?: "below" | "beside";
  /** A hairline above, to part it from what came before. */
  line?: boolean;
  /** What an address names it by, behind the hash. */
  anchor?: string;
  children: ReactNode;
  className?: string;
};

/** A part of a page, named. */
export function Section(props: SectionProps) {
  const {
    title,
    description,
    actions,
    level = 2,
    content = "below",
    line,
    anchor,
    children,
    className,
  } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Browsers look for what the address names once, when what is still loading isn't there yet.
  useEffect(() => {
    if (anchor && location.hash === `#${anchor}`) section.current?.scrollIntoView?.();
  }, [anchor]);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      ref={section}
      id={anchor}
      aria-labelledby={id}
      className={clsx(styles.section, styles[content], line && styles.line, className)}
    >
      <div className={styles.top}>
        <div className={styles.words}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
