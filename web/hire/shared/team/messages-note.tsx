import { notAllowed } from "#contract/team-rights.ts";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { useCan } from "./rights.ts";

/** Whether I may send words to people outside the team, and what to say where I may not. */
export function useMayMessage() {
  const may = useCan()("messages");
  return { may, note: may ? null : <FormError title={notAllowed("messages")} /> };
}
