import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type Offer, type OfferDraft, mostLetter, payPeriods } from "#contract/offers.ts";
import type { Template } from "#contract/template-shapes.ts";
import { tokenOf } from "#shared/offers/offer-fields.ts";
import { ambiguityIn } from "#shared/money/amount.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { CurrencyField } from "#web/hire/shared/money/currency-field.tsx";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { useKeptForm } from "#web/shared/editor/use-kept-form.ts";
import { useStillWrong } from "#web/shared/editor/use-still-wrong.ts";
import { useFirstWrong } from "#web/shared/forms/use-first-wrong.ts";
import { messageTemplates } from "#web/shared/templates/template-queries.ts";
import { TokenTextArea } from "#web/shared/templates/token-text-area.tsx";
import { ApproversField } from "./approvers-field.tsx";
import { OwnFields } from "./own-fields.tsx";
import { type OfferBegin, type OfferForm as Form, draftFrom, formOf } from "./offer-draft.ts";
import styles from "./offers.module.css";

interface OfferFormProps {
  /** What is changed; null for a new one. */
  offer: Offer | null;
  begin: OfferBegin;
  /** Where what is typed waits on this device. */
  kept: string;
  error: unknown;
  busy: boolean;
  onSave: (draft: OfferDraft) => void;
  onClose: () => void;
}
/** What is offered, in which words, and who approves it. */
export function OfferForm({ offer, begin, kept, error, busy, onSave, onClose }: OfferFormProps) {
  const state = useKeptForm(kept, offer, (now) => formOf(now, begin));
  const { draft: form, set: put, conflicts } = state;
  const { fields: wrong, sentence } = useStillWrong(error, draftFrom(form));
  const formRef = useRef<HTMLFormElement>(null);
  useFirstWrong(formRef, error);
  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draftFrom(form));
      }}
    >
      <ConflictNote fields={conflicts.map((field) => fieldNames[field])} onTakeTheirs={state.takeTheirs} />
      <Field label="Job title" error={wrong.title ?? null}>
        <TextInput
          required
          maxLength={200}
          value={form.title}
          onChange={({ target }) => put({ title: target.value })}
        />
      </Field>
      <div className={styles.pay}>
        <Field label="Pay" error={ambiguityIn(form.pay) ?? wrong.payAmount ?? null}>
          <TextInput
            required
            inputMode="decimal"
            value={form.pay}
            onChange={({ target }) => put({ pay: target.value })}
          />
        </Field>
        <CurrencyField
          label="Currency"
          value={form.payCurrency}
          error={form.payCurrency ? wrong.payCurrency : "Choose a currency"}
          onChange={(payCurrency) => put({ payCurrency })}
        />
        <Field label="Per">
          <Select
            value={form.payPeriod}
            onChange={(payPeriod) => put({ payPeriod })}
            options={payPeriods.map((each) => ({ value: each, label: each }))}
          />
        </Field>
      </div>
      <div className={styles.days}>
        <Field label="Start date" optional error={wrong.startsOn ?? null}>
          <DateField
            kind="date"
            value={form.startsOn}
            onChange={({ target }) => put({ startsOn: target.value })}
          />
        </Field>
        <Field label="Respond by" error={wrong.expiresOn ?? null}>
          <DateField
            kind="date"
            required
            value={form.expiresOn}
            onChange={({ target }) => put({ expiresOn: target.value })}
          />
        </Field>
      </div>
      <LetterTemplates
        onChoose={({ id, message, fields }) => put({ letter: message, templateId: id, fields })}
      />
      <TokenTextArea
        label="Offer text"
        place="offer"
        rows={10}
        error={wrong.letter}
        maxLength={mostLetter}
        value={form.letter}
        onChange={(letter) => put({ letter })}
        own={form.fields.map((field) => ({ token: tokenOf(field), label: field.name }))}
      />
      <OwnFields
        fields={form.fields}
        values={form.values}
        onChange={(values) => put({ values })}
        wrong={wrong}
      />
      <ApproversField chosen={form.approverIds} onChange={(approverIds) => put({ approverIds })} />
      {sentence && Object.keys(wrong).length === 0 && <FormError title={sentence} />}
      <Row gap={2}>
        <Button tone="fill" type="submit" busy={busy}>
          Save draft
        </Button>
        <Button
          onClick={() => {
            state.giveUp();
            onClose();
          }}
        >
          Cancel
        </Button>
      </Row>
    </form>
  );
}

const fieldNames: Record<keyof Form, string> = {
  title: "the job title",
  pay: "the pay",
  payCurrency: "the currency",
  payPeriod: "the period of the pay",
  startsOn: "the start date",
  expiresOn: "the date to respond by",
  letter: "the offer text",
  templateId: "the template",
  fields: "the fields of the template",
  values: "what stands in the template’s fields",
  approverIds: "the approvers",
};

/** The company's own letters to begin with, where it has any. */
function LetterTemplates({ onChoose }: { onChoose: (template: Template) => void }) {
  const { data = [] } = useQuery(messageTemplates);
  const letters = data.filter(({ kind }) => kind === "offer");
  if (letters.length === 0) return null;
  return (
    <Stack gap={1}>
      <Field label="Begin with a template">
        <Select
          placeholder="Choose a template"
          options={letters.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen) => onChoose(letters.find(({ id }) => id === chosen)!)}
        />
      </Field>
    </Stack>
  );
}
