import { useLocation } from "react-router";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";

const tabs = [
  { href: "/teams/people", label: "Want to work here" },
  { href: "/teams/people/connections", label: "Your connections" },
];

/** Those who came and may be known, and those who are known and may come. */
export function PeopleTabs() {
  const { pathname } = useLocation();
  return <LinkTabs label="People" tabs={tabs.map((tab) => ({ ...tab, current: tab.href === pathname }))} />;
}
