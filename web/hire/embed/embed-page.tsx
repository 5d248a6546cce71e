import { queryOptions, useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type Embed, type EmbedTheme, embedTypes, mostAncestors } from "#contract/career-embeds.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import columns from "#web/hire/shared/columns.module.css";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { NotPublicNote } from "#web/hire/shared/company/not-public-note.tsx";
import { type ScreenRights, useMay } from "#web/hire/shared/team/rights.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import styles from "./embed-page.module.css";

export const handle: ScreenRights = { changes: "company" };

export const meta = siteMeta({ title: "Embed jobs", path: "/hire/company/embed", hidden: true });

const embed = queryOptions({ queryKey: ["careers", "embed"], queryFn: () => api.careers.embeds() });

/** A company's jobs in its own website: what to copy, where it may stand and how it looks. */
export default function EmbedPage() {
  return (
    <div className={columns.screen}>
      <Loaded
        of={useQuery(embed)}
        rows={5}
        loading="Loading"
        failed="Couldn’t load your settings"
        frame={(waiting) => (
          <>
            <PageHeader title="Company">
              <CompanyTabs current="embed" />
            </PageHeader>
            <PaneBody>{waiting}</PaneBody>
          </>
        )}
      >
        {(found) => <EmbedSettings found={found} />}
      </Loaded>
    </div>
  );
}

const typeLabels = { sans: "Plain", serif: "Serif" };

function EmbedSettings({ found }: { found: Embed }) {
  const may = useMay()("company");
  const isPublic = useMyCompany().data?.published !== false;
  const editor = useEditor({
    thing: found,
    draftOf: (thing) => ({ ancestors: (thing ?? found).ancestors, theme: (thing ?? found).theme }),
    fieldsOf: (draft) => draft,
    keep: (saved, cache) => cache.setQueryData(embed.queryKey, saved),
  });
  const { draft, dirty, problem, set } = editor;
  const look = (part: Partial<EmbedTheme>) => set({ theme: { ...draft.theme, ...part } });
  const save = () =>
    void editor.save({
      work: "save",
      send: () => api.careers.setEmbeds({ body: editor.changes }),
      success: () => (isPublic ? "Saved. Your site shows it within a minute." : "Saved"),
    });
  return (
    <>
      <PageHeader
        title="Company"
        actions={
          may && (
            <Button tone="fill" busy={editor.busy !== null} disabled={!dirty} onClick={save}>
              Save
            </Button>
          )
        }
      >
        <CompanyTabs current="embed" />
      </PageHeader>
      <PaneBody space="md" label="Embed jobs">
        <Stack gap={8} className={styles.page}>
          {problem && <FormError title={problem.sentence} />}
          <NotPublicNote what="your jobs on your website" />
          <Snippet snippet={found.snippet} />
          <fieldset disabled={!may}>
            <Stack gap={8}>
              <Section
                title="Sites"
                content="beside"
                line
                description="Only pages of these sites can show your jobs. Any other page shows an empty frame."
              >
                <Field
                  label="Sites that show your jobs"
                  hint={`Up to ${mostAncestors}, such as www.acme.com`}
                  error={problem?.fields.ancestors}
                >
                  <TagsInput
                    value={draft.ancestors}
                    options={[]}
                    disabled={!may}
                    onChange={(ancestors) => set({ ancestors })}
                  />
                </Field>
              </Section>
              <Section
                title="Look"
                content="beside"
                line
                description="Colors that would be hard to read are adjusted."
              >
                <Stack gap={4}>
                  <Field label="Titles and lines">
                    <TextInput
                      type="color"
                      value={draft.theme.accent}
                      onChange={({ target }) => look({ accent: target.value })}
                    />
                  </Field>
                  <Field label="Background">
                    <TextInput
                      type="color"
                      value={draft.theme.background}
                      onChange={({ target }) => look({ background: target.value })}
                    />
                  </Field>
                  <Segmented
                    label="Type"
                    value={draft.theme.type}
                    disabled={!may}
                    onChange={(type) => look({ type })}
                    segments={embedTypes.map((type) => ({ value: type, label: typeLabels[type] }))}
                  />
                </Stack>
              </Section>
            </Stack>
          </fieldset>
          <Section title="Preview" line>
            <iframe
              title="Preview of your jobs"
              className={styles.preview}
              style={{ background: draft.theme.background }}
              sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
              src={`${found.frame}?${new URLSearchParams(draft.theme)}`}
            />
          </Section>
        </Stack>
      </PaneBody>
      <UnsavedGuard dirty={dirty} what="how your jobs are embedded" />
    </>
  );
}

function Snippet({ snippet }: { snippet: string }) {
  async function copy() {
    await navigator.clipboard.writeText(snippet);
    showToast({ text: "Copied", tone: "success", key: "copied" });
  }
  return (
    <Section
      title="Snippet"
      content="beside"
      description="Paste it into your website where the jobs should appear. The list follows your live jobs automatically."
    >
      <Stack gap={3}>
        <pre className={styles.snippet} role="group" tabIndex={0} aria-label="Snippet to copy">
          {snippet}
        </pre>
        <Row>
          <Button icon={Copy} onClick={() => void copy()}>
            Copy snippet
          </Button>
        </Row>
        <p>
          A page can ask for a look of its own with <code>data-accent</code>, <code>data-background</code> and{" "}
          <code>data-type</code> on the script.
        </p>
      </Stack>
    </Section>
  );
}
