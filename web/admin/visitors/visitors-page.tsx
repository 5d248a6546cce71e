import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SignUpStep } from "#contract/tracking.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { DaysChoice, useDays } from "#web/shared/lists/days-choice.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { VisitorNumbers } from "#web/shared/visitors/visitor-numbers.tsx";

export const meta = siteMeta({ title: "Visitors", path: "/admin/visitors", hidden: true });

type Site = Awaited<ReturnType<typeof api.tracking.ofSite>>;
const visitorsOf = (days: string) =>
  queryOptions({
    queryKey: ["site-visitors", days],
    queryFn: () => api.tracking.ofSite({ query: { days: Number(days) } }),
  });

/** Who comes to the site and from where, as far as they agreed to be counted. */
export default function VisitorsPage() {
  const visitors = useQuery(visitorsOf(useDays()));
  return (
    <>
      <PageHeader title="Visitors" description="Only people who agreed to be counted, and never who they are">
        <DaysChoice />
      </PageHeader>
      <PaneBody space="md" label="Visitors in this period">
        <Loaded of={visitors} rows={8} loading="Loading visitors" failed="Couldn’t load visitors">
          {(site) => (
            <Stack gap={8}>
              {site.dropped > 0 && (
                <Callout tone="warn">
                  {counted(site.dropped, "event")} came faster than we could write them and are missing here.
                </Callout>
              )}
              <VisitorNumbers of={site} />
              <Reported site={site} />
            </Stack>
          )}
        </Loaded>
      </PaneBody>
    </>
  );
}

const stepWords: Record<SignUpStep, string> = {
  started: "Sign-ups started",
  account: "Made an account",
  finished: "Finished",
};

function Reported({ site: { signUps, events, subscriptions } }: { site: Site }) {
  const steps = (["started", "account", "finished"] as const).map((step) => ({
    label: stepWords[step],
    value: (signUps.find((each) => each.step === step)?.count ?? 0).toLocaleString("en-US"),
  }));
  return (
    <>
      <Section title="Sign-ups" description="For jobs and for companies" line>
        <StatList
          stats={[
            ...steps,
            { label: "Subscriptions to careers pages", value: subscriptions.toLocaleString("en-US") },
          ]}
        />
      </Section>
      <Section title="Events" description="What pages and programs reported" line>
        <Table
          caption="Events by name"
          rows={events}
          rowKey={({ name, type }) => `${name} ${type}`}
          columns={[
            { id: "name", title: "Event", main: true, cell: ({ name }) => name },
            { id: "type", title: "Type", cell: ({ type }) => type ?? "None" },
            { id: "count", title: "Times", numeric: true, cell: (row) => row.count.toLocaleString("en-US") },
          ]}
          empty={<EmptyState size="sm" title="No events in this period" />}
        />
      </Section>
    </>
  );
}
