import type { SingleSignOn } from "#contract/single-sign-on.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** One sign-in to see that it works; nobody's session changes. */
export function TestSection({
  connection: { testedAt, domains },
  may,
}: {
  connection: SingleSignOn;
  may: boolean;
}) {
  const test = useChange({
    call: () => api.singleSignOn.test(),
    done: ({ url }) => location.assign(url),
    once: () => "test",
  });
  return (
    <Section
      title="Test"
      content="beside"
      line
      description="Sign in at your provider once. You come back here, and nothing changes for anyone."
    >
      <Row gap={3} wrap>
        {testedAt ? (
          <Badge tone="good">
            Worked <TimeAgo at={testedAt} />
          </Badge>
        ) : (
          <Badge tone="warn">Not tested yet</Badge>
        )}
        {may && (
          <Button
            size="sm"
            busy={test.isPending}
            disabled={domains.length === 0}
            onClick={() => test.mutate()}
          >
            Test the connection
          </Button>
        )}
      </Row>
    </Section>
  );
}
