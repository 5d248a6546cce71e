import { useQuery } from "@tanstack/react-query";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { applyCredits, creditLedger } from "../shared/credits/credits.ts";
import { CreditsLeft } from "../shared/credits/credits-left.tsx";

/** How many applications can leave for job boards, and what became of those that did; nothing where none can. */
export function CreditsSection() {
  const { data } = useQuery(applyCredits);
  return data?.available ? <Credits /> : null;
}

function Credits() {
  const ledger = useQuery(creditLedger);
  return (
    <Section
      anchor="credits"
      title="Applications through job boards"
      description="Each month fills up for free. An application counts once it arrives; one that the board refuses, or that you say never arrived, doesn’t."
      content="beside"
      line
    >
      <Stack gap={4}>
        <CreditsLeft />
        <Loaded of={ledger} rows={2} size="sm" loading="Loading the list" failed="Couldn’t load the list">
          {(rows) => (
            <Table
              caption="Applications through job boards"
              rows={rows}
              rowKey={({ transferId }) => transferId}
              empty={<EmptyState size="sm" title="None sent yet" />}
              columns={[
                { id: "what", title: "What", main: true, cell: ({ memo }) => memo },
                { id: "at", title: "When", cell: ({ at }) => <TimeAgo at={at} look="list" /> },
                { id: "change", title: "Change", numeric: true, cell: ({ amount }) => signed(amount) },
                { id: "left", title: "Left", numeric: true, cell: ({ balance }) => balance },
              ]}
            />
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

function signed(amount: number) {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
