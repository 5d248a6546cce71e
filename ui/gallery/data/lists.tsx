import { useState } from "react";
import { Banknote, Clock, Layers, MapPin } from "lucide-react";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { type Sorting, Table } from "#ui/data/lists/table.tsx";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { people } from "../samples.data.ts";

export function Lists() {
  return (
    <Stack>
      <StatList
        stats={[
          { label: "Salary", value: "£62,000–74,000", note: "plus 0.1–0.2% equity", icon: Banknote },
          { label: "Place", value: "Bristol or remote UK", note: "office twice a month", icon: MapPin },
          { label: "Stage", value: "Series A, 64 people", note: "3 designers today", icon: Layers },
          { label: "Replies in", value: "2 days", note: "answers 9 in 10 people", icon: Clock },
        ]}
      />
      <List label="People" divided>
        {people.slice(0, 3).map((person) => (
          <ListRow
            key={person.id}
            href="#main"
            current={person === people[0]}
            leading={<Avatar name={person.name} />}
            title={person.name}
            text={person.text}
            foot={person.source}
          />
        ))}
      </List>
      <Applications />
      <Paging page={5} pages={12} hrefFor={(page) => `?page=${page}`} />
    </Stack>
  );
}

function Applications() {
  const [sorting, setSorting] = useState<Sorting>({ column: "name", descending: false });
  const sign = sorting.descending ? -1 : 1;
  const rows = people.toSorted((a, b) => sign * a.name.localeCompare(b.name));
  return (
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
  );
}
