import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import type { DiversityReport } from "#contract/reports.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import columns from "#web/hire/shared/columns.module.css";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ReportTabs } from "./report-tabs.tsx";
import styles from "./reports.module.css";

export const meta = siteMeta({ title: "Diversity", path: "/hire/reports/diversity", hidden: true });

const diversityOf = (year: number | undefined) =>
  queryOptions({
    queryKey: ["company-diversity", year],
    queryFn: () => api.reports.diversity({ query: { year } }),
    placeholderData: keepPreviousData,
  });

/** Who applied and how far they came, by what those answered who agreed to be counted. */
export default function DiversityPage() {
  const [search] = useSearchParams();
  const year = search.get("year");
  const asked = useQuery(diversityOf(year ? Number(year) : undefined));
  return (
    <div className={columns.screen}>
      <PageHeader title="Reports" description="Only people who agreed to be counted, in groups of 10 or more">
        <ReportTabs current="diversity" />
      </PageHeader>
      <PaneBody space="md" label="Diversity">
        <Loaded of={asked} rows={8} loading="Loading diversity" failed="Couldn’t load diversity">
          {({ years, report }) =>
            report ? (
              <YearReport years={years} report={report} />
            ) : (
              <EmptyState title="No year to report">
                Diversity is counted for whole years that are over. The first report comes in January after
                people have applied.
              </EmptyState>
            )
          }
        </Loaded>
      </PaneBody>
    </div>
  );
}

function dayWords(at: string) {
  return dateWords(at, { dateStyle: "long", timeZone: "UTC" });
}

function YearReport({ years, report }: { years: number[]; report: DiversityReport }) {
  const [, setSearch] = useSearchParams();
  return (
    <Stack gap={8} className={styles.page}>
      <Row gap={3} wrap align="end">
        <Field label="Applied in">
          <NativeSelect
            value={String(report.year)}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            onChange={({ target }) => setSearch({ year: target.value }, { replace: true })}
          />
        </Field>
        <ButtonLink
          icon={Download}
          href={`/api/company-reports/diversity/download?year=${report.year}`}
          download
        >
          Download CSV
        </ButtonLink>
      </Row>
      <Section title="How these numbers protect people" line>
        <p>
          These numbers were counted once, on {dayWords(report.countedAt)}, and never change. They open no
          lists, because a list would show who answered what. “Not shown” means fewer than 10 people, or a
          number that would let someone calculate fewer than 10.
        </p>
      </Section>
      {report.questions.map((question) => (
        <QuestionPart key={question.key} question={question} />
      ))}
    </Stack>
  );
}

const words = (count: number | null) => count?.toLocaleString("en-US") ?? "Not shown";

function QuestionPart({ question: { label, answers } }: { question: DiversityReport["questions"][number] }) {
  return (
    <Section title={label} line>
      <Table
        caption={label}
        rows={answers}
        rowKey={({ answer }) => answer}
        columns={[
          { id: "answer", title: "Answer", main: true, cell: ({ answer }) => answer },
          { id: "applied", title: "Applied", numeric: true, cell: ({ applied }) => words(applied) },
          {
            id: "interviewed",
            title: "Interviewed",
            numeric: true,
            cell: ({ interviewed }) => words(interviewed),
          },
          { id: "hired", title: "Hired", numeric: true, cell: ({ hired }) => words(hired) },
        ]}
      />
    </Section>
  );
}
