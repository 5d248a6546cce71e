import { useQuery } from "@tanstack/react-query";
import type { BillingDetails } from "#contract/billing-details.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { billingDetails } from "./plan-changes.ts";
import styles from "./billing.module.css";

/** What the company's invoices say about it. */
export function DetailsSection({ may }: { may: boolean }) {
  const details = useQuery(billingDetails);
  return (
    <Section
      title="Billing details"
      content="beside"
      line
      description="We’ll use this name and address on your next invoices. Invoices you already have stay as they are."
    >
      <Loaded
        of={details}
        rows={2}
        size="sm"
        loading="Loading billing details"
        failed="Couldn’t load your billing details"
      >
        {(known) => (may ? <DetailsForm known={known} /> : <Known known={known} />)}
      </Loaded>
    </Section>
  );
}

function Known({ known }: { known: BillingDetails | null }) {
  if (!known) return <p>Invoices give the company’s name alone.</p>;
  const { name, address, taxNumber } = known;
  return (
    <p className={styles.address}>
      {[name, address, ...(taxNumber ? [`Tax number ${taxNumber}`] : [])].join("\n")}
    </p>
  );
}

function DetailsForm({ known }: { known: BillingDetails | null }) {
  const form = useSubmit(
    ({ name = "", address = "", taxNumber = "" }) =>
      api.billing.saveDetails({ body: { name, address, taxNumber } }),
    { success: "Billing details saved", stale: [billingDetails.queryKey] },
  );
  const named = form.fields.name ?? form.fields.address ?? form.fields.taxNumber;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={4}>
        {form.sentence && !named && <FormError title={form.sentence} />}
        <Field
          label="Legal name"
          hint="Invoices as PDF show the Latin, Greek and Cyrillic alphabets and leave out others"
          error={form.fields.name}
        >
          <TextInput name="name" defaultValue={known?.name} autoComplete="organization" maxLength={200} />
        </Field>
        <Field label="Address" error={form.fields.address}>
          <TextArea
            name="address"
            rows={3}
            defaultValue={known?.address}
            autoComplete="street-address"
            maxLength={500}
          />
        </Field>
        <Field
          label="Tax number"
          hint="VAT, GST or EIN, where you have one"
          optional
          error={form.fields.taxNumber}
        >
          <TextInput
            name="taxNumber"
            defaultValue={known?.taxNumber ?? ""}
            autoComplete="off"
            maxLength={40}
          />
        </Field>
        <Row>
          <Button type="submit" busy={form.busy}>
            Save billing details
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
