import type { ResumeStyle } from "#contract/resume-style.ts";
import { resumeFonts, resumeLanguages, resumeTemplates } from "#shared/resumes/resume-parts.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Slider } from "#ui/controls/choice/slider.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import styles from "./builder.module.css";

interface StyleControlsProps {
  value: ResumeStyle;
  onChange: (patch: Partial<ResumeStyle>) => void;
}
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const templates = resumeTemplates.map((value) => ({ value, label: capital(value) }));
const fonts = resumeFonts.map((value) => ({ value, label: value }));
const languageNames = new Intl.DisplayNames(["en"], { type: "language" });
const languages = resumeLanguages.map((value) => ({ value, label: languageNames.of(value) ?? value }));
const papers = [
  { value: "a4", label: "A4" },
  { value: "us-letter", label: "US, 8.5 × 11 in" },
] as const;

/** How a resume looks: template, type, colors and paper. */
export function StyleControls({ value, onChange }: StyleControlsProps) {
  return (
    <Section title="Design">
      <Grid columns={2} gap={3}>
        <Field label="Template">
          <Select
            options={templates}
            value={value.template}
            onChange={(template) => onChange({ template })}
          />
        </Field>
        <Field label="Font">
          <Select
            options={fonts}
            value={value.fontFamily}
            onChange={(fontFamily) => onChange({ fontFamily })}
          />
        </Field>
        <Field label="Headings in">
          <Select
            options={languages}
            value={value.language}
            onChange={(language) => onChange({ language })}
          />
        </Field>
        <Field label="Paper">
          <Select options={papers} value={value.paper} onChange={(paper) => onChange({ paper })} />
        </Field>
        <Slider
          label="Font size"
          {...{ min: 8, max: 24, step: 1 }}
          value={value.fontSize}
          onChange={(fontSize) => onChange({ fontSize })}
        />
        <Slider
          label="Line height"
          {...{ min: 1, max: 3, step: 0.1 }}
          value={value.lineHeight}
          onChange={(lineHeight) => onChange({ lineHeight })}
        />
        <Slider
          label="Spacing"
          {...{ min: 0, max: 4, step: 0.25 }}
          value={value.verticalSpacing}
          onChange={(verticalSpacing) => onChange({ verticalSpacing })}
        />
        <div className={styles.colors}>
          <Color
            label="Text color"
            value={value.textColor === "black" ? "#000000" : value.textColor}
            onChange={(textColor) => onChange({ textColor })}
          />
          <Color
            label="Accent color"
            value={value.accentColor}
            onChange={(accentColor) => onChange({ accentColor })}
          />
        </div>
      </Grid>
      <Switch
        label="Show my profile picture"
        hint="Some countries expect a picture, in others it can count against you"
        checked={value.photo}
        onChange={(photo) => onChange({ photo })}
      />
    </Section>
  );
}

function Color(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className={styles.color}>
      <input type="color" value={props.value} onChange={({ target }) => props.onChange(target.value)} />
      {props.label}
    </label>
  );
}
