import { exampleUpload, tellWithinDays, uploadsAMonth } from "#contract/imported-people.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./uploaded.module.css";

export const instructionsId = "upload-instructions";
const exampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(exampleUpload)}`;

interface UploadHelpProps {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** What a file must look like, and what happens with the people in it. */
export function UploadHelp({ open, onToggle }: UploadHelpProps) {
  return (
    <details
      id={instructionsId}
      className={styles.help}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>How the file must look</summary>
      <ul>
        <li>A CSV file with a heading row. Notes above it do no harm.</li>
        <li>
          A name (Name, or First name and Last name), and an email address or a LinkedIn profile, or both.
        </li>
        <li>If you have them: title, company, location, phone and skills. Other columns are left out.</li>
        <li>Up to {uploadsAMonth} new people a month. Who is here already does not count again.</li>
        <li>
          Everybody must be told within {tellWithinDays} days that you have their details. No email leaves by
          itself: you send it from the list, or say there that you have told them. Who is not told by then is
          removed.
        </li>
      </ul>
      <Link href={exampleAddress} download="people-example.csv">
        Download an example file
      </Link>
    </details>
  );
}
