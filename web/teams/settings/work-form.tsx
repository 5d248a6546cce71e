import type { Employee } from "#contract/employees.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { myEmployee, staleEmployee } from "#web/shared/employees/my-employee.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";

/** What the person does where they work, and for whom. */
export function WorkForm({ employee }: { employee: Employee }) {
  const { id, title, employments } = employee;
  const current = employments.find(({ state }) => state === "current");
  const form = useSubmit(
    ({ title: called = "", hiringManager = "" }) =>
      api.employees.update({
        params: { id },
        body: { title: called.trim() || null, hiringManager: hiringManager.trim() || null },
      }),
    { success: "Saved", stale: [...staleEmployee, myEmployee(id)] },
  );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={4}>
        {form.sentence && !form.fields.hiringManager && <FormError title={form.sentence} />}
        <Field label="Job title" optional error={form.fields.title}>
          <TextInput name="title" maxLength={120} defaultValue={title ?? ""} />
        </Field>
        <Field label="Hiring manager’s email" optional error={form.fields.hiringManager}>
          <TextInput
            name="hiringManager"
            type="email"
            autoComplete="off"
            defaultValue={current?.hiringManager ?? ""}
          />
        </Field>
        <div>
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
