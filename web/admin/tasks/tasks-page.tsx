import { queryOptions, useQuery } from "@tanstack/react-query";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import styles from "./tasks.module.css";
import { SystemSections } from "./system-sections.tsx";
import { laneWords, taskWords } from "./task-words.ts";

export const meta = siteMeta({ title: "System", path: "/admin/tasks", hidden: true });

type Overview = Awaited<ReturnType<typeof api.tasks.overview>>;
const everyMs = 5000;
const overview = queryOptions({
  queryKey: ["tasks"],
  queryFn: () => api.tasks.overview(),
  refetchInterval: everyMs,
});

/** What the product still has to do, and what it could not. */
export default function TasksPage() {
  const tasks = useQuery(overview);
  return (
    <>
      <PageHeader title="System" description="Updates every 5 seconds" />
      <PaneBody space="md" label="System">
        <Stack gap={8}>
          <Loaded of={tasks} rows={8} loading="Loading tasks" failed="Couldn’t load tasks">
            {({ lanes, failed }) => (
              <div className={styles.page}>
                <Lanes lanes={lanes} />
                <Failed failed={failed} />
              </div>
            )}
          </Loaded>
          <SystemSections />
        </Stack>
      </PaneBody>
    </>
  );
}

function Lanes({ lanes }: Pick<Overview, "lanes">) {
  return (
    <Section title="Queued" description="Each lane runs on its own, so a long task doesn’t delay the others.">
      <Table
        caption="Tasks by lane"
        columns={[
          { id: "lane", title: "Lane", main: true, cell: ({ lane }) => laneWords[lane] },
          {
            id: "waiting",
            title: "Queued",
            numeric: true,
            cell: (row) => row.waiting.toLocaleString("en-US"),
          },
          {
            id: "oldest",
            title: "Oldest",
            numeric: true,
            cell: ({ oldestDueAt }) => (oldestDueAt ? <TimeAgo at={oldestDueAt} /> : "None"),
          },
          { id: "retrying", title: "Retrying", numeric: true, cell: (row) => row.retrying },
          { id: "failed", title: "Failed", numeric: true, cell: (row) => row.failed },
        ]}
        rows={lanes}
        rowKey={({ lane }) => lane}
      />
    </Section>
  );
}

function Failed({ failed }: Pick<Overview, "failed">) {
  const { retry, retryAll } = useRetry();
  return (
    <Section
      title="Failed"
      description="We tried these 8 times over more than half an hour and then stopped."
      actions={
        failed.length > 1 && (
          <Button busy={retryAll.isPending} onClick={() => retryAll.mutate()}>
            Retry all
          </Button>
        )
      }
    >
      <Table
        caption="Failed tasks"
        columns={[
          { id: "task", title: "Task", main: true, cell: (task) => taskWords(task) },
          { id: "error", title: "Error", cell: ({ error }) => <span className={styles.error}>{error}</span> },
          {
            id: "failedAt",
            title: "Failed",
            numeric: true,
            cell: ({ failedAt }) => <TimeAgo at={failedAt} />,
          },
          {
            id: "retry",
            title: "Retry",
            hideTitle: true,
            cell: ({ id }) => (
              <Button size="sm" disabled={retry.isPending} onClick={() => retry.mutate(id)}>
                Retry
              </Button>
            ),
          },
        ]}
        rows={failed}
        rowKey={({ id }) => id}
        empty={<EmptyState size="sm" title="No failed tasks" />}
      />
    </Section>
  );
}

function useRetry() {
  const after = {
    success: ({ count }: { count: number }) => ({
      text: `${counted(count, "task")} queued to retry`,
    }),
    stale: [overview],
  };
  return {
    retry: useChange({ call: (id: string) => api.tasks.retry({ params: { id } }), ...after }),
    retryAll: useChange({ call: () => api.tasks.retryAll(), ...after }),
  };
}
