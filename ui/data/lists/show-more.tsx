import { Button } from "#ui/controls/buttons/button.tsx";
import styles from "./show-more.module.css";

interface ShowMoreProps {
  /** Whether there is more than what is shown. */
  more: boolean;
  busy: boolean;
  onMore: () => unknown;
}

/** The end of a list that is read a page at a time. */
export function ShowMore({ more, busy, onMore }: ShowMoreProps) {
  if (!more) return null;
  return (
    <p className={styles.end}>
      <Button size="sm" busy={busy} onClick={() => void onMore()}>
        Show more
      </Button>
    </p>
  );
}
