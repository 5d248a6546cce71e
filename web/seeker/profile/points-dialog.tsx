import { Check } from "lucide-react";
import { profileParts, startPercent } from "#shared/profile/profile-percent.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { partWords } from "./part-words.data.ts";
import styles from "./profile-page.module.css";

/** What each part of a profile counts, and which are there. */
export function PointsDialog({ missing, percent }: { missing: readonly string[]; percent: number }) {
  return (
    <Dialog
      size="sm"
      title="How we calculate this"
      description={`Your profile is ${percent}% complete. Only you see this; it doesn’t affect your score.`}
      trigger={
        <Button tone="bare" size="sm">
          How we calculate this
        </Button>
      }
    >
      <ul className={styles.parts}>
        <li>
          <span className={styles.there}>
            <Icon of={Check} size="sm" /> Name and email
          </span>
          <small>{startPercent}</small>
        </li>
        {profileParts.map(({ name, points }) => (
          <li key={name}>
            {missing.includes(name) ? (
              <Link href={partWords[name].href}>{partWords[name].toDo}</Link>
            ) : (
              <span className={styles.there}>
                <Icon of={Check} size="sm" /> {partWords[name].name}
              </span>
            )}
            <small>
              {missing.includes(name) ? "+" : ""}
              {points}
            </small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
