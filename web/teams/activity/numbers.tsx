import { useQuery } from "@tanstack/react-query";
import type { EmployeeStats, Employment } from "#contract/employees.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useSearchParams } from "react-router";
import { myEmployee } from "#web/shared/employees/my-employee.ts";
import { useMe } from "#web/shared/session/session.ts";
import { activityPath, statsAt } from "./activity.ts";

/** How the employee's referrals stand, by company where they worked at several. */
export function Numbers() {
  const { employee } = useMe();
  const id = employee?.id ?? "";
  const wanted = useSearchParams()[0].get("company");
  const { data } = useQuery({ ...myEmployee(id), enabled: employee !== null });
  const companies = companiesIn(data?.employments ?? []);
  const chosen = companies.find((company) => company.id === wanted)?.id ?? employee?.companyId ?? "";
  const { data: stats } = useQuery({ ...statsAt(id, chosen), enabled: chosen !== "" });
  return (
    <Section title="In numbers">
      <Stack gap={4}>
        {companies.length > 1 && (
          <LinkTabs
            look="pills"
            label="Company"
            tabs={companies.map((company) => ({
              href: `${activityPath}?company=${company.id}`,
              label: company.companyName,
              current: company.id === chosen,
            }))}
          />
        )}
        {stats && <StatList look="facts" stats={statsOf(stats)} />}
      </Stack>
    </Section>
  );
}

/** Each company once, the present one first. */
function companiesIn(employments: readonly Employment[]) {
  const confirmed = employments.filter(({ state }) => state !== "unconfirmed");
  const byId = new Map(confirmed.map(({ company }) => [company.id, company]));
  return [...byId.values()];
}

function statsOf({ referred, interviewing, hired, linkViews, ...rest }: EmployeeStats) {
  const { requests, inReview, waiting, closed } = rest;
  return [
    { label: "Referred", value: referred },
    { label: "Waiting for the team", value: waiting + inReview },
    { label: "In the process", value: interviewing },
    { label: "Hired", value: hired },
    { label: "Closed", value: closed },
    { label: "Asked you", value: requests },
    { label: "Opened your link", value: linkViews },
  ];
}
