import { Callout } from "#ui/data/status/callout.tsx";
import { useQuery } from "@tanstack/react-query";
import { FileText, TriangleAlert } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Loading, Skeleton } from "#ui/data/status/skeleton.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { ContentFields } from "#web/shared/profile/content-fields.tsx";
import { DocumentPane } from "#web/shared/profile/document-pane.tsx";
import { PlaceField } from "#web/shared/profile/place-field.tsx";
import { preferenceOptions } from "#web/shared/profile/profile-queries.ts";
import { contentOf, correctedPerson, tellingOf } from "./draft-fields.ts";
import type { Draft } from "./draft.ts";
import { signupReading } from "./reading.ts";
import { StepHead } from "./sign-up-frame.tsx";
import { StepFoot, StepProblem, useSteps } from "./step-foot.tsx";
import styles from "./sign-up.module.css";

/** Step 2: what was read beside the document, every field of it to be corrected. */
export function CheckStep({ draft }: { draft: Draft }) {
  const going = useSteps(draft);
  const phone = usePhone();
  const { values, change } = draft;
  const read = useQuery({ ...signupReading(draft.id() ?? ""), enabled: Boolean(values.resumeFileId) });
  const reading = read.data;
  const beside = !phone && (reading || read.isLoading);
  return (
    <div className={beside ? styles.beside : styles.middle}>
      {beside && (
        <div className={styles.paper}>
          {reading ? (
            <DocumentPane file={reading.file} lines={reading.lines} />
          ) : (
            <Loading label="Opening your resume">
              <Skeleton shape="block" />
            </Loading>
          )}
        </div>
      )}
      <div className={styles.fields}>
        <StepHead title={values.resumeFileId ? "Does this look right?" : "Tell us about you"}>
          {values.resumeFileId
            ? "Fix anything we misread. Only what you see here is added to your profile."
            : "You can fill in the rest later."}
        </StepHead>
        {reading && phone && (
          <Drawer title="Your resume" trigger={<Button icon={FileText}>View resume</Button>}>
            <DocumentPane file={reading.file} lines={reading.lines} />
          </Drawer>
        )}
        {reading && <Warnings warnings={reading.warnings} />}
        <StepProblem going={going} />
        <PersonFields draft={draft} fields={going.fields} />
        <ContentFields
          value={contentOf(values)}
          onChange={(patch) => change({ resumeData: { ...values.resumeData, ...patch } })}
        />
        <Section title="Courses" line>
          <Field label="Courses" hint="Press Enter after each" hideLabel optional>
            <TagsInput
              max={60}
              value={values.resumeData?.profile?.courseWorks ?? []}
              onChange={(courseWorks) => change(tellingOf(values, { courseWorks }))}
            />
          </Field>
        </Section>
        <StepFoot draft={draft} going={going} />
      </div>
    </div>
  );
}

function Warnings({ warnings }: { warnings: string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Callout tone="warn" as="ul" className={styles.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <Icon of={TriangleAlert} size="sm" /> {warning}
        </li>
      ))}
    </Callout>
  );
}

function PersonFields({ draft, fields }: { draft: Draft; fields: Record<string, string> }) {
  const { values, change } = draft;
  const { data: options } = useQuery(preferenceOptions);
  const correct = (name: Parameters<typeof correctedPerson>[1], value: string) =>
    change(correctedPerson(values, name, value));
  const inReading = (patch: object) => change({ resumeData: { ...values.resumeData, ...patch } });
  return (
    <Section title="You">
      <Stack gap={4}>
        <Grid columns={2} gap={4}>
          <Field label="Name" error={fields.fullName}>
            <TextInput
              autoComplete="name"
              value={values.fullName ?? ""}
              onChange={({ target }) => correct("fullName", target.value)}
            />
          </Field>
          <Field label="Email" error={fields.email}>
            <TextInput
              type="email"
              autoComplete="email"
              value={values.email ?? ""}
              onChange={({ target }) => correct("email", target.value)}
            />
          </Field>
          <PlaceField
            label="Location"
            value={values.location ?? ""}
            error={fields.location}
            onChange={(place) => correct("location", place)}
          />
          <Field label="Phone" optional error={fields.phone}>
            <TextInput
              type="tel"
              autoComplete="tel"
              value={values.phone ?? ""}
              onChange={({ target }) => correct("phone", target.value)}
            />
          </Field>
          <Field label="LinkedIn" error={fields.linkedinUrl ?? fields["resumeData.linkedInUrl"]}>
            <TextInput
              type="url"
              value={values.linkedinUrl ?? ""}
              onChange={({ target }) => correct("linkedinUrl", target.value)}
            />
          </Field>
          <Field label="Website" optional error={fields["resumeData.personalWebsite"]}>
            <TextInput
              type="url"
              autoComplete="url"
              value={values.resumeData?.personalWebsite ?? ""}
              onChange={({ target }) => inReading({ personalWebsite: target.value })}
            />
          </Field>
          <Field label="Headline" hint="What you do, in one line" optional>
            <TextInput
              maxLength={200}
              value={values.resumeData?.headline ?? ""}
              onChange={({ target }) => inReading({ headline: target.value })}
            />
          </Field>
          <Field label="Department" optional>
            <NativeSelect
              placeholder="Not selected"
              options={(options?.departments ?? []).map((value) => ({ value, label: value }))}
              value={values.department ?? ""}
              onChange={({ target }) => change({ department: target.value })}
            />
          </Field>
        </Grid>
      </Stack>
    </Section>
  );
}
