import { notifyWithinDays, type UploadResult } from "#contract/imported-people.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { reportAddress } from "./upload.ts";
import styles from "./leads.module.css";

/** What became of a file: who came in, who was there, and which lines named nobody. */
export function UploadOutcome({ result, jobTitle }: { result: UploadResult; jobTitle: string }) {
  const { added, joined, twice, duplicates, refused, refusedInAll, limit, report } = result;
  const came = added + joined;
  return (
    <Stack gap={4}>
      <div role="status">
        <p>
          {came === 0
            ? `No one new for ${jobTitle}.`
            : `${counted(came, "person is a new lead", "people are new leads")} for ${jobTitle}.`}
        </p>
      </div>
      <StatList
        stats={[
          { label: "New", value: added },
          { label: "Already uploaded", value: joined },
          { label: "Already leads", value: duplicates },
          { label: "Twice in the file", value: twice },
          { label: "Skipped", value: refusedInAll },
        ]}
      />
      {added > 0 && (
        <p className={styles.quiet}>
          Notify them from the list within {notifyWithinDays} days that you have their details.
        </p>
      )}
      <p className={styles.quiet}>
        {limit.used} of {limit.limit} this month
      </p>
      <p>
        <Link href={reportAddress(report)} download="upload-report.csv">
          Download a report of every row
        </Link>
      </p>
      {refused.length > 0 && (
        <Section title="Skipped rows" level={3}>
          <ul className={styles.lines} aria-label="Skipped rows">
            {refused.map(({ line, name, why }) => (
              <li key={line}>
                <b>
                  Row {line}
                  {name && `, ${name}`}
                </b>
                {why}
              </li>
            ))}
          </ul>
          {refusedInAll > refused.length && (
            <p className={styles.quiet}>And {refusedInAll - refused.length} more.</p>
          )}
        </Section>
      )}
    </Stack>
  );
}
