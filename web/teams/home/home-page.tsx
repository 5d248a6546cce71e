import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { homePath, todos, usePlaces } from "../places.ts";
import { ReferByLink, type Referring } from "../shared/refer-by-link.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { OpenRoles } from "./open-roles.tsx";
import styles from "./home.module.css";

export const meta = siteMeta({ title: "Home", path: homePath, hidden: true });

/** What waits for an employee, and the open roles that suit people they know. */
export default function HomePage() {
  const [referring, setReferring] = useState<Referring | null>(null);
  return (
    <>
      <PageHeader title="Home" description="What waits for you, and whom you could refer" />
      <PaneBody space="md" label="Home">
        <Stack gap={8} className={styles.page}>
          <FirstSteps />
          <Waiting />
          <OpenRoles onRefer={setReferring} />
        </Stack>
      </PaneBody>
      <ReferByLink referring={referring} onClose={() => setReferring(null)} />
    </>
  );
}

function Waiting() {
  const waiting = usePlaces().filter(({ count }) => count);
  return (
    <Section title="Waiting for you">
      {waiting.length === 0 && (
        <EmptyState icon={CircleCheck} size="sm" title="You’re all caught up">
          Requests, questions and votes that wait for you appear here.
        </EmptyState>
      )}
      <List label="Waiting for you" divided flush>
        {waiting.map(({ href, label, count }) => (
          <ListRow key={href} href={href} title={label} text={todos[href]} end={count} />
        ))}
      </List>
    </Section>
  );
}
