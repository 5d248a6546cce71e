import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type OfferDraft, mostLetter, payPeriods } from "#contract/offers.ts";
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
import { useStillWrong } from "#web/shared/editor/use-still-wrong.ts";
import { useFirstWrong } from "#web/shared/forms/use-first-wrong.ts";
import { messageTemplates } from "#web/shared/templates/template-queries.ts";
import { TokenTextArea } from "#web/shared/templates/token-text-area.tsx";
import { ApproversField } from "./approvers-field.tsx";
import { OwnFields } from "./own-fields.tsx";
import { type OfferForm as Form, draftFrom } from "./offer-draft.ts";
import styles from "./offers.module.css";

interface OfferFormProps {
  start: Form;
  error: unknown;
  busy: boolean;
  onSave: (draft: OfferDraft) => void;
  onClose?: () => void;
}
/** What is offered, in which words, and who approves it. */
export function OfferForm({ start, error, busy, onSave, onClose }: OfferFormProps) {
  const [form, setForm] = useState(start);
  const put = (change: Partial<Form>) => setForm({ ...form, ...change });
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
        <Field label="Currency" error={wrong.payCurrency ?? null}>
          <TextInput
            required
            maxLength={3}
            value={form.payCurrency}
            onChange={({ target }) => put({ payCurrency: target.value.toUpperCase() })}
          />
        </Field>
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
        <Field label="Last day to answer" error={wrong.expiresOn ?? null}>
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
        {onClose && <Button onClick={onClose}>Cancel</Button>}
      </Row>
    </form>
  );
}

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
