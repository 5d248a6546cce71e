import { useState } from "react";
import type { CompanyHost } from "#contract/company-hosts.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { checked } from "#web/hire/shared/company/checked.ts";
import { DnsActions } from "#web/hire/shared/company/dns-actions.tsx";
import { DnsRecords } from "#web/hire/shared/company/dns-records.tsx";
import { adviceOn, certificateWords, foundWords, standingWords } from "./host-words.ts";
import styles from "./own-domain.module.css";

const stale = [["careers", "hosts"]];

interface HostCardProps {
  host: CompanyHost;
  may: boolean;
  /** The company is; until then nothing is shown at its addresses. */
  isPublic: boolean;
}
/** One address: how it stands, what its DNS needs, and the way to look again. */
export function HostCard({ host, may, isPublic }: HostCardProps) {
  const [removing, setRemoving] = useState(false);
  const { id, domain, state, checkedAt } = host;
  const check = useChange({
    call: () => api.careers.checkHost({ params: { id } }),
    success: (looked) => checked(adviceOn(looked), foundWords(domain, isPublic)),
    toastKey: `dns ${id}`,
    once: () => "check",
    stale,
  });
  const remove = useChange({
    call: () => api.careers.removeHost({ params: { id } }),
    success: `${domain} removed`,
    stale,
  });
  const advice = adviceOn(host);
  const certificate = certificateWords(host);
  const { label, tone } = standingWords(state, isPublic);
  return (
    <li className={styles.host}>
      <Row gap={3} wrap>
        <h3>{state === "live" ? <Link href={`https://${domain}`}>{domain}</Link> : domain}</h3>
        <Badge tone={tone}>{label}</Badge>
        {checkedAt && (
          <span className={styles.when}>
            Checked <TimeAgo at={checkedAt} />
          </span>
        )}
      </Row>
      {advice && <p>{advice}</p>}
      {certificate && <p>{certificate}</p>}
      <DnsRecords domain={domain} records={[host.proof, host.target].filter((record) => record !== null)} />
      {may && (
        <DnsActions
          records={2}
          busy={check.isPending}
          onCheck={() => check.mutate()}
          onRemove={() => setRemoving(true)}
        />
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${domain}?`}
        description="Links to this address will stop working. You can remove its DNS records afterward."
        action="Remove address"
        danger
        onConfirm={() => remove.mutate()}
      />
    </li>
  );
}
