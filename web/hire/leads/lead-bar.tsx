import { Bookmark, RotateCcw, Send, X } from "lucide-react";
import type { Lead } from "#contract/leads.ts";
import type { LeadTab } from "#shared/leads/lead-tabs.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";
import type { Selection } from "#web/shared/lists/use-selection.ts";
import type { LeadActions } from "./use-lead-actions.ts";

interface LeadBarProps {
  tab: LeadTab;
  leads: readonly Lead[];
  selection: Selection;
  actions: LeadActions;
  onInvite: (leads: readonly Lead[]) => void;
}

/** What can be done with everyone who is selected. */
export function LeadBar({ tab, leads, selection, actions, onInvite }: LeadBarProps) {
  const mayDecide = useCan()("applicants");
  const chosen = leads.filter(({ id }) => selection.has(id));
  if (chosen.length === 0) return null;
  const act = (call: () => unknown) => {
    void call();
    selection.clear();
  };
  const open = tab === "pending" || tab === "saved";
  const ignored = chosen.filter((lead) => lead.ignored);
  return (
    <Row gap={2} wrap role="group" aria-label="Selected leads">
      <b role="status">{chosen.length} selected</b>
      {open && (
        <Button size="sm" icon={Send} onClick={() => onInvite(chosen)}>
          Invite
        </Button>
      )}
      {tab === "pending" && mayDecide && (
        <Button size="sm" icon={Bookmark} onClick={() => act(() => actions.saveMany(chosen))}>
          Save
        </Button>
      )}
      {open && mayDecide && (
        <Button size="sm" icon={X} onClick={() => act(() => actions.remove(chosen))}>
          Remove
        </Button>
      )}
      {ignored.length > 0 && mayDecide && (
        <Button size="sm" icon={RotateCcw} onClick={() => act(() => actions.restore(ignored))}>
          Restore
        </Button>
      )}
      <Button size="sm" tone="bare" onClick={selection.clear}>
        Clear selection
      </Button>
    </Row>
  );
}
