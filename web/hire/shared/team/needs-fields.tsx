import type { ReactNode } from "react";
import type { TeamPermission } from "#contract/team-rights.ts";
import { Needs } from "./needs.tsx";
import { useMay } from "./rights.ts";

/** Fields of a form: those who can’t keep what they hold can only read them. The note above the screen says why. */
export function NeedsFields({ permission, children }: { permission: TeamPermission; children: ReactNode }) {
  const may = useMay()(permission);
  return (
    <Needs permission={permission}>
      <fieldset disabled={!may}>{children}</fieldset>
    </Needs>
  );
}
