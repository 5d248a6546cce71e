import { Callout } from "#ui/data/status/callout.tsx";
import type { ReactNode } from "react";
import { FileText } from "lucide-react";
import type { StoredFile } from "#contract/files.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { ContentFields } from "#web/shared/profile/content-fields.tsx";
import { DocumentPane } from "#web/shared/profile/document-pane.tsx";
import { PlaceField } from "#web/shared/profile/place-field.tsx";
import styles from "./resumes.module.css";

interface ResumeEditorProps {
  value: ResumeContent;
  onChange: (content: ResumeContent) => void;
  file: StoredFile | null;
  lines: readonly string[];
  warnings?: readonly string[];
  /** Above the fields: the name of a new resume, what is sent of one that was uploaded. */
  children?: ReactNode;
}

/** What was read, every field of it, with the document beside it (behind a button where there is no room). */
export function ResumeEditor({ value, onChange, file, lines, warnings = [], children }: ResumeEditorProps) {
  const { personalInfo: person } = value;
  const correct = (patch: Partial<ResumeContent["personalInfo"]>) =>
    onChange({ ...value, personalInfo: { ...person, ...patch } });
  const pane = <DocumentPane file={file} lines={lines} />;
  return (
    <PaneBody>
      <div className={styles.beside}>
        <div className={styles.fields}>
          <div className={styles.narrowOnly}>
            <Drawer
              title="Resume file"
              trigger={
                <Button icon={FileText} size="sm">
                  View file
                </Button>
              }
            >
              {pane}
            </Drawer>
          </div>
          {warnings.length > 0 && (
            <Callout tone="warn" as="ul" className={styles.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </Callout>
          )}
          {children}
          <Section title="You">
            <Grid columns={2} gap={3}>
              <Line label="Name" value={person.name} onChange={(name) => correct({ name })} />
              <Line label="Email" value={person.email} onChange={(email) => correct({ email })} />
              <PlaceField
                label="Location"
                optional
                value={person.location}
                onChange={(location) => correct({ location })}
              />
              <Line label="Phone" value={person.phone} onChange={(phone) => correct({ phone })} />
              <Line label="LinkedIn" value={person.linkedIn} onChange={(linkedIn) => correct({ linkedIn })} />
              <Line label="Website" value={person.website} onChange={(website) => correct({ website })} />
            </Grid>
          </Section>
          <ContentFields value={value} onChange={(patch) => onChange({ ...value, ...patch })} />
        </div>
        <div className={styles.paper}>{pane}</div>
      </div>
    </PaneBody>
  );
}

interface LineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}
function Line({ label, value, onChange }: LineProps) {
  return (
    <Field label={label} optional>
      <TextInput value={value} maxLength={300} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
