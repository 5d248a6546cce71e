import { type UploadPreview, columnsNeeded } from "#contract/imported-people.ts";
import { type PeopleField, peopleFields, suffice } from "#shared/leads/people-fields.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import styles from "./leads.module.css";

const fieldNames: Record<PeopleField, string> = {
  fullName: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  linkedIn: "LinkedIn profile",
  link: "Website or profile",
  title: "Job title",
  employer: "Employer",
  location: "Location",
  phone: "Phone",
  skills: "Skills",
};
const options = peopleFields.map((value) => ({ value, label: fieldNames[value] }));

interface UploadPreviewTableProps {
  preview: UploadPreview;
  onColumns: (columns: (PeopleField | null)[]) => void;
}

/** What a file holds before anything is kept: what each column is taken for, its first rows, and what it would bring. */
export function UploadPreviewTable({ preview, onColumns }: UploadPreviewTableProps) {
  const { headings, columns, lines, counts, limit } = preview;
  const read = (at: number, field: string) =>
    onColumns(
      columns.map((column, index) => (index === at ? ((field || null) as PeopleField | null) : column)),
    );
  return (
    <Stack gap={4}>
      {suffice(columns) ? (
        <StatList
          stats={[
            { label: "New", value: counts.added },
            { label: "Known already", value: counts.known },
            { label: "Twice in the file", value: counts.duplicates },
            { label: "Skipped", value: counts.skipped },
          ]}
        />
      ) : (
        <p role="status">{columnsNeeded}</p>
      )}
      {counts.skipped > 0 && (
        <p className={styles.quiet}>
          Rows are skipped where there’s no name, or no email or LinkedIn profile we can read, and where
          someone has already applied or asked you not to store their details. After the upload, you’ll see
          why for each.
        </p>
      )}
      {counts.added > limit.left && (
        <p role="alert">
          {limit.left === 0
            ? `You’ve already added all ${limit.limit} people this month.`
            : `You can add ${counted(limit.left, "more person", "more people")} this month, and this file has ${counts.added} new.`}
        </p>
      )}
      <div className={styles.preview} role="region" aria-label="Columns of the file" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headings.map((heading, at) => (
                <th key={at} scope="col">
                  <span>{heading || `Column ${at + 1}`}</span>
                  <NativeSelect
                    aria-label={`What ${heading || `column ${at + 1}`} holds`}
                    options={options}
                    placeholder="Skip"
                    value={columns[at] ?? ""}
                    onChange={({ target }) => read(at, target.value)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, cells }) => (
              <tr key={line}>
                {headings.map((_, at) => (
                  <td key={at}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
