import { useQuery } from "@tanstack/react-query";
import type { ApiKey } from "#contract/integrations.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { scopeWords } from "./integration-words.ts";
import { apiKeys } from "./integrations.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";

/** The keys of the company, with who made them and when they were last used. */
export function KeysSection() {
  const keys = useQuery(apiKeys);
  return (
    <Section
      title="API keys"
      description={
        <>
          For your own programs: your website, your HR system, a script.{" "}
          <Link href="/developers">How to use them</Link>
        </>
      }
      actions={
        <Needs permission="integrations">
          <NewKeyDialog />
        </Needs>
      }
    >
      <Loaded of={keys} rows={2} size="sm" loading="Loading API keys" failed="Couldn’t load your API keys">
        {(found) => <Keys keys={found} />}
      </Loaded>
    </Section>
  );
}

function Keys({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <Table
      caption="API keys"
      rows={keys}
      rowKey={({ id }) => id}
      empty={<EmptyState size="sm" title="No API keys yet" />}
      columns={[
        {
          id: "name",
          title: "Name",
          main: true,
          cell: ({ name, ending, works }) => (
            <Stack gap={1}>
              <span>
                {name} <code>…{ending}</code>
              </span>
              {!works && <Badge tone="warn">Stopped: its maker left the team</Badge>}
            </Stack>
          ),
        },
        {
          id: "scopes",
          title: "May",
          cell: ({ scopes }) => scopes.map((scope) => scopeWords[scope].label).join(", "),
        },
        { id: "by", title: "Made by", cell: ({ madeBy }) => madeBy.fullName },
        {
          id: "used",
          title: "Last used",
          cell: ({ lastUsedAt }) => (lastUsedAt ? <TimeAgo at={lastUsedAt} /> : "Never"),
        },
        { id: "revoke", title: "Revoke", hideTitle: true, cell: (key) => <Revoke apiKey={key} /> },
      ]}
    />
  );
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const revoke = useChange({
    call: () => api.integrations.revokeKey({ params: { id } }),
    success: `${name} revoked`,
    stale: [apiKeys],
  });
  return (
    <ConfirmDialog
      title={`Revoke ${name}?`}
      description="Whatever uses this key stops working at once. This can’t be undone."
      action="Revoke key"
      danger
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      trigger={
        <Button size="sm" tone="bare" aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      }
    />
  );
}
