import { FormError } from "#ui/controls/fields/form-error.tsx";
import type { Problem } from "#web/shared/editor/problem.ts";
import { labelOf } from "./job-draft.ts";

/** What is wrong, said once: one field’s own sentence needs no other above it. */
export function ProblemNote({ problem: { sentence, fields } }: { problem: Problem }) {
  const wrong = Object.entries(fields).map(([field, message]) => ({
    label: labelOf(field) ?? "Form",
    message,
  }));
  const [first] = wrong;
  if (first && wrong.length === 1 && first.message === sentence)
    return <FormError title={`${first.label}: ${first.message}`} />;
  return <FormError title={sentence} fields={wrong} />;
}
