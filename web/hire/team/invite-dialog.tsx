import { useRef, useState } from "react";
import { teamPermissions } from "#contract/team-rights.ts";
import type { Permissions } from "#contract/team-shapes.ts";
import { emailMatchesDomain, isEmail } from "#shared/links/email.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { useMyCompany } from "../shared/company/my-company.ts";
import { PermissionFields, everything } from "./permission-fields.tsx";
import { teamInvites, useMayGive } from "#web/hire/shared/team/team.ts";

/** An address that is not the company's: allowed, but worth a second look. */
function isOutside(email: string, domains: string[] = []) {
  return domains.length > 0 && isEmail(email) && !domains.some((domain) => emailMatchesDomain(email, domain));
}

const formId = "invite-to-team";

interface InviteDialogProps {
  /** Of the person who asked to be invited. */
  email?: string;
  onClose: () => void;
}
/** Invites someone to hire along, with what they may do from the start. */
export function InviteDialog({ email: asked = "", onClose }: InviteDialogProps) {
  const [wanted, setWanted] = useState({ ...everything, team: false, billing: false });
  const mayGive = useMayGive();
  const permissions = Object.fromEntries(
    teamPermissions.map((name) => [name, wanted[name] && mayGive(name)]),
  ) as Permissions;
  const { data: company } = useMyCompany();
  const [warned, setWarned] = useState("");
  const first = useRef<HTMLInputElement>(null);
  const form = useSubmit(
    async ({ email = "", title = "" }) => {
      if (isOutside(email, company?.domains) && warned !== email) {
        setWarned(email);
        return null;
      }
      await api.companies.invite({ body: { email, title: title || null, permissions } });
      return `Invitation sent to ${email}`;
    },
    {
      done: (invited) => invited && onClose(),
      success: (invited) => invited,
      stale: [teamInvites],
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={first}
      title="Invite to the team"
      description="We’ll email a link that works for 2 weeks."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button tone="fill" type="submit" form={formId} busy={form.busy}>
            {warned ? "Send anyway" : "Send invitation"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          {form.sentence && !form.fields.email && <FormError title={form.sentence} />}
          {warned && (
            <FormError
              title={`${warned} isn’t at ${company?.domains.join(" or ")}. Anyone with access to it can join your team. Check the email, then send anyway.`}
            />
          )}
          <Field label="Email" error={form.fields.email}>
            <TextInput
              ref={first}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={asked}
              required
            />
          </Field>
          <Field label="Title" optional error={form.fields.title}>
            <TextInput name="title" maxLength={120} />
          </Field>
          <PermissionFields
            value={permissions}
            onChange={(part) => setWanted((last) => ({ ...last, ...part }))}
            mayGive={mayGive}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
