import type { PrivacyOverview } from "#contract/privacy.ts";
import type { HeldTopic } from "#shared/privacy/held-topics.ts";
import { Stack } from "#ui/layout/stack.tsx";
import styles from "./privacy.module.css";

type Kept = PrivacyOverview["afterDeletion"][number];

const topics: Record<HeldTopic, string> = {
  profile: "Profile",
  documents: "Resumes and files",
  applying: "Applying",
  matching: "Matching and search",
  messages: "Messages and notifications",
  account: "Account",
  money: "Credits and rewards",
  team: "Hiring team",
};
const numbers = new Intl.NumberFormat("en-US");

interface HeldListProps {
  held: readonly (Kept & { topic: HeldTopic; count?: number })[];
}
/** What is kept, by topic. */
export function HeldList({ held }: HeldListProps) {
  const named = Object.entries(topics) as [HeldTopic, string][];
  return (
    <Stack gap={6}>
      {named.map(([topic, label]) => {
        const ofTopic = held.filter((one) => one.topic === topic);
        if (ofTopic.length === 0) return null;
        return (
          <div key={topic}>
            <h3 className={styles.topic}>{label}</h3>
            <KeptList label={label} kept={ofTopic} />
          </div>
        );
      })}
    </Stack>
  );
}

/** One thing a line: what it is, why it is kept and until when. */
export function KeptList({ label, kept }: { label: string; kept: readonly (Kept & { count?: number })[] }) {
  return (
    <ul className={styles.kept} aria-label={label}>
      {kept.map(({ what, why, until, count }) => (
        <li key={what}>
          <b>
            {what}
            {count !== undefined && count > 1 && <span> ({numbers.format(count)})</span>}
          </b>
          <p>{why}</p>
          <p className={styles.until}>{until}</p>
        </li>
      ))}
    </ul>
  );
}
