import { useNavigate } from "react-router";
import { Field } from "#ui/controls/fields/field.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { api } from "#web/api/client.ts";
import { findCompanies } from "../shared/find-companies.ts";
import { type Chosen, addressOf, findPeople } from "./email-previews.ts";

type Listed = Awaited<ReturnType<typeof api.emailPreviews.list>>;
interface ChosenRowsProps {
  chosen: Chosen;
  email: string | undefined;
  of: Listed | undefined;
}
/** Who and what fills the emails; choosing another person or company clears the application. */
export function ChosenRows({ chosen, email, of }: ChosenRowsProps) {
  const navigate = useNavigate();
  const show = (next: Chosen) => void navigate(addressOf(next, email), { replace: true });
  const { personId, companyId, applicationId } = chosen;
  const optionOf = (named: Listed["person"] | undefined) =>
    named ? { value: named.id, label: named.name } : null;
  return (
    <Stack gap={2}>
      <Field label="Person">
        <Combobox
          options={findPeople}
          value={optionOf(of?.person)}
          placeholder="Name or email"
          onChange={(option) => show({ companyId, personId: option?.value })}
        />
      </Field>
      <Field label="Company">
        <Combobox
          options={findCompanies}
          value={optionOf(of?.company)}
          placeholder="Name or domain"
          onChange={(option) => show({ personId, companyId: option?.value })}
        />
      </Field>
      <Field label="Application">
        <NativeSelect
          value={applicationId ?? ""}
          placeholder="Latest"
          options={(of?.applications ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => show(target.value ? { applicationId: target.value } : { personId })}
        />
      </Field>
    </Stack>
  );
}
