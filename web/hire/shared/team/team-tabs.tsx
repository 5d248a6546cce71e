import { useLocation } from "react-router";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";

const tabs = [
  { href: "/hire/team", label: "Hiring team" },
  { href: "/hire/team/employees", label: "Employees" },
];

/** The two kinds of people of a company: those who hire, and those who refer. */
export function TeamTabs() {
  const { pathname } = useLocation();
  return <LinkTabs label="Team" tabs={tabs.map((tab) => ({ ...tab, current: tab.href === pathname }))} />;
}
