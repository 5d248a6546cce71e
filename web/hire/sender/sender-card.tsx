import { useState } from "react";
import type { CompanySender } from "#contract/company-senders.ts";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { checked } from "#web/hire/shared/company/checked.ts";
import { DnsActions } from "#web/hire/shared/company/dns-actions.tsx";
import { DnsRecords } from "#web/hire/shared/company/dns-records.tsx";
import { adviceOn, stateWords } from "./sender-words.ts";
import styles from "./sender.module.css";

const stale = [["company", "sender"]];

/** The address a company's emails come from: how it stands, what its DNS needs, and the way to look again. */
export function SenderCard({ sender, usual, may }: { sender: CompanySender; usual: string; may: boolean }) {
  const [removing, setRemoving] = useState(false);
  const { id, address, domain, state, checkedAt, record } = sender;
  const params = { id };
  const check = useChange({
    call: () => api.companies.checkSender({ params }),
    success: (looked) => checked(adviceOn(looked, usual), `Your emails come from ${address} now`),
    toastKey: `dns ${id}`,
    once: () => "check",
    stale,
  });
  const remove = useChange({
    call: () => api.companies.removeSender({ params }),
    success: `${address} removed`,
    stale,
  });
  const advice = adviceOn(sender, usual);
  const { label, tone } = stateWords[state];
  return (
    <Stack gap={3}>
      <Row gap={3} wrap>
        <h3 className={styles.address}>{address}</h3>
        <Badge tone={tone}>{label}</Badge>
        {checkedAt && (
          <span className={styles.when}>
            Checked <TimeAgo at={checkedAt} />
          </span>
        )}
      </Row>
      {advice && <p className={styles.advice}>{advice}</p>}
      <DnsRecords domain={domain} records={[record]} />
      {may && (
        <DnsActions
          records={1}
          busy={check.isPending}
          onCheck={() => check.mutate()}
          onRemove={() => setRemoving(true)}
        />
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Stop sending from ${address}?`}
        description={`Your emails will come from ${usual}. You can remove the DNS record afterward.`}
        action="Remove address"
        danger
        onConfirm={() => remove.mutate()}
      />
    </Stack>
  );
}
