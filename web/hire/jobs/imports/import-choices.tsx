import type { JobImport } from "#contract/job-imports.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import styles from "./imports.module.css";

export type Status = "draft" | "live";

interface StatusChoiceProps {
  value: Status;
  onChange: (status: Status) => void;
  mayGoLive: boolean;
}
/** As what new jobs come in. */
export function StatusChoice({ value, onChange, mayGoLive }: StatusChoiceProps) {
  return (
    <RadioGroup
      label="Import as"
      value={value}
      onChange={onChange}
      choices={[
        {
          value: "draft",
          label: "Drafts",
          hint: "Only your team sees them until you publish",
        },
        {
          value: "live",
          label: "Live",
          hint: "Everyone sees them right away and can apply",
          disabled: !mayGoLive,
        },
      ]}
    />
  );
}

/** How many jobs of each kind there are. */
export function Found({ work: { found, partial, note } }: { work: JobImport }) {
  const stats = [
    { label: "New", value: found.new },
    { label: "Changed", value: found.changed },
    { label: "Already here", value: found.same },
    { label: "No longer listed", value: found.gone },
    ...(found.unreadable ? [{ label: "Can’t be read", value: found.unreadable }] : []),
  ];
  return (
    <>
      {partial && (
        <p className={styles.note} role="note">
          {note?.replace(/,? so we didn’t change anything\.$/, ".")} You can import these jobs now, and we
          won’t close any others.
        </p>
      )}
      <StatList stats={stats.map(({ label, value }) => ({ label, value: value.toLocaleString("en-US") }))} />
      {found.merged > 0 && (
        <p className={styles.quiet}>
          We combined {counted(found.merged, "posting")} of the same job into one job with several locations.
        </p>
      )}
    </>
  );
}
