import { Button } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface DnsActionsProps {
  /** How many records are looked up. */
  records: number;
  busy: boolean;
  onCheck: () => void;
  onRemove: () => void;
}

/** Looks DNS records up again, or removes the address they are for. */
export function DnsActions({ records, busy, onCheck, onRemove }: DnsActionsProps) {
  return (
    <Row gap={2} wrap>
      <Needs permission="company">
        <Button size="sm" busy={busy} onClick={onCheck}>
          {records === 1 ? "Check record" : "Check records"}
        </Button>
      </Needs>
      <Button size="sm" tone="bare" onClick={onRemove}>
        Remove
      </Button>
    </Row>
  );
}
