import type { PrivacyOverview } from "#contract/privacy.ts";
import { Stack } from "#ui/layout/stack.tsx";
import styles from "./privacy.module.css";

type Held = PrivacyOverview["held"][number];
type Kept = PrivacyOverview["afterDeletion"][number];

const topics: Record<Held["topic"], string> = {
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

/** What is kept, by topic. */
export function HeldList({ held }: { held: Held[] }) {
  const named = Object.entries(topics) as [Held["topic"], string][];
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
export function KeptList({ label, kept }: { label: string; kept: (Kept & { count?: number })[] }) {
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
