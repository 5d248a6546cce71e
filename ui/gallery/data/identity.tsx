import { Avatar, Avatars } from "#ui/data/identity/avatar.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { people } from "../samples.data.ts";

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

export function Identity() {
  return (
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
        <CompanyMarks />
      </Row>
    </Stack>
  );
}

function CompanyMarks() {
  return (
    <>
      {companies.map((name) => (
        <CompanyMark key={name} name={name} />
      ))}
      <CompanyMark name="Saltmarsh" size="lg" />
      <CompanyMark name="Saltmarsh" size="sm" />
      <CompanyMark name="Saltmarsh" size="xs" />
    </>
  );
}
