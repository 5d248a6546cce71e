import { LinkTabs } from "#ui/data/tabs/tabs.tsx";

/** The parts of a job's page. */
export function JobTabs({
  id,
  current,
}: {
  id: string;
  current: "job" | "sourcing" | "talent" | "outreach" | "scorecards" | "advertise";
}) {
  return (
    <LinkTabs
      label="This job"
      tabs={[
        { href: `/hire/jobs/${id}`, label: "Job", current: current === "job" },
        { href: `/hire/jobs/${id}/sourcing`, label: "Sourcing", current: current === "sourcing" },
        { href: `/hire/jobs/${id}/talent-pool`, label: "Talent pool", current: current === "talent" },
        { href: `/hire/jobs/${id}/outreach`, label: "Outreach", current: current === "outreach" },
        { href: `/hire/jobs/${id}/scorecards`, label: "Scorecards", current: current === "scorecards" },
        {
          href: `/hire/jobs/${id}/advertise`,
          label: "Advertise on other sites",
          current: current === "advertise",
        },
      ]}
    />
  );
}
