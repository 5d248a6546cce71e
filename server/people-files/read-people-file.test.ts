import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { threadMs } from "#server/testing/thread-time.ts";
import { exampleUpload } from "#contract/imported-people.ts";
import { mostRows } from "#server/texts/csv-lines.ts";
import { findPeopleTable, readPeople } from "./read-people-file.ts";

function readPeopleFile(text: string) {
  const table = findPeopleTable(text);
  return table && readPeople(table);
}
const nobodyElse = { title: null, employer: null, location: null, phone: null, skills: [] };

test("people files: the example file is read whole", () => {
  const { people, refused } = readPeopleFile(exampleUpload)!;
  expect(refused).toEqual([]);
  expect(people).toMatchObject([
    {
      line: 2,
      email: "rosa.alder@people.example",
      location: "Leeds, United Kingdom",
      skills: ["Wound care", "Triage"],
    },
    { line: 3, email: null, linkedIn: "tomas-reyes-example", skills: ["Python", "SQL"] },
  ]);
});

test("people files: LinkedIn's own export is read, with its notes above the headings", () => {
  const file = [
    "Notes:",
    '"When exporting your connection data, you may notice that some of the email addresses are missing."',
    "",
    "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
    "Rosa,Alder,https://www.linkedin.com/in/rosa-alder,,Harbour Clinic,Nurse,02 Nov 2026",
  ].join("\n");
  expect(readPeopleFile(file)!.people).toEqual([
    {
      ...nobodyElse,
      line: 5,
      fullName: "Rosa Alder",
      email: null,
      linkedIn: "rosa-alder",
      title: "Nurse",
      employer: "Harbour Clinic",
    },
  ]);
});

const kinds: [string, string][] = [
  ["semicolons", "E-Mail;Vorname;Nachname\r\nrosa@people.example;Rosa;Alder"],
  ["tabs and a byte order mark", "\uFEFFFull Name\tPrimary Email\nRosa Alder\tRosa@People.example"],
  [
    "columns nobody knows",
    "ID,Candidate Name,Source,Email(s)\n7,Rosa Alder,Fair,rosa@people.example; r@a.example",
  ],
  ["quoted line breaks", '"name","email"\n"Rosa\nAlder",rosa@people.example'],
  [
    "columns of the same kind, the first one empty",
    "Name,Email,Personal Email\nRosa Alder,,rosa@people.example",
  ],
];
test.each(kinds)("people files: a file with %s is read", (_, file) => {
  const { people, refused } = readPeopleFile(file)!;
  expect(refused).toEqual([]);
  expect(people).toMatchObject([{ fullName: "Rosa Alder", email: "rosa@people.example" }]);
});

test("people files: a line that names nobody says why, and the others stay", () => {
  const lines = [
    "Name,Email,LinkedIn",
    ",rosa@people.example,",
    "Tomas Reyes,tomas at people,",
    "Ines Roy,,https://people.example/ines",
    "Bo Lund,,",
    "Ada Kim,ada@people.example,",
  ];
  const { people, refused } = readPeopleFile(lines.join("\n"))!;
  expect(people).toMatchObject([{ line: 6, fullName: "Ada Kim" }]);
  expect(refused).toEqual([
    { line: 2, name: null, why: "No name." },
    { line: 3, name: "Tomas Reyes", why: "“tomas” isn’t a valid email." },
    {
      line: 4,
      name: "Ines Roy",
      why: "“https://people.example/ines” isn’t a LinkedIn profile link.",
    },
    { line: 5, name: "Bo Lund", why: "No email or LinkedIn profile." },
  ]);
});

test.each(["", "a,b\n1,2", "Name,Title\nRosa,Nurse", "{}"])(
  "people files: %j is no list of people",
  (text) => {
    expect(readPeopleFile(text)).toBeNull();
  },
);

function sheet(rows: string, shared = "") {
  const parts = { "xl/worksheets/sheet1.xml": rows, "xl/sharedStrings.xml": `<sst>${shared}</sst>` };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, new TextEncoder().encode(xml)])),
  );
}
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const headings = `<row r="1">${cell("A1", "Name")}${cell("B1", "Email")}</row>`;

test.each(["rosa@people(old).example", "rosa@people.example>", 'rosa@"people.example'])(
  "people files: %s is written to someone else than it says, and refused",
  (email) => {
    const [refused] = readPeopleFile(`Name,Email\nRosa Alder,${email}`)!.refused;
    expect(refused!.why).toContain("isn’t a valid email");
  },
);

test("people files: rows that hold nothing cost nothing, however wide they are", () => {
  const file = sheet(headings + '<row><c r="GR2"/></row>'.repeat(100_000));
  expect(findPeopleTable(file)!.lines).toEqual([]);
});

test("people files: of more rows than a file may have, only that there are more is read", () => {
  const row = `<row>${cell("A2", "Rosa")}${cell("B2", "rosa@people.example")}</row>`;
  const csv = `Name,Email\n${"Rosa,rosa@people.example\n".repeat(mostRows * 3)}`;
  for (const file of [sheet(headings + row.repeat(mostRows * 3)), csv]) {
    const { length } = findPeopleTable(file)!.lines;
    expect(length).toBeGreaterThan(mostRows);
    expect(length).toBeLessThan(mostRows + 100);
  }
});

test("people files: a long text that every row names is read in bounded time", () => {
  const row = '<row><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c></row>';
  const file = sheet(
    headings + row.repeat(200),
    `<si><t>${"a b ".repeat(500_000)}</t></si><si><t>${" ".repeat(2_000_000)}</t></si>`,
  );
  const start = threadMs();
  expect(readPeople(findPeopleTable(file)!).people).toEqual([]);
  expect(threadMs() - start).toBeLessThan(2000);
});
