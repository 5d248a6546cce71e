import { useState } from "react";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { LinkTabs, TabPanel, Tabs } from "#ui/data/tabs/tabs.tsx";
import { Stack } from "#ui/layout/stack.tsx";

export function TabSamples() {
  const [tab, setTab] = useState<"open" | "closed">("open");
  return (
    <Stack>
      <Tabs
        label="Applications"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "open", label: "Open", count: 7 },
          { value: "closed", label: "Closed", count: 3 },
        ]}
      >
        <TabPanel value="open">7 open applications</TabPanel>
        <TabPanel value="closed">
          <EmptyState size="sm" title="Nothing closed" />
        </TabPanel>
      </Tabs>
      <LinkTabs
        label="Fit"
        look="pills"
        tabs={[
          { href: "#qualified", label: "Qualified", count: 8, current: true },
          { href: "#unqualified", label: "Unqualified", count: 6 },
        ]}
      />
    </Stack>
  );
}
