import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Bounce, SystemState } from "#contract/desk.ts";
import { compactNumber, fileSize } from "#shared/numbers/compact.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import styles from "./tasks.module.css";
import { companyAddress } from "../shared/company-address.ts";
import { failingWords } from "../shared/failing-words.ts";
import { Link } from "#ui/controls/buttons/link.tsx";

const everyMs = 30_000;
const system = queryOptions({
  queryKey: ["admin", "system"],
  queryFn: () => api.desk.system(),
  refetchInterval: everyMs,
});

/** What fails outside, how emails fare, and how large everything is. */
export function SystemSections() {
  return (
    <Loaded of={useQuery(system)} rows={8} loading="Loading system" failed="Couldn’t load the system’s state">
      {(state) => (
        <div className={styles.page}>
          <Failing failing={state.failing} />
          <Emails state={state} />
          <Indexes state={state} />
          <Database state={state} />
        </div>
      )}
    </Loaded>
  );
}

function Failing({ failing }: Pick<SystemState, "failing">) {
  return (
    <Section title="Failing connections" description="What companies connected that doesn’t answer.">
      <Table
        caption="Failing connections"
        columns={[
          {
            id: "company",
            title: "Company",
            main: true,
            cell: ({ companyId, companyName }) => (
              <Link href={companyAddress({ id: companyId, companyName })}>{companyName}</Link>
            ),
          },
          { id: "what", title: "Connection", cell: ({ kind, what }) => `${failingWords[kind]}: ${what}` },
          { id: "why", title: "Why", cell: ({ why }) => <span className={styles.error}>{why}</span> },
          {
            id: "since",
            title: "Since or last checked",
            numeric: true,
            cell: ({ since }) => (since ? <TimeAgo at={since} /> : "Unknown"),
          },
        ]}
        rows={failing}
        rowKey={({ id }) => id}
        empty={<EmptyState size="sm" title="Nothing fails" />}
      />
    </Section>
  );
}

function Emails({ state: { emails, bounces, bouncesTotal, hearsBounces } }: { state: SystemState }) {
  const allow = useChange({
    call: ({ email }: Bounce) => api.desk.allowEmail({ body: { email } }),
    success: (_, { email }) => `Emails go to ${email} again`,
    stale: [system],
    once: ({ email }) => email,
  });
  return (
    <Section
      title="Emails"
      description={
        bouncesTotal > bounces.length
          ? `The last 7 days, and the latest ${bounces.length} of ${bouncesTotal} addresses that bounced.`
          : "The last 7 days, and all addresses that bounced."
      }
    >
      <Stack gap={6}>
        {!hearsBounces && (
          <Callout tone="info">
            We only know about addresses that a mail server refuses right away. To learn about emails that
            bounce later, set up receiving email as described in the guide on replies by email.
          </Callout>
        )}
        <StatList
          stats={[
            { label: "Queued", value: compactNumber(emails.waiting) },
            { label: "Sent", value: compactNumber(emails.sent) },
            { label: "Saved here", value: compactNumber(emails.kept) },
            { label: "Suppressed", value: compactNumber(emails.suppressed) },
            { label: "Failed", value: compactNumber(emails.failed) },
          ]}
        />
        <Table
          caption="Addresses that bounced"
          columns={[
            { id: "email", title: "Address", main: true, cell: ({ email }) => email },
            {
              id: "reason",
              title: "Reason",
              cell: ({ reason }) => <span className={styles.error}>{reason}</span>,
            },
            { id: "at", title: "Bounced", numeric: true, cell: ({ at }) => <TimeAgo at={at} /> },
            {
              id: "allow",
              title: "Allow again",
              hideTitle: true,
              cell: (bounce) => (
                <Button size="sm" disabled={allow.isPending} onClick={() => allow.mutate(bounce)}>
                  Allow again
                </Button>
              ),
            },
          ]}
          rows={bounces}
          rowKey={({ email }) => email}
          empty={<EmptyState size="sm" title="No address bounced" />}
        />
      </Stack>
    </Section>
  );
}

function Indexes({ state: { indexes, warmingUp, startedAt } }: { state: SystemState }) {
  return (
    <Section
      title="Search"
      description={
        <>
          {warmingUp.length > 0 ? "Indexes are being built; searches use the database until then." : "Ready."}{" "}
          Started <TimeAgo at={startedAt} />.
        </>
      }
    >
      <Table
        caption="Search indexes"
        columns={[
          { id: "name", title: "Index", main: true, cell: ({ name }) => name },
          {
            id: "documents",
            title: "Documents",
            numeric: true,
            cell: ({ documents }) => documents.toLocaleString("en-US"),
          },
          { id: "size", title: "In memory", numeric: true, cell: ({ bytes }) => fileSize(bytes) },
        ]}
        rows={indexes}
        rowKey={({ name }) => name}
        empty={<EmptyState size="sm" title="No index is ready yet" />}
      />
    </Section>
  );
}

function Database({ state: { database } }: { state: SystemState }) {
  return (
    <Section
      title="Database"
      description={`${fileSize(database.bytes)} in all, ${database.connections} connections open. Rows are estimates.`}
    >
      <Table
        caption="Largest tables"
        columns={[
          { id: "name", title: "Table", main: true, cell: ({ name }) => name },
          { id: "rows", title: "Rows", numeric: true, cell: ({ rows }) => rows.toLocaleString("en-US") },
          { id: "size", title: "Size", numeric: true, cell: ({ bytes }) => fileSize(bytes) },
        ]}
        rows={database.tables}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}
