import styles from "./knowledge.module.css";

interface MarkedTextProps {
  content: string;
  /** The line that is marked, counted from 1. */
  line: number;
}

/** A source as it reads, opened at the line that a quote is from. */
export function MarkedText({ content, line }: MarkedTextProps) {
  return (
    <div className={styles.text} role="region" aria-label="Text" tabIndex={0}>
      {content.split("\n").map((text, at) => {
        const marked = at + 1 === line;
        const Words = marked ? "mark" : "span";
        return (
          <p key={at} ref={marked ? showMarked : undefined}>
            <Words>{text}</Words>
          </p>
        );
      })}
    </div>
  );
}

function showMarked(line: HTMLElement | null) {
  line?.scrollIntoView?.({ block: "center" });
}
