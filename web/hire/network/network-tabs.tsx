import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { networkPath } from "./network.ts";

/** The ways to look at one's people. */
export function NetworkTabs({ current }: { current: "people" | "recommendations" }) {
  return (
    <LinkTabs
      label="Network"
      tabs={[
        { href: networkPath, label: "People", current: current === "people" },
        {
          href: `${networkPath}/recommendations`,
          label: "Recommended",
          current: current === "recommendations",
        },
      ]}
    />
  );
}
