import type { ApplicationRow } from "#contract/application-shapes.ts";
import { knockOutNotice, knockOutText } from "#shared/jobs/questions.ts";
import { Callout } from "#ui/data/status/callout.tsx";

/** Why an application comes after the others, and that nothing else follows from it. */
export function KnockOutNote({ knockOuts }: Pick<ApplicationRow, "knockOuts">) {
  if (knockOuts.length === 0) return null;
  return (
    <Callout tone="info">
      {knockOutText(knockOuts)} {knockOutNotice}
    </Callout>
  );
}
