import { Badge } from "#ui/data/status/badge.tsx";
import styles from "./tags.module.css";

const mostShown = 3;

/** The first tags of an applicant, and how many more there are. */
export function TagWords({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(mostShown);
  return (
    <span className={styles.words} title={tags.join(", ")}>
      <span className="sr">Tags:</span>
      {tags.slice(0, mostShown).map((tag) => (
        <Badge key={tag}>
          <span className={styles.word}>{tag}</span>
        </Badge>
      ))}
      {rest.length > 0 && <Badge>+{rest.length}</Badge>}
    </span>
  );
}
