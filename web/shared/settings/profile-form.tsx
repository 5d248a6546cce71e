import { useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { isReservedName } from "#shared/words/reserved-names.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { me, useMe } from "#web/shared/session/session.ts";

/** Name and tag. */
export function ProfileForm() {
  const account = useMe();
  const [tag, setTag] = useState(account.parallelTag ?? "");
  const isReserved = tag !== account.parallelTag && isReservedName(tag.trim());
  const form = useSubmit(
    ({ fullName = "", parallelTag = "" }) =>
      api.accounts.updateAccount({
        params: { id: account.id },
        body: { fullName, ...((parallelTag || account.parallelTag) && { parallelTag }) },
      }),
    {
      done: (changed, _, cache) => cache.setQueryData(me.queryKey, (now) => now && { ...now, ...changed }),
      success: "Account saved",
    },
  );
  return (
    <Section title="Account" content="beside">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          {form.sentence && <FormError title={form.sentence} />}
          <Field label="Name" error={form.fields.fullName}>
            <TextInput name="fullName" autoComplete="name" defaultValue={account.fullName} />
          </Field>
          <Field
            label="Username"
            hint={tagHint(account)}
            error={isReserved ? "This username is reserved. Choose another." : form.fields.parallelTag}
            optional={!account.parallelTag}
          >
            <TextInput
              name="parallelTag"
              autoComplete="off"
              value={tag}
              onChange={({ target }) => setTag(target.value)}
            />
          </Field>
          <div>
            <Button type="submit" busy={form.busy}>
              Save
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}

/** What a tag is for: the address people share jobs with. */
function tagHint({ parallelTag, accessRoles }: Account) {
  const address = `/applyto/${parallelTag ?? "your-tag"}`;
  const profile = `The address of your public profile: /people/${parallelTag ?? "your-tag"}, should you turn it on. `;
  const jobs =
    accessRoles.includes("company") || accessRoles.includes("employee")
      ? `Share ${address} to show people your company’s open jobs.`
      : `Once you work at a company here, its open jobs appear at ${address}.`;
  return accessRoles.includes("candidate") ? profile + jobs : jobs;
}
