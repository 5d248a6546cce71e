import { useRef, useState } from "react";
import type { PageDraft } from "#contract/careers.ts";
import type { Company } from "#contract/company-shapes.ts";
import { standardBrand } from "#shared/companies/standard-brand.ts";
import { problemsOf } from "#shared/blocks/careers-page.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { NotPublicNote } from "#web/hire/shared/company/not-public-note.tsx";
import { PlanNote } from "#web/hire/shared/plan/plan-note.tsx";
import { useCan, useMay } from "#web/hire/shared/team/rights.ts";
import { PreviewSplit, type Side } from "#web/shared/editor/preview-split.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { BlockList } from "./block-list.tsx";
import { BuilderActions } from "./builder-actions.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { usePreview } from "./use-preview.ts";
import { ThemeFields } from "./theme-fields.tsx";
import { type PageEditor, usePageEditor } from "./use-page-editor.ts";
import { useFirstVisit } from "./use-first-visit.ts";
import { VersionsDrawer } from "./versions-drawer.tsx";

interface PageBuilderProps {
  company: Company;
  page: PageDraft;
}

/** The blocks of the page and its look, with the page they make beside them. */
export function PageBuilder({ company, page }: PageBuilderProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tellPreview = usePreview(frame);
  const form = useRef<HTMLFormElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [side, setSide] = useState<Side>("write");
  const [versions, setVersions] = useState(false);
  const can = useCan()("company");
  const may = useMay()("company");
  const editor = usePageEditor(company.id, page, () => tellPreview({ saved: true, block: anchorOf(openId) }));
  const { document } = editor;
  useHotkeys({ "mod+z": editor.undo ?? undefined, "mod+shift+z": editor.redo ?? undefined });

  function anchorOf(id: string | null) {
    const block = document.blocks.find((each) => each.id === id);
    return block?.kind === "jobs" ? "jobs" : block?.id;
  }
  function open(id: string | null) {
    setOpenId(id);
    tellPreview({ block: anchorOf(id) });
  }
  return (
    <div className={columns.screen}>
      <PageHeader
        title="Company"
        actions={
          <BuilderActions
            editor={editor}
            page={page}
            company={company}
            may={may}
            onVersions={() => setVersions(true)}
          />
        }
      >
        <CompanyTabs current="careers" />
      </PageHeader>
      <PreviewSplit
        label="Careers page"
        form={form}
        side={side}
        onSide={setSide}
        preview={<PreviewFrame slug={company.slug} frame={frame} />}
      >
        {can && <PlanNote for="company" />}
        <NotPublicNote what="your careers page" />
        <Notes editor={editor} page={page} />
        <Section title="Blocks" description="What your page shows, from top to bottom.">
          <BlockList
            companyId={company.id}
            blocks={document.blocks}
            round={editor.round}
            openId={openId}
            onOpen={open}
            onChange={(change, field) => editor.change(({ blocks }) => ({ blocks: change(blocks) }), field)}
            disabled={!may}
          />
        </Section>
        <Section title="Look" line>
          <fieldset disabled={!may}>
            <ThemeFields
              theme={document.theme}
              brand={company.brand?.brand ?? standardBrand}
              onChange={(part) =>
                editor.change(
                  ({ theme }) => ({ theme: { ...theme, ...part } }),
                  `theme ${Object.keys(part).join()}`,
                )
              }
            />
          </fieldset>
        </Section>
      </PreviewSplit>
      <VersionsDrawer
        companyId={company.id}
        open={versions}
        onOpenChange={setVersions}
        onRestore={editor.replace}
      />
      <UnsavedGuard dirty={editor.dirty} what="your careers page" />
    </div>
  );
}

/** What to know before going on: where the page comes from, a teammate's version, what keeps it from being published. */
function Notes({ editor, page }: { editor: PageEditor; page: PageDraft }) {
  const first = useFirstVisit("build-template-visited");
  const { conflict, document, dirty, saving } = editor;
  const { blocks } = problemsOf(document);
  return (
    <>
      {first && page.version === 0 && (
        <Callout tone="info" role="note">
          We started this page from your company profile. Change what you like. What you change is shown once
          you publish it.
        </Callout>
      )}
      {conflict && (
        <Callout tone="warn" as="div" role="status">
          <p>{conflict.by ?? "A teammate or another tab"} changed this page while you were editing.</p>
          <Button size="sm" onClick={conflict.useTheirs}>
            {conflict.by ? "Use theirs" : "Use the other version"}
          </Button>{" "}
          <Button size="sm" onClick={conflict.keepMine}>
            Keep mine
          </Button>
        </Callout>
      )}
      {dirty && !conflict && saving === "waits" && (
        <Callout tone="warn" role="status">
          No connection. Your changes are kept in this tab, and saved once it’s back.
        </Callout>
      )}
      {blocks && <FormError title={blocks} />}
    </>
  );
}
