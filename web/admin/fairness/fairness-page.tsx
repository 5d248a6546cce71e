import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import type { FairnessReport } from "#contract/fairness-reports.ts";
import { helpAddress } from "#shared/help/help-page.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { RatioTable } from "./ratio-table.tsx";

export const meta = siteMeta({ title: "Fairness", path: "/admin/fairness", hidden: true });

type Shown = Awaited<ReturnType<typeof api.fairnessReports.show>>;
const fairnessOf = (year: string | null, family: string | null) =>
  queryOptions({
    queryKey: ["fairness-report", year, family],
    queryFn: () =>
      api.fairnessReports.show({
        query: { year: year ? Number(year) : undefined, family: family ?? undefined },
      }),
    placeholderData: keepPreviousData,
  });

/** Impact ratios of selection and scores, by what those answered who agreed to be counted. */
export default function FairnessPage() {
  const [search] = useSearchParams();
  const asked = useQuery(fairnessOf(search.get("year"), search.get("family")));
  return (
    <>
      <PageHeader
        title="Fairness"
        description="Impact ratios by sex and race/ethnicity, only of people who agreed to be counted"
      />
      <PaneBody space="md" label="Fairness">
        <Loaded
          of={asked}
          rows={8}
          loading="Loading fairness report"
          failed="Couldn’t load the fairness report"
        >
          {(shown) =>
            shown.years.length > 0 ? (
              <YearReport {...shown} />
            ) : (
              <EmptyState title="No year to report">
                A year can be counted from April 1 of the next one, when few people still wait for an answer.
              </EmptyState>
            )
          }
        </Loaded>
      </PaneBody>
    </>
  );
}

function YearReport({ years, next, families, report }: Shown) {
  const [search, setSearch] = useSearchParams();
  const year = String(report?.year ?? search.get("year") ?? years[0]);
  return (
    <Stack gap={8}>
      <Row gap={3} wrap align="end">
        <Field label="Year">
          <NativeSelect
            value={year}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={({ target }) => setSearch({ year: target.value }, { replace: true })}
          />
        </Field>
        {report && (
          <Field label="Job family">
            <NativeSelect
              value={report.family}
              options={families.map((family) => ({ value: family, label: family }))}
              onChange={({ target }) => setSearch({ year, family: target.value }, { replace: true })}
            />
          </Field>
        )}
        {report && (
          <ButtonLink icon={Download} href={`/api/admin/fairness-reports/download?year=${year}`} download>
            Download CSV of {year}
          </ButtonLink>
        )}
      </Row>
      {next && (
        <p>
          {next.year} can be counted from {dayWords(next.from)}. Local Law 144 asks for an audit no more than
          a year old, so count each year when its day has come.
        </p>
      )}
      {report ? (
        <FamilyReport report={report} />
      ) : (
        <EmptyState title={`No one who applied in ${year} had a score`} />
      )}
    </Stack>
  );
}

function dayWords(at: string) {
  return dateWords(at, { dateStyle: "long", timeZone: "UTC" });
}
const titles: Record<FairnessReport["tables"][number]["by"], string> = {
  sex: "Sex",
  ethnicity: "Race/ethnicity",
  both: "Sex and race/ethnicity",
};

function FamilyReport({ report }: { report: FairnessReport }) {
  const { countedAt, leftOut, tables } = report;
  const shown = tables.filter(({ categories }) => categories.length > 0);
  if (!shown.some(({ categories }) => categories.some(({ numbers }) => numbers)))
    return (
      <EmptyState title="Too few people to show">
        In {report.family}, no category has at least 10 people who agreed to be counted, from more than one
        company.
      </EmptyState>
    );
  return (
    <>
      <Section title="How to read these numbers" line>
        <p>
          Counted once, on {dayWords(countedAt)}, across all companies; the numbers never change.{" "}
          {leftOutWords(leftOut)} “Not shown” means fewer than 10 people, or a number that would let someone
          calculate fewer than 10. A ratio below 0.80 is marked: federal guidelines use four fifths as a rule
          of thumb, and a low ratio asks for a closer look but proves nothing on its own.{" "}
          <Link href={helpAddress("fairness-report")}>How this is counted and what its limits are</Link>
        </p>
      </Section>
      {shown.map(({ by, categories }) => (
        <Section key={by} title={titles[by]} line>
          <RatioTable caption={titles[by]} categories={categories} />
        </Section>
      ))}
    </>
  );
}

function leftOutWords(leftOut: number) {
  const count = leftOut === 0 ? "Fewer than 50" : `About ${leftOut.toLocaleString("en-US")}`;
  return `${count} people with a score are left out: they didn’t agree or answer both questions, or their category has too few people.`;
}
