import { useNavigate } from "react-router";
import { type TemplateKind, mostTemplateName, mostTemplateText } from "#contract/template-kinds.ts";
import type { Template } from "#contract/template-shapes.ts";
import { standardOfferLetter } from "#shared/words/offer-letter.data.ts";
import { tokenOf } from "#shared/offers/offer-fields.ts";
import { fillTokens } from "#shared/words/tokens.ts";
import { type SharedKind, standardSharedTexts } from "#shared/words/shared-texts.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { changesBetween } from "#web/shared/editor/changes.ts";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { useDraft } from "#web/shared/editor/use-draft.ts";
import { kindWords } from "#web/shared/templates/kind-words.ts";
import { TokenTextArea } from "#web/shared/templates/token-text-area.tsx";
import { useMay } from "../shared/team/rights.ts";
import { DeleteButton } from "./delete-button.tsx";
import { EditorPane } from "./editor-pane.tsx";
import { OfferFieldsEditor } from "./offer-fields-editor.tsx";
import { type Tab, addressOf, fresh } from "./place.ts";
import { SignatureField } from "./signature-field.tsx";
import { type TemplateDraft, useMoveOn, useRemoveTemplate, useSaveTemplate } from "./use-templates.ts";
import { WordsPreview } from "./words-preview.tsx";

interface TemplateEditorProps {
  tab: Tab;
  kind: TemplateKind;
  /** None for what is new. */
  template: Template | null;
}

/** A text for conversations, a text to share, or a signature. */
export function TemplateEditor({ tab, kind, template }: TemplateEditorProps) {
  const { draft, saved, conflicts, set, takeTheirs } = useDraft(template, (now) => draftOf(kind, now));
  const changes = changesBetween(saved, draft);
  const { go, free } = useMoveOn();
  const { save, busy, sentence, fields } = useSaveTemplate(draft, ({ id }) => template || go(tab, id));
  const dirty = Object.keys(changes).length > 0;
  const may = useMay()("company");
  const place = kind === "message" || kind === "signature" || kind === "offer" ? kind : "shared";
  return (
    <EditorPane
      tab={tab}
      title={template?.name ?? newTitle[place]}
      actions={
        may && (
          <>
            {template && <Delete template={template} onDeleted={() => go(tab)} />}
            <Button
              tone="fill"
              busy={busy}
              disabled={template !== null && !dirty}
              onClick={() =>
                void save(template ? { id: template.id, kind, changes } : { id: null, kind, draft })
              }
            >
              Save
            </Button>
          </>
        )
      }
      problem={sentence}
      dirty={may && dirty}
      free={free}
      preview={
        <WordsPreview
          place={place}
          {...draft}
          message={withOwnNames(draft)}
          {...(place === "shared" && { shares: kind as SharedKind })}
        />
      }
    >
      <ConflictNote fields={conflicts.map((name) => fieldNames[name])} onTakeTheirs={takeTheirs} />
      {place === "shared" && <KindField kind={kind as SharedKind} isNew={template === null} />}
      <Field label="Name" hint={nameHint[place]} error={fields.name ?? null} disabled={!may}>
        <TextInput
          value={draft.name}
          maxLength={mostTemplateName}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <TokenTextArea
        label={textLabel[place]}
        place={place}
        error={fields.message}
        maxLength={mostTemplateText}
        value={draft.message}
        onChange={(message) => set({ message })}
        disabled={!may}
        own={draft.fields.map((field) => ({ token: tokenOf(field), label: field.name }))}
      />
      {place === "offer" && (
        <OfferFieldsEditor
          fields={draft.fields}
          onChange={(own) => set({ fields: own })}
          wrong={fields}
          disabled={!may}
        />
      )}
      {place === "message" && (
        <SignatureField
          value={draft.signatureId}
          onChange={(signatureId) => set({ signatureId })}
          error={fields.signatureId}
          disabled={!may}
        />
      )}
    </EditorPane>
  );
}

/** Own fields stand as their names in the preview, since an offer fills them in. */
function withOwnNames({ message, fields }: TemplateDraft) {
  const names = new Map(fields.map((field) => [tokenOf(field), `[${field.name}]`]));
  return fillTokens(message, (token) => names.get(token));
}

const fieldNames = {
  name: "the name",
  message: "the text",
  signatureId: "the signature",
  fields: "the fields",
};
const nameHint = {
  message: "Only your team sees it.",
  offer: "Only your team sees it.",
  shared: "Shown to those who choose between several texts.",
  signature: "Only your team sees it.",
};
const textLabel = { message: "Message", offer: "Offer text", shared: "Message", signature: "Signature" };
const newTitle = {
  message: "New message",
  offer: "New offer",
  shared: "New text to share",
  signature: "New signature",
};

function draftOf(kind: TemplateKind, template: Template | null): TemplateDraft {
  if (template) {
    const { name, message, signatureId, fields } = template;
    return { name, message, signatureId, fields };
  }
  if (kind === "message" || kind === "signature")
    return { name: "", message: "", signatureId: null, fields: [] };
  if (kind === "offer") return { name: "", message: standardOfferLetter, signatureId: null, fields: [] };
  return {
    name: kindWords[kind].label,
    message: standardSharedTexts[kind],
    signatureId: null,
    fields: [],
  };
}

/** What a text to share is for; it is chosen once. */
function KindField({ kind, isNew }: { kind: SharedKind; isNew: boolean }) {
  const navigate = useNavigate();
  const all = Object.entries(kindWords).map(([value, { label }]) => ({ value, label }));
  return (
    <Field label="Used for" hint={kindWords[kind].about} disabled={!isNew}>
      <NativeSelect
        value={kind}
        options={all}
        onChange={({ target }) =>
          void navigate(addressOf("sharing", fresh, target.value as SharedKind), { replace: true })
        }
      />
    </Field>
  );
}

function Delete({ template, onDeleted }: { template: Template; onDeleted: () => void }) {
  const remove = useRemoveTemplate(onDeleted);
  return (
    <DeleteButton
      name={template.name}
      description={
        template.kind === "signature"
          ? "It also disappears from the messages and emails that end with it."
          : "Messages that were sent with it stay as they are."
      }
      busy={remove.isPending}
      onDelete={() => remove.mutate(template)}
    />
  );
}
