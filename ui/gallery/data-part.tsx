import { useState } from "react";
import { Banknote, Clock, Inbox, Layers, MapPin } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Avatar, Avatars } from "#ui/data/identity/avatar.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Board } from "#ui/data/board/board.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { Mark } from "#ui/data/identity/mark.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { Progress, Steps } from "#ui/data/status/progress.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import type { Sorting } from "#ui/data/lists/table.tsx";
import { LinkTabs, TabPanel, Tabs } from "#ui/data/tabs/tabs.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { people } from "./samples.data.ts";
import type { SamplePerson } from "./samples.data.ts";

const companies = [
  "Saltmarsh",
  "Kestrel",
  "Lumen Health",
  "Orchard",
  "Mossbank",
  "Bracket",
  "Pierhead",
  "Northgale",
];

export function DataPart() {
  return (
    <>
      <Section title="People, fit and state" line>
        <Stack>
          <Row wrap gap={3}>
            {people.map((person) => (
              <Avatar key={person.id} name={person.name} />
            ))}
            <Avatar name="Inês Carvalho" size="lg" />
            <Avatar name="Kofi Boateng" dot="unread" />
            <Avatar name="Joel Tran" size="xs" />
            <Avatars people={people} />
          </Row>
          <Row wrap gap={3}>
            {companies.map((name) => (
              <CompanyMark key={name} name={name} />
            ))}
            <CompanyMark name="Saltmarsh" size="lg" />
            <CompanyMark name="Saltmarsh" size="sm" />
            <CompanyMark name="Saltmarsh" size="xs" />
          </Row>
          <Row wrap gap={3}>
            <FitMarks fits={people[0]?.fits ?? []} size="lg" />
            <FitMarks fits={people[0]?.fits ?? []} />
            <FitMarks fits={people[0]?.fits ?? []} size="sm" />
            <Mark fit="met" />
            <Mark fit="unclear" />
            <Mark fit="missing" />
            <Badge tone="outline">Must</Badge>
            <Badge>Draft</Badge>
            <Badge tone="good">Hired</Badge>
            <Badge tone="warn">Closes soon</Badge>
            <Badge tone="bad">Failed</Badge>
            <Badge tone="info">Synced</Badge>
            <Badge tone="fill">3</Badge>
            <TimeAgo at={"2026-11-20T09:00:00Z"} />
          </Row>
          <StatList
            stats={[
              { label: "Salary", value: "£62,000–74,000", note: "plus 0.1–0.2% equity", icon: Banknote },
              { label: "Place", value: "Bristol or remote UK", note: "office twice a month", icon: MapPin },
              { label: "Stage", value: "Series A, 64 people", note: "3 designers today", icon: Layers },
              { label: "Replies in", value: "2 days", note: "answers 9 in 10 people", icon: Clock },
            ]}
          />
          <Steps label="Decided" done={3} of={10} />
          <Grid columns={2}>
            <Progress label="Importing people" value={1240} max={3200} />
            <Progress label="Reading resumes" value={12} />
          </Grid>
        </Stack>
      </Section>
      <TablePart />
      <BoardPart />
      <Section title="Nothing, or not yet" line>
        <Grid columns={2}>
          <Card>
            <EmptyState
              icon={Inbox}
              title="No applications yet"
              action={<Button tone="fill">Share the job</Button>}
            >
              People who apply appear here, the best fit first.
            </EmptyState>
          </Card>
          <Card space="none">
            <ListSkeleton rows={4} />
          </Card>
        </Grid>
      </Section>
    </>
  );
}

function TablePart() {
  const [sorting, setSorting] = useState<Sorting>({ column: "name", descending: false });
  const [tab, setTab] = useState<"open" | "closed">("open");
  const sign = sorting.descending ? -1 : 1;
  const rows = people.toSorted((a, b) => sign * a.name.localeCompare(b.name));
  return (
    <Section title="Tabs, tables, pages" line>
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
          <TabPanel value="open">
            <Table
              caption="Applications"
              rows={rows}
              rowKey={(row) => row.id}
              sorting={sorting}
              onSort={setSorting}
              columns={[
                { id: "name", title: "Name", main: true, sortable: true, cell: (row) => row.name },
                { id: "work", title: "Works as", cell: (row) => row.text },
                { id: "fit", title: "Fit", cell: (row) => <FitMarks fits={row.fits} size="sm" /> },
                { id: "hours", title: "Hours ago", numeric: true, cell: (row) => row.hours },
              ]}
            />
          </TabPanel>
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
        <Paging page={5} pages={12} hrefFor={(page) => `?page=${page}`} />
      </Stack>
    </Section>
  );
}

const stages = ["Screen", "Interview", "Offer"];

function BoardPart() {
  const [stageOf, setStageOf] = useState<Record<string, string>>({ 4: "Interview", 5: "Interview" });
  const columns = stages.map((stage) => ({
    id: stage,
    title: stage,
    cards: people.slice(0, 5).filter((person) => (stageOf[person.id] ?? "Screen") === stage),
  }));
  return (
    <Section title="Board" line>
      <Board<SamplePerson>
        label="Pipeline"
        columns={columns}
        cardId={(person) => person.id}
        cardName={(person) => person.name}
        onMove={({ cardId, to }) => setStageOf({ ...stageOf, [cardId]: to })}
        renderCard={(person) => (
          <Row gap={3} align="start">
            <Avatar name={person.name} size="sm" />
            <Stack gap={1}>
              <b>{person.name}</b>
              <span>{person.text}</span>
              <FitMarks fits={person.fits} size="sm" />
            </Stack>
          </Row>
        )}
      />
    </Section>
  );
}
