import { useState } from "react";
import type { Lead } from "#contract/leads.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useMay } from "#web/hire/shared/team/rights.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { leadsKey } from "./leads.ts";

/** Adds or changes the email of someone without an account, until something was sent there. */
export function LeadEmail({ lead }: { lead: Lead }) {
  const [open, setOpen] = useState(false);
  const maySource = useMay()("sourcing");
  const { email, fullName, notifiedBy } = lead.person;
  const written = email !== null && (notifiedBy === "email" || lead.applicationState !== "lead");
  if (!maySource || written) return null;
  if (open) return <EmailForm lead={lead} onClose={() => setOpen(false)} />;
  return (
    <Row gap={2} wrap>
      {email === null && <p>We need an email to invite {fullName}.</p>}
      <Button size="sm" onClick={() => setOpen(true)}>
        {email === null ? "Add email" : "Change email"}
      </Button>
    </Row>
  );
}

function EmailForm({ lead: { person }, onClose }: { lead: Lead; onClose: () => void }) {
  const { onSubmit, busy, sentence, fields } = useSubmit(
    ({ email = "" }) => api.importedPeople.setEmail({ params: { id: person.id }, body: { email } }),
    { done: onClose, success: "Email saved", stale: [leadsKey] },
  );
  const { personId: sameId, fullName: sameName } = fields;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={3}>
        {sentence && !fields.email && <FormError title={sentence} />}
        <Field label="Email" error={fields.email}>
          <TextInput name="email" type="email" maxLength={254} defaultValue={person.email ?? ""} autoFocus />
        </Field>
        {sameId && sameName && (
          <SamePerson keptId={person.id} other={{ id: sameId, fullName: sameName }} onMerged={onClose} />
        )}
        <Row gap={2}>
          <Button type="submit" tone="fill" size="sm" busy={busy}>
            Save email
          </Button>
          <Button size="sm" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

interface SamePersonProps {
  keptId: string;
  other: { id: string; fullName: string };
  onMerged: () => void;
}
/** Offers to merge with the person who already has the email, with undo. */
function SamePerson({ keptId, other, onMerged }: SamePersonProps) {
  const stale = [["applications"], ["notes"]];
  const undo = useChange({
    call: (id: string) => api.duplicatePeople.undo({ params: { id } }),
    success: "Merge undone",
    stale,
  });
  const merge = useChange({
    call: () => api.duplicatePeople.merge({ body: { keptId, goneId: other.id, take: ["email"] } }),
    success: ({ id, keptName, goneName }) => ({
      text: `${keptName} and ${goneName} merged`,
      undo: () => undo.mutate(id),
    }),
    done: onMerged,
    stale,
    once: () => "merge",
  });
  return (
    <Row gap={2} wrap>
      <p>If they’re the same person, merge them. You can undo this under Duplicates.</p>
      <Button size="sm" busy={merge.isPending} onClick={() => merge.mutate()}>
        Merge with {other.fullName}
      </Button>
    </Row>
  );
}
