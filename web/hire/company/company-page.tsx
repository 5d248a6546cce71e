import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { Company } from "#contract/company-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ShareButton } from "#web/shared/templates/share-button.tsx";
import { ApplicantRules } from "./applicant-rules.tsx";
import { BasicFields, LookFields, StoryFields } from "./company-fields.tsx";
import { ConfirmDomain, DomainsSection } from "./domains-section.tsx";
import { FactsFields } from "./facts-fields.tsx";
import { fieldLabels } from "./field-labels.data.ts";
import { GlassdoorFields } from "./glassdoor-fields.tsx";
import { JobSource } from "./job-source.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { SetupSection } from "./setup-section.tsx";
import { VisibilitySection } from "./visibility-section.tsx";
import { StagesSection } from "./stages-section.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { useCompanyEditor } from "./use-company-editor.ts";
import styles from "./company.module.css";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { NeedsFields } from "#web/hire/shared/team/needs-fields.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";

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
  const [stagesDirty, setStagesDirty] = useState(false);
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
              <ShareButton as="company" companyId={company.id} title={`Work at ${company.companyName}`} />
            )}
            {dirty && !phone && <span className={styles.unsaved}>Unsaved changes</span>}
            <Needs permission="company">
              <Button tone="fill" busy={busy !== null} disabled={!dirty} onClick={() => void editor.save()}>
                Save
              </Button>
            </Needs>
          </>
        }
      >
        <CompanyTabs current="profile" />
      </PageHeader>
      <PaneBody space="md">
        <Stack gap={8} className={styles.page}>
          {problem && <FormError title={problem.sentence} />}
          <ConflictNote
            fields={editor.conflicts.map((name) => fieldLabels[name])}
            onTakeTheirs={editor.takeTheirs}
          />
          <ConfirmDomain company={company} />
          <SetupSection company={company} />
          <VisibilitySection company={company} editor={editor} />
          <NeedsFields permission="company">
            <Stack gap={8}>
              <BasicFields editor={editor} />
              <FactsFields editor={editor} />
              <LookFields editor={editor} />
              <PictureFields editor={editor} />
              <StoryFields editor={editor} />
              <GlassdoorFields editor={editor} />
              <DomainsSection company={company} />
            </Stack>
          </NeedsFields>
          <JobSource company={company} />
          <StagesSection companyId={company.id} onDirty={setStagesDirty} />
          <NeedsFields permission="company">
            <Stack gap={8}>
              <ApplicantRules editor={editor} />
              <TimeZoneField editor={editor} />
            </Stack>
          </NeedsFields>
        </Stack>
      </PaneBody>
      <UnsavedGuard dirty={dirty || stagesDirty} what={dirty ? "your company’s profile" : "your stages"} />
    </>
  );
}
