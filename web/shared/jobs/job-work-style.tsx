import type { Job } from "#contract/job-shapes.ts";
import { categoryName, knownWorkStyle, sayRating } from "#shared/profile/work-style.ts";
import { Section } from "#ui/layout/section.tsx";
import styles from "./job-work-style.module.css";

/** How people work in a job, as its team says it; nothing where it says nothing. */
export function JobWorkStyle({ items, level }: { items: Job["workStyle"]; level: 2 | 3 }) {
  const known = knownWorkStyle(items);
  if (known.length === 0) return null;
  return (
    <Section title="How the team works" level={level} className={styles.section}>
      <dl className={styles.style}>
        {known.map(({ categoryId, rating }) => (
          <div key={categoryId}>
            <dt>{categoryName(categoryId)}</dt>
            <dd>{sayRating(categoryId, rating)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
