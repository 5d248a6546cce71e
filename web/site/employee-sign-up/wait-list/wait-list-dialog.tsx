import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useId } from "react";
import { useNavigate } from "react-router";
import { typedDomain } from "#shared/links/email.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { employeeWaitListPath, myPlace } from "./my-place.ts";

/** What was typed at sign-up. */
export interface TypedEmployee {
  companyEmail: string;
  hiringManager: string;
  email?: string;
  fullName?: string;
  password?: string;
}
interface WaitListDialogProps {
  typed: TypedEmployee | null;
  onClose: () => void;
  /** The field with the address, to type another. */
  email: RefObject<HTMLInputElement | null>;
}
/** Offered to who works at a company that nobody here has proven. */
export function EmployeeWaitListDialog({ typed, onClose, email }: WaitListDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useSubmit(
    async ({ companyName = "" }) => {
      if (!typed) return;
      await api.employeeWaitLists.join({ body: { ...typed, companyName } });
      await knowMe(cache);
      await navigate(employeeWaitListPath);
    },
    { stale: [myPlace] },
  );
  const { companyName, ...elsewhere } = form.fields;
  const problem = Object.values(elsewhere)[0] ?? (companyName ? null : form.sentence);
  return (
    <Dialog
      open={typed !== null}
      onOpenChange={(open) => !open && onClose()}
      finalFocus={email}
      title={`${typed ? typedDomain(typed.companyEmail) : "Your company"} isn’t here yet`}
      description="Join the waitlist. We’ll email you when your company’s hiring team is here; until then, nothing is earned."
      footer={
        <>
          <Button onClick={onClose}>Change my email</Button>
          <Button tone="fill" type="submit" form={formId} busy={form.busy}>
            Join the waitlist
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate method="post">
        <Stack gap={4}>
          {problem && <FormError title={problem} />}
          <Field label="Company name" error={companyName}>
            <TextInput name="companyName" autoComplete="organization" required />
          </Field>
          <p>
            We review each request. If we accept yours, we email {typed?.hiringManager} once, with your name,
            and ask them to bring your company.
          </p>
        </Stack>
      </form>
    </Dialog>
  );
}
