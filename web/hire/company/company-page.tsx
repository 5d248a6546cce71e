import { ExternalLink } from "lucide-react";
import type { Company } from "#contract/company-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ShareButton } from "#web/shared/templates/share-button.tsx";
import { ApplicantRules } from "./applicant-rules.tsx";
import type { CompanyDraft } from "./company-draft.ts";
import { BasicFields, LookFields, StoryFields } from "./company-fields.tsx";
import { ConfirmDomain, DomainsSection } from "./domains-section.tsx";
import { StagesSection } from "./stages-section.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { useCompanyEditor } from "./use-company-editor.ts";
import styles from "./company.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { changes: "company" };

export const meta = siteMeta({ title: "Company", path: "/hire/company", hidden: true });

/** The company as applicants see it, and where its jobs are shown. */
export default function CompanyPage() {
  return (
    <Loaded
      of={useMyCompany()}
      rows={6}
      loading="Loading company"
      failed="Couldn’t load your company"
      frame={(waiting) => (
        <>
          <PageHeader title="Company" />
          <PaneBody>{waiting}</PaneBody>
        </>
      )}
    >
      {(company) => <CompanyEditor key={company.id} company={company} />}
    </Loaded>
  );
}

function CompanyEditor({ company }: { company: Company }) {
  const editor = useCompanyEditor(company);
  const { dirty, busy, problem } = editor;
  const phone = usePhone();
  return (
    <>
      <PageHeader
        title="Company"
        actions={
          <>
            {!phone && (
              <ButtonLink
                icon={ExternalLink}
                href={`/${company.slug}/careers`}
                target="_blank"
                rel="noreferrer"
              >
                Careers page
              </ButtonLink>
            )}
            {company.published && (
              <ShareButton companyId={company.id} title={`Work at ${company.companyName}`} />
            )}
            {dirty && !phone && <span className={styles.unsaved}>Unsaved changes</span>}
            <Button tone="fill" busy={busy !== null} disabled={!dirty} onClick={() => void editor.save()}>
              Save
            </Button>
          </>
        }
      />
      <PaneBody space="md">
        <Stack gap={8} className={styles.page}>
          {problem && <FormError title={problem.sentence} />}
          <ConflictNote
            fields={editor.conflicts.map((name) => labels[name])}
            onTakeTheirs={editor.takeTheirs}
          />
          <ConfirmDomain company={company} />
          <Visibility company={company} editor={editor} />
          <BasicFields editor={editor} />
          <LookFields editor={editor} />
          <StoryFields editor={editor} />
          <DomainsSection company={company} />
          <StagesSection companyId={company.id} />
          <ApplicantRules editor={editor} />
        </Stack>
      </PaneBody>
      <UnsavedGuard dirty={dirty} what="your company’s profile" />
    </>
  );
}

/** What the fields are called in a sentence. */
const labels: Record<keyof CompanyDraft, string> = {
  companyName: "the company name",
  website: "the website",
  companyLogo: "the logo",
  companyPageBannerImage: "the banner",
  companyAboutHeader: "the headline",
  companyAboutDescription: "the “About” text",
  companySize: "the size",
  fundingStage: "the funding stage",
  fundingAmount: "the total funding",
  companyHQlocation: "the headquarters",
  companyIndustry: "the industry",
  companyBenefits: "the benefits",
  companyCultureTags: "the culture",
  values: "the values",
  brand: "the brand color",
  remoteFirst: "“We’re remote-first”",
  answerDays: "the time to answer",
  tellsWhenSeen: "what applicants are told",
};

interface VisibilityProps {
  company: Company;
  editor: ReturnType<typeof useCompanyEditor>;
}
function Visibility({ company, editor }: VisibilityProps) {
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
        <Switch
          label="Careers page is public"
          hint={
            company.published
              ? `At /${company.slug}/careers, for everyone. It stays public even when you have no live jobs.`
              : "No one outside your team can see your page or your jobs yet"
          }
          checked={company.published}
          disabled={company.published}
          onChange={() => editor.publish()}
        />
        {phone && <Link href={`/${company.slug}/careers`}>Open careers page</Link>}
        <Switch
          label="Jobs are on the marketplace"
          hint="Job seekers can find them in search and in their matches"
          checked={company.channelFlags.marketplace}
          onChange={(on) => editor.setMarketplace(on)}
        />
      </Stack>
    </Section>
  );
}
