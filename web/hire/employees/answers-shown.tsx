import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { questionPages, staleQuestions } from "#web/shared/jobs/questions.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

/** Answers of employees that stand on jobs’ pages; the team can take them off. */
export function AnswersShown({ may }: { may: boolean }) {
  const found = useInfiniteQuery(questionPages({ as: "company", state: "answered", shared: "true" }));
  const hide = useChange({
    call: (id: string) =>
      api.questions.change({ params: { id }, query: { as: "company" }, body: { shared: false } }),
    success: "Answer taken off the job’s page",
    stale: staleQuestions,
    once: (id) => id,
  });
  const shown = found.data?.pages.flatMap(({ questions }) => questions) ?? [];
  if (shown.length === 0) return null;
  return (
    <Section
      title="Answers on your jobs’ pages"
      description="Employees answered these and chose to show them."
    >
      <Table
        caption="Answers of employees"
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          { id: "question", title: "Question", main: true, cell: ({ text }) => text },
          { id: "answer", title: "Answer", cell: ({ answer }) => answer },
          {
            id: "by",
            title: "Answered by",
            cell: ({ answeredBy }) => answeredBy?.fullName ?? "A former employee",
          },
          {
            id: "job",
            title: "Job",
            cell: ({ job }) => <Link href={`/jobs/${job.id}`}>{job.jobTitle}</Link>,
          },
          {
            id: "acts",
            title: "Actions",
            hideTitle: true,
            cell: ({ id, text }) =>
              may && (
                <Needs permission="jobs">
                  <Button size="sm" aria-label={`Take off the page: ${text}`} onClick={() => hide.mutate(id)}>
                    Take off the page
                  </Button>
                </Needs>
              ),
          },
        ]}
      />
      <ShowMore more={found.hasNextPage} busy={found.isFetchingNextPage} onMore={found.fetchNextPage} />
    </Section>
  );
}
