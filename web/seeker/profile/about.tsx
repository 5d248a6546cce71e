import { useQuery } from "@tanstack/react-query";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { notLooking } from "#shared/profile/being-found.ts";
import { countedYears } from "#shared/profile/work-length.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { PlaceField } from "#web/shared/profile/place-field.tsx";
import { preferenceOptions } from "#web/shared/profile/profile-queries.ts";
import type { Editing } from "./editable-section.tsx";
import { PictureField } from "./picture-field.tsx";
import styles from "./profile-page.module.css";

export function AboutView({ candidate }: { candidate: Candidate }) {
  const facts: [label: string, value: string | null, href?: string][] = [
    ["Email", candidate.email],
    ["Phone", candidate.phone],
    ["LinkedIn", candidate.linkedInUrl, candidate.linkedInUrl ?? undefined],
    ["Website", candidate.personalWebsite, candidate.personalWebsite ?? undefined],
    ["Department", candidate.department],
    ["Experience", candidate.experienceLength],
    ["Job search", candidate.jobStatus],
    ["Can start", candidate.availableFrom],
  ];
  return (
    <>
      <div className={styles.person}>
        <Avatar name={candidate.fullName} src={candidate.profilePicture} size="lg" />
        <div>
          <p className={styles.name}>{candidate.fullName}</p>
          <p className={styles.quiet}>
            {[candidate.headline, candidate.location].filter(Boolean).join(", ")}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value, href]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <Link href={withScheme(href)}>{value.replace(/^https?:\/\/(www\.)?/, "")}</Link>
                ) : (
                  value
                )}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

function withScheme(address: string) {
  return /^https?:\/\//.test(address) ? address : `https://${address}`;
}

const statuses = ["Actively looking", "Open to offers", notLooking];
const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const lengths = ["0.5 years", ...Array.from({ length: 45 }, (_, at) => (at ? `${at + 1} years` : "1 year"))];

function isCounted(positions: Editing["value"]["workExperience"]) {
  return countedYears(positions, new Date().toISOString()) !== null;
}

/** Counted from the dates of positions where they add up to something, asked for where they don’t. */
function ExperienceField({ value, change }: Pick<Editing, "value" | "change">) {
  if (isCounted(value.workExperience)) return null;
  const said = value.experienceLength;
  return (
    <Field label="Years of experience" optional>
      <NativeSelect
        placeholder="Not specified"
        options={asOptions(said && !lengths.includes(said) ? [said, ...lengths] : lengths)}
        value={said ?? ""}
        onChange={({ target }) => change({ experienceLength: target.value || null })}
      />
    </Field>
  );
}

export function AboutForm({ value, change, fields }: Editing) {
  const { data: options } = useQuery(preferenceOptions);
  const statusOptions =
    value.jobStatus && !statuses.includes(value.jobStatus) ? [value.jobStatus, ...statuses] : statuses;
  return (
    <>
      <PictureField
        name={value.fullName}
        value={value.profilePicture}
        onChange={(profilePicture) => change({ profilePicture })}
      />
      <Grid columns={2} gap={4}>
        <Field label="Name" error={fields.fullName ?? fields.name}>
          <TextInput
            autoComplete="name"
            value={value.fullName}
            onChange={({ target }) => change({ fullName: target.value })}
          />
        </Field>
        <Field label="Headline" optional>
          <TextInput
            maxLength={200}
            value={value.headline ?? ""}
            onChange={({ target }) => change({ headline: target.value })}
          />
        </Field>
        <PlaceField
          label="Location"
          value={value.location ?? ""}
          error={fields.location}
          onChange={(location) => change({ location })}
        />
        <Field label="Phone" optional error={fields.phone}>
          <TextInput
            type="tel"
            autoComplete="tel"
            value={value.phone ?? ""}
            onChange={({ target }) => change({ phone: target.value })}
          />
        </Field>
        <Field label="LinkedIn" error={fields.linkedInUrl ?? fields.linkedIn}>
          <TextInput
            type="url"
            value={value.linkedInUrl ?? ""}
            onChange={({ target }) => change({ linkedInUrl: target.value })}
          />
        </Field>
        <Field label="Website" optional error={fields.personalWebsite}>
          <TextInput
            type="url"
            autoComplete="url"
            value={value.personalWebsite ?? ""}
            onChange={({ target }) => change({ personalWebsite: target.value })}
          />
        </Field>
        <Field label="Department" optional>
          <NativeSelect
            placeholder="Not selected"
            options={asOptions(options?.departments ?? (value.department ? [value.department] : []))}
            value={value.department ?? ""}
            onChange={({ target }) => change({ department: target.value || null })}
          />
        </Field>
        <Field
          label="Job search"
          hint="With “Not looking”, companies can’t find you in their talent pool"
          optional
        >
          <NativeSelect
            placeholder="Not specified"
            options={asOptions(statusOptions)}
            value={value.jobStatus ?? ""}
            onChange={({ target }) => change({ jobStatus: target.value || null })}
          />
        </Field>
        <ExperienceField value={value} change={change} />
        <Field label="Can start" hint="In your own words, such as right away or in January" optional>
          <TextInput
            maxLength={200}
            value={value.availableFrom ?? ""}
            onChange={({ target }) => change({ availableFrom: target.value || null })}
          />
        </Field>
      </Grid>
    </>
  );
}
