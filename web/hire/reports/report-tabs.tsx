import { LinkTabs } from "#ui/data/tabs/tabs.tsx";

/** How hiring goes, and who comes to look. */
export function ReportTabs({ current }: { current: "hiring" | "visitors" }) {
  return (
    <LinkTabs
      label="Reports"
      tabs={[
        { href: "/hire/reports", label: "Hiring", current: current === "hiring" },
        { href: "/hire/reports/visitors", label: "Visitors", current: current === "visitors" },
      ]}
    />
  );
}
