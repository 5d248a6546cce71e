import type { Company } from "#contract/company-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { CompanyEditor } from "./use-company-editor.ts";
import { NeedsFields } from "#web/hire/shared/team/needs-fields.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface VisibilityProps {
  company: Company;
  editor: CompanyEditor;
}
/** Who can see the company’s page, and where its jobs are found. */
export function VisibilitySection({ company, editor }: VisibilityProps) {
  const phone = usePhone();
  return (
    <Section title="Visibility" content="beside">
      <Stack gap={4}>
        <Progress
          label="Profile"
          value={company.profilePercentageComplete}
          max={100}
          note={`${company.profilePercentageComplete}% complete`}
        />
        <Needs permission="company">
          <Switch
            label="Careers page is public"
            hint={
              company.published
                ? `At /${company.slug}/careers, for everyone. Once public, it stays so, even when you have no live jobs.`
                : "No one outside your team can see your page or your jobs yet"
            }
            checked={company.published}
            disabled={company.published}
            onChange={() => editor.publish()}
          />
        </Needs>
        {!company.published && (
          <Row>
            <Needs permission="company">
              <Button size="sm" onClick={() => editor.publishToNetwork()}>
                Not hiring yet? Publish for followers
              </Button>
            </Needs>
          </Row>
        )}
        <NeedsFields permission="company">
          <Field
            label="Address of your page"
            hint="Earlier addresses still lead to it"
            error={editor.problem?.fields.slug}
          >
            <TextInput
              value={editor.draft.slug}
              maxLength={50}
              onChange={({ target }) => editor.set({ slug: target.value.toLowerCase() })}
            />
          </Field>
        </NeedsFields>
        {phone && <Link href={`/${company.slug}/careers`}>Open careers page</Link>}
        <Needs permission={["company", "publish"]} inEveryPlan={company.channelFlags.marketplace}>
          <Switch
            label="Jobs are on the marketplace"
            hint="Job seekers can find them in search and in their matches. Jobs you took off one by one stay off."
            checked={company.channelFlags.marketplace}
            onChange={(on) => editor.setMarketplace(on)}
          />
        </Needs>
        <Needs permission="company" inEveryPlan={company.channelFlags.communities}>
          <Switch
            label="Jobs are in communities"
            hint="On while a job is shown in one. Turning it off pauses all of them, also those you add."
            checked={company.channelFlags.communities}
            onChange={(on) => editor.setCommunities(on)}
          />
        </Needs>
      </Stack>
    </Section>
  );
}
