import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { myEntry } from "./my-entry.ts";

/** What was typed at sign-up. */
export interface TypedCompany {
  companyName: string;
  website: string;
  fullName: string;
  email: string;
  password: string;
}
interface WaitListDialogProps {
  typed: TypedCompany | null;
  /** With the account of who is signed in, whatever was typed of one. */
  hasAccount: boolean;
  onClose: () => void;
}
/** Offered to who has no email at a domain of their company. */
export function CompanyWaitListDialog({ typed, hasAccount, onClose }: WaitListDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useSubmit(
    async ({ about = "" }) => {
      if (!typed) return;
      const { companyName, website } = typed;
      if (hasAccount) await api.companies.addToWaitList({ body: { companyName, website, about } });
      else await api.companies.joinWaitList({ body: { ...typed, about } });
      await knowMe(cache);
      await navigate("/hire/wait-list");
    },
    { stale: [myEntry] },
  );
  const { about, ...elsewhere } = form.fields;
  const problem = Object.values(elsewhere)[0] ?? (about ? null : form.sentence);
  return (
    <Dialog
      open={typed !== null}
      onOpenChange={(open) => !open && onClose()}
      title="No email at your company’s domain?"
      description="Join the waitlist. We look at each company and email you what we decide."
      footer={
        <>
          <Button onClick={onClose}>Change my details</Button>
          <Button tone="fill" type="submit" form={formId} busy={form.busy}>
            Join the waitlist
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate method="post">
        <Stack gap={4}>
          {problem && <FormError title={problem} />}
          <p>
            {typed?.companyName || "Your company"}, {typed?.website}
            {!hasAccount && `. We’ll send a link to ${typed?.email}.`}
          </p>
          <Field label="What do you do, and who do you want to hire?" error={about}>
            <TextArea name="about" maxLength={1000} required />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
