import type { SingleSignOn } from "#contract/single-sign-on.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { DnsRecords } from "#web/hire/shared/company/dns-records.tsx";
import { connectionQuery } from "./connection.ts";

interface DomainsProps {
  connection: SingleSignOn;
  companyDomains: readonly string[];
  may: boolean;
}
/** For whose addresses the provider may speak: domains of the company that publish its record. */
export function DomainsSection({ connection, companyDomains, may }: DomainsProps) {
  return (
    <Section
      title="Domains"
      content="beside"
      line
      description="Your provider signs in addresses at these domains only. Add the record to the DNS of a domain, then check it. You can add further domains in your profile."
    >
      <Stack gap={6}>
        {companyDomains.map((domain) => (
          <Domain key={domain} domain={domain} connection={connection} may={may} />
        ))}
      </Stack>
    </Section>
  );
}

function Domain({ domain, connection, may }: { domain: string; connection: SingleSignOn; may: boolean }) {
  const held = connection.domains.includes(domain);
  const change = useChange({
    call: () =>
      held
        ? api.singleSignOn.removeDomain({ body: { domain } })
        : api.singleSignOn.addDomain({ body: { domain } }),
    success: held ? `${domain} removed` : `Your provider signs in ${domain} now`,
    once: () => domain,
    stale: [connectionQuery],
  });
  return (
    <Stack gap={3}>
      <Row gap={3} wrap>
        <h3>{domain}</h3>
        <Badge tone={held ? "good" : "warn"}>{held ? "Record found" : "Waiting for the record"}</Badge>
      </Row>
      {!held && <DnsRecords domain={domain} records={[{ ...connection.record, name: domain }]} />}
      {may && (
        <Row>
          <Button
            size="sm"
            tone={held ? "bare" : undefined}
            busy={change.isPending}
            aria-label={held ? `Remove ${domain}` : `Check the record of ${domain}`}
            onClick={() => change.mutate()}
          >
            {held ? "Remove" : "Check record"}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
