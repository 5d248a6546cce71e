import { exampleUpload, notifyWithinDays } from "#contract/imported-people.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import styles from "./leads.module.css";

export const instructionsId = "upload-instructions";
const exampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(exampleUpload)}`;

interface UploadHelpProps {
  /** How many new people a month the plan includes; not known at first. */
  limit: number | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** What a file must look like, and what happens with the people in it. */
export function UploadHelp({ limit, open, onToggle }: UploadHelpProps) {
  return (
    <details
      id={instructionsId}
      className={styles.help}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>File format</summary>
      <ul>
        <li>
          A CSV or XLSX file with column names in the first row, or LinkedIn’s own export. Notes above it are
          fine.
        </li>
        <li>
          Each person needs a name (Name, or First name and Last name) and an email, a LinkedIn profile, or
          both.
        </li>
        <li>Optional: title, company, location, phone and skills. We skip other columns.</li>
        {limit !== undefined && (
          <li>Up to {limit} new people a month. People already here don’t count again.</li>
        )}
        <li>
          You must tell everyone within {notifyWithinDays} days that you have their details. We don’t email
          anyone automatically: send the email from the list, or mark them as notified there. We remove anyone
          you haven’t notified by then.
        </li>
      </ul>
      <Link href={exampleAddress} download="people-example.csv">
        Download an example file
      </Link>
    </details>
  );
}
