import { useRef } from "react";
import { companySizeRanges, companySizes, fundingStages } from "#contract/company-shapes.ts";
import { standardBrand } from "#shared/companies/standard-brand.ts";
import { benefits, cultureTags, industries } from "#shared/companies/known-words.data.ts";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { RichTextEditor } from "#ui/writing/rich-text-editor.tsx";
import { fundingText } from "#web/shared/jobs/job-words.ts";
import { FundingField } from "./funding-field.tsx";
import { PictureField } from "#web/shared/pictures/picture-field.tsx";
import { findPlaces } from "#web/hire/shared/company/places.ts";
import type { CompanyEditor } from "./use-company-editor.ts";
import { ValuesField } from "./values-field.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";

const none = "none";
const asOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const known = {
  industries: asOptions(industries),
  benefits: asOptions(benefits),
  cultureTags: asOptions(cultureTags),
};

interface PartProps {
  editor: CompanyEditor;
}

/** Name, place, size: what stands beside every job. */
export function BasicFields({ editor }: PartProps) {
  const { draft, round, set, problem } = editor;
  const fields = problem?.fields ?? {};
  const place = draft.companyHQlocation;
  return (
    <Section title="Basics" content="beside" line anchor="company-basics">
      <Stack gap={4}>
        <Field label="Company name" error={fields.companyName}>
          <TextInput
            value={draft.companyName}
            onChange={(event) => set({ companyName: event.target.value })}
          />
        </Field>
        <Field label="Website" error={fields.website}>
          <TextInput
            type="url"
            value={draft.website ?? ""}
            onChange={(event) => set({ website: event.target.value || null })}
          />
        </Field>
        {draft.website && (
          <Row>
            <Needs permission="company">
              <Button size="sm" disabled={editor.dirty} onClick={() => editor.connectWebsite()}>
                Fill empty fields from the website
              </Button>
            </Needs>
          </Row>
        )}
        <Grid columns={2} gap={4}>
          <Field label="Size">
            <Select
              value={draft.companySize ?? none}
              options={[
                { value: none, label: "Not listed" },
                ...companySizes.map((size) => ({
                  value: size,
                  label: size,
                  hint: `${companySizeRanges[size]} people`,
                })),
              ]}
              onChange={(size) => set({ companySize: size === none ? null : size })}
            />
          </Field>
          <Field label="Headquarters" error={fields.companyHQlocation}>
            <Combobox
              options={findPlaces}
              value={place ? { value: place, label: place } : null}
              onChange={(found) => set({ companyHQlocation: found?.label ?? null })}
            />
          </Field>
        </Grid>
        <Grid columns={2} gap={4}>
          <Field label="Funding stage">
            <Select
              value={draft.fundingStage ?? none}
              options={[
                { value: none, label: "Undisclosed" },
                ...fundingStages.map((stage) => ({ value: stage, label: fundingText(stage)! })),
              ]}
              onChange={(stage) => set({ fundingStage: stage === none ? null : stage })}
            />
          </Field>
          <FundingField
            key={round}
            value={draft.fundingAmount}
            error={fields.fundingAmount}
            onChange={(fundingAmount) => set({ fundingAmount })}
          />
        </Grid>
        <Field label="Industry" error={fields.companyIndustry}>
          <TagsInput
            value={draft.companyIndustry}
            options={known.industries}
            onChange={(companyIndustry) => set({ companyIndustry })}
          />
        </Field>
        <Switch
          label="We’re remote-first"
          checked={draft.remoteFirst}
          onChange={(remoteFirst) => set({ remoteFirst })}
        />
      </Stack>
    </Section>
  );
}

/** Logo, picture and colour of the careers page. */
export function LookFields({ editor: { draft, set } }: PartProps) {
  const { brand: own, ...others } = draft.brand ?? {};
  const color = useRef<HTMLInputElement>(null);
  return (
    <Section
      title="Appearance"
      content="beside"
      line
      description="Used on your careers page, your jobs and emails to applicants."
    >
      <Stack gap={4}>
        <PictureField
          folder="company"
          label="Logo"
          hint="Square, at least 256 pixels"
          value={draft.companyLogo}
          onChange={(companyLogo) => set({ companyLogo })}
          alt={draft.companyLogoAlt}
          onAlt={(companyLogoAlt) => set({ companyLogoAlt })}
        />
        <PictureField
          folder="company"
          label="Banner"
          hint="Wide, at least 1600 pixels"
          value={draft.companyPageBannerImage}
          onChange={(companyPageBannerImage) => set({ companyPageBannerImage })}
        />
        <Field label="Brand color" hint="Used for buttons and links on your careers page">
          <TextInput
            ref={color}
            type="color"
            value={own ?? standardBrand}
            onChange={(event) => set({ brand: { ...others, brand: event.target.value } })}
          />
        </Field>
        {own && (
          <Row>
            <Button
              size="sm"
              onClick={() => {
                set({ brand: others });
                // The button goes with what it takes back.
                color.current?.focus();
              }}
            >
              Use the standard color
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}

/** The words of the careers page. */
export function StoryFields({ editor: { draft, round, set, problem } }: PartProps) {
  const fields = problem?.fields ?? {};
  return (
    <Section title="Story" content="beside" line>
      <Stack gap={4}>
        <Field label="Headline" hint="One sentence only you could say" error={fields.companyAboutHeader}>
          <TextInput
            value={draft.companyAboutHeader ?? ""}
            maxLength={300}
            onChange={(event) => set({ companyAboutHeader: event.target.value || null })}
          />
        </Field>
        <Field label="Introduction" hint="A few sentences below the headline" error={fields.vibeText}>
          <TextArea
            rows={3}
            value={draft.vibeText ?? ""}
            maxLength={2000}
            onChange={(event) => set({ vibeText: event.target.value || null })}
          />
        </Field>
        <Field label="Video" hint="Link to a video about working with you" error={fields.careerVideo}>
          <TextInput
            type="url"
            value={draft.careerVideo ?? ""}
            onChange={(event) => set({ careerVideo: event.target.value || null })}
          />
        </Field>
        <RichTextEditor
          revision={round}
          label="About"
          defaultValue={draft.companyAboutDescription ?? ""}
          error={fields.companyAboutDescription}
          onChange={(html) => set({ companyAboutDescription: html || null })}
        />
        <ValuesField value={draft.values} error={fields.values} onChange={(values) => set({ values })} />
        <Field label="Benefits" error={fields.companyBenefits}>
          <TagsInput
            value={draft.companyBenefits}
            options={known.benefits}
            onChange={(companyBenefits) => set({ companyBenefits })}
          />
        </Field>
        <Field label="Culture" hint="A few words your people would use" error={fields.companyCultureTags}>
          <TagsInput
            value={draft.companyCultureTags}
            options={known.cultureTags}
            onChange={(companyCultureTags) => set({ companyCultureTags })}
          />
        </Field>
      </Stack>
    </Section>
  );
}
