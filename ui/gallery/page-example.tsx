import { ButtonLink } from "#ui/controls/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { NativeSelect } from "#ui/controls/native-select.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { CompanyMark } from "#ui/data/company-mark.tsx";
import { StatList } from "#ui/data/stat-list.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Band, Page } from "#ui/layout/page.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { article } from "./samples.data.ts";

const brand = (
  <>
    <CompanyMark name="Saltmarsh" size="sm" /> Saltmarsh
  </>
);

/** A public page made of these parts; it needs no script. */
export function PageExample() {
  return (
    <Page
      brand={brand}
      links={[
        { href: "#work", label: "How we work" },
        { href: "#hire", label: "How we hire" },
        { href: "#jobs", label: "Open jobs", onPhone: true },
      ]}
      foot={brand}
      footLinks={[{ href: "#data", label: "Your data" }]}
    >
      <Band>
        <Stack gap={6}>
          <h1>We tell coastal towns what the water will do next.</h1>
          <div>
            <ButtonLink tone="fill" size="lg" href="#jobs">
              See 11 open jobs
            </ButtonLink>
          </div>
          <StatList
            look="big"
            stats={[
              { label: "Towns covered", value: "212" },
              { label: "People", value: "64" },
              { label: "Started", value: "2017" },
              { label: "Away from the office", value: "38 of 64" },
            ]}
          />
        </Stack>
      </Band>
      <Band width="text" line>
        <RichText html={article} />
      </Band>
      <Band width="narrow" line id="jobs">
        <Section title="Apply">
          <Stack>
            <Field label="Name">
              <TextInput name="name" autoComplete="name" />
            </Field>
            <Grid columns={2} gap={3}>
              <Field label="Department">
                <NativeSelect
                  placeholder="All departments"
                  options={[{ value: "eng", label: "Engineering" }]}
                />
              </Field>
              <Field label="Place" optional>
                <TextInput name="place" />
              </Field>
            </Grid>
          </Stack>
        </Section>
      </Band>
    </Page>
  );
}
