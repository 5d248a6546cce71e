import type { ReactNode, Ref } from "react";
import clsx from "clsx";
import { ArrowLeft } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import styles from "./detail-header.module.css";

type DetailHeaderProps = {
  /** A face or a mark. */
  leading?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Facts or a link at the end of the line; below on a phone. */
  aside?: ReactNode;
  /** 1 where the page has no other title, as on a phone or a page of its own. */
  level?: 1 | 2;
  /** sm: one line in a pane's head; a name too long is cut and shown whole on hover. */
  size?: "sm" | "md" | "lg";
  /** For the focus to go to when the detail takes the place of its list. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The way back to the list, on a phone. */
  back?: { href: string; label: string };
};

/** Who or what a detail pane is about. */
export function DetailHeader(props: DetailHeaderProps) {
  const { leading, title, text, aside, level = 2, size = "md", back, headingRef } = props;
  const Heading = level === 1 ? "h1" : "h2";
  const whole = (shown: ReactNode) => (size === "sm" && typeof shown === "string" ? shown : undefined);
  return (
    <header className={clsx(styles.header, styles[size])}>
      {back && (
        <PlainLink href={back.href} className={styles.back} aria-label={back.label}>
          <Icon of={ArrowLeft} />
        </PlainLink>
      )}
      {leading}
      <div className={styles.words}>
        <Heading
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className={styles.title}
          title={whole(title)}
        >
          {title}
        </Heading>
        {text && (
          <p className={styles.text} title={whole(text)}>
            {text}
          </p>
        )}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
