import { useRef } from "react";
import { problemsOfTheme } from "#shared/blocks/careers-page.ts";
import { readableAccent, readableBackdrop } from "#shared/blocks/contrast.ts";
import { type Family, type Theme, familyNames } from "#shared/blocks/theme.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";

interface ThemeFieldsProps {
  theme: Theme;
  /** The brand color of the profile, which holds until the page has one of its own. */
  brand: string;
  onChange: (part: Partial<Theme>) => void;
}
const fontOptions = Object.entries(familyNames).map(([value, label]) => ({ value: value as Family, label }));
const ownBackdrop = "#eef1f6";

/** Colors and fonts of the page; a color that is hard to read says so, and offers the closest one that works. */
export function ThemeFields({ theme, brand, onChange }: ThemeFieldsProps) {
  const problems = problemsOfTheme(theme);
  const { accent, backdrop, headings, reading } = theme;
  return (
    <Stack gap={4}>
      <ColorField
        label="Buttons and links"
        value={accent}
        otherwise={brand}
        standard="Brand color"
        error={problems["theme.accent"]}
        fixed={accent && readableAccent(accent)}
        onChange={(next) => onChange({ accent: next })}
      />
      <ColorField
        label="Headline background"
        value={backdrop}
        otherwise={ownBackdrop}
        standard="Standard color"
        error={problems["theme.backdrop"]}
        fixed={backdrop && readableBackdrop(backdrop)}
        onChange={(next) => onChange({ backdrop: next })}
      />
      <Grid columns={2} gap={4}>
        <Field label="Headings">
          <Select value={headings} options={fontOptions} onChange={(next) => onChange({ headings: next })} />
        </Field>
        <Field label="Long texts">
          <Select value={reading} options={fontOptions} onChange={(next) => onChange({ reading: next })} />
        </Field>
      </Grid>
    </Stack>
  );
}

interface ColorFieldProps {
  label: string;
  value: string | null;
  /** What is shown while the page has no color of its own, and what that is called. */
  otherwise: string;
  standard: string;
  error: string | undefined;
  fixed: string | null;
  onChange: (value: string | null) => void;
}
function ColorField({ label, value, otherwise, standard, error, fixed, onChange }: ColorFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The button that was pressed goes with it. */
  function choose(color: string | null) {
    onChange(color);
    input.current?.focus();
  }
  return (
    <Stack gap={2}>
      <Field label={label} error={error}>
        <TextInput
          ref={input}
          type="color"
          value={value ?? otherwise}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {value && (
        <Row gap={2}>
          {error && fixed && (
            <Button size="sm" onClick={() => choose(fixed)}>
              Use {fixed}
            </Button>
          )}
          <Button size="sm" tone="bare" onClick={() => choose(null)}>
            {standard}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
