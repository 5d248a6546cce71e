import { queryOptions, useQuery } from "@tanstack/react-query";
import { trackerGroups } from "#contract/application-counts.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { groupWords } from "./number-words.ts";
import { Counted } from "./report-part.tsx";
import { addressOfNumber } from "./reports.ts";

const whereAllAre = queryOptions({
  queryKey: ["applications", "tracker"],
  queryFn: () => api.applications.trackerStats({ query: { as: "company" } }),
});

/** Where all applications of the company are at this moment; each number opens them. */
export function NowPart() {
  const { data: groups } = useQuery(whereAllAre);
  if (!groups?.total) return null;
  return (
    <Section
      title="Right now"
      description={`${counted(groups.total, "application and invitation", "applications and invitations")} of all jobs, whenever they came`}
    >
      <StatList
        look="big"
        stats={trackerGroups.map((step) => ({
          label: groupWords[step],
          value: (
            <Counted
              count={groups[step]}
              href={addressOfNumber({ period: "all" }, { number: "now", step })}
              of={groupWords[step]}
            />
          ),
        }))}
      />
    </Section>
  );
}
