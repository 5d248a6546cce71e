import { LinkTabs } from "#ui/data/tabs/tabs.tsx";

/** Hiring performance, who comes to look, and who applied. */
export function ReportTabs({ current }: { current: "hiring" | "visitors" | "diversity" }) {
  return (
    <LinkTabs
      label="Reports"
      tabs={[
        { href: "/hire/reports", label: "Hiring", current: current === "hiring" },
        { href: "/hire/reports/visitors", label: "Visitors", current: current === "visitors" },
        { href: "/hire/reports/diversity", label: "Diversity", current: current === "diversity" },
      ]}
    />
  );
}
