import { eq } from "drizzle-orm";
import writeXlsxFile from "write-excel-file/node";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { monthOf } from "./upload-limit.ts";

const world = openWorld();
type Team = Awaited<ReturnType<typeof aHiringTeam>>;

const network = ({ job }: Team) => ({ params: { id: job.companyId } });
async function put({ marit }: Team, text: string | Uint8Array<ArrayBuffer>, fileName = "people.csv") {
  const file = new Blob([text]);
  const { url } = await marit.api.files.upload({ file, fileName, body: { folder: "leads" } });
  return url;
}
const preview = (team: Team, url: string, columns?: ("email" | "fullName" | "title" | null)[]) =>
  team.marit.api.importedPeople.preview({ ...network(team), body: { url, columns } });
const upload = (team: Team, url: string, columns?: ("email" | "fullName" | "title" | null)[]) =>
  team.marit.api.importedPeople.upload({ ...network(team), body: { url, columns, jobId: team.job.id } });
const people = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Person ${from + at},p${from + at}@ways.example`);

test("upload: a preview says what a file would bring, keeps nothing, and another reading of its columns counts", async () => {
  const team = await aHiringTeam(world);
  const url = await put(
    team,
    "Name,Email,Note\nAda Kim,ada@ways.example,Diver\nAda Kim,ada@ways.example,\nBo,,",
  );
  expect(await preview(team, url)).toMatchObject({
    headings: ["Name", "Email", "Note"],
    columns: ["fullName", "email", null],
    lines: [{ line: 2, cells: ["Ada Kim", "ada@ways.example", "Diver"] }, { line: 3 }, { line: 4 }],
    counts: { added: 1, known: 0, duplicates: 1, skipped: 1 },
    limit: { used: 0 },
  });
  expect((await team.marit.api.leads.list()).leads).toEqual([]);
  expect(await preview(team, url, ["fullName", null, null])).toMatchObject({
    columns: ["fullName", null, null],
    counts: { added: 0, known: 0, duplicates: 0, skipped: 0 },
  });
  for (const columns of [["fullName", null, null] as const, ["fullName", "email"] as const])
    expect(await refusal(upload(team, url, [...columns]))).toMatchObject({
      statusCode: 422,
      details: { columns: expect.any(String) },
    });
  await upload(team, url, ["fullName", "email", "title"]);
  expect((await team.marit.api.leads.list()).leads).toMatchObject([{ person: { title: "Diver" } }]);
});

test.each([
  ["semicolons", "Kandidat;Mailadresse;Stadt\nAda Kim;ada@map.example;Leeds"],
  [
    "words around the names",
    "Full name (as in passport),E-mail (private),City\nAda Kim,ada@map.example,Leeds",
  ],
])(
  "upload: a file with headings nobody knows, with %s, is read by the columns the team chooses",
  async (_, text) => {
    const team = await aHiringTeam(world);
    const url = await put(team, text);
    const { headings, lines, counts } = await preview(team, url);
    expect(headings).toHaveLength(3);
    expect(lines).toEqual([{ line: 2, cells: ["Ada Kim", "ada@map.example", "Leeds"] }]);
    expect(counts.added).toBe(0);
    expect(await refusal(upload(team, url))).toMatchObject({ code: "INVALIDFORMAT" });
    const columns = ["fullName" as const, "email" as const, null];
    expect(await preview(team, url, columns)).toMatchObject({ counts: { added: 1 } });
    expect(await upload(team, url, columns)).toMatchObject({ added: 1 });
  },
);

test.each([
  ["no one can be reached", "Colour,Size\nred,4"],
  ["there is no row of headings", "Rosa Alder,rosa@map.example\nAda Kim,ada@map.example"],
  ["there is one column", "Mailadresse\nada@map.example"],
])("upload: a file in which %s is of the wrong format", async (_, text) => {
  const team = await aHiringTeam(world);
  expect(await refusal(preview(team, await put(team, text)))).toMatchObject({ code: "INVALIDFORMAT" });
});

test("upload: every line is in the report, with what became of it", async () => {
  const team = await aHiringTeam(world);
  await upload(team, await put(team, "Name,Email\nOld,old@ways.example"));
  const text = "Name,Email\nNew,new@ways.example\nNew,new@ways.example\nOld,old@ways.example\nBad,none";
  expect((await upload(team, await put(team, text))).report).toMatchObject([
    { line: 2, outcome: "added" },
    { line: 3, outcome: "twice", why: "This person is in the file twice." },
    { line: 4, outcome: "duplicate", why: "This person is a lead of this job already." },
    { line: 5, outcome: "skipped", why: "“none” isn’t a valid email." },
  ]);
});

test("upload: names keep their accents in each encoding that spreadsheets save", async () => {
  const team = await aHiringTeam(world);
  const windows = Buffer.from("Name;Email\nJörg Weiß;joerg@ways.example", "latin1");
  const utf16 = Buffer.from("\uFEFFName\tEmail\nZoë Ångström\tzoe@ways.example", "utf16le");
  await upload(team, await put(team, new Uint8Array(windows)));
  await upload(team, await put(team, new Uint8Array(utf16)));
  const { leads } = await team.marit.api.leads.list();
  expect(leads.map(({ person }) => person.fullName).toSorted()).toEqual(["Jörg Weiß", "Zoë Ångström"]);
});

test("upload: a spreadsheet is read as a CSV file is", async () => {
  const team = await aHiringTeam(world);
  const cell = (value: string) => ({ value, type: String });
  const rows = [
    ["First name", "Last name", "Email"],
    ["Ólöf", "Jóns & Co", "olof@ways.example"],
  ];
  const bytes = await writeXlsxFile(rows.map((row) => row.map(cell))).toBuffer();
  const url = await put(team, Uint8Array.from(bytes), "people.xlsx");
  expect(await upload(team, url)).toMatchObject({ added: 1 });
  expect((await team.marit.api.leads.list()).leads).toMatchObject([
    { person: { fullName: "Ólöf Jóns & Co", email: "olof@ways.example", fileName: "people.xlsx" } },
  ]);
});

test("upload: an upload that was refused or interrupted can be sent again; a file nobody took in goes after a day", async () => {
  const team = await aHiringTeam(world);
  await upload(team, await put(team, ["Name,Email", ...people(1, 199)].join("\n")));
  const url = await put(team, ["Name,Email", ...people(200, 201)].join("\n"));
  await preview(team, url);
  expect(await refusal(upload(team, url))).toMatchObject({
    code: "LIMITREACHED_2",
    message: "Bulk upload limit reached: your file has 2 records, already uploaded 199/200 this month",
  });
  expect(await preview(team, url)).toMatchObject({ counts: { added: 2 }, limit: { left: 1 } });
  await world.pass(25 * 3600);
  expect(await refusal(preview(team, url))).toMatchObject({ code: "NO_SUCH_FILE" });
  const one = await put(team, ["Name,Email", ...people(200, 200)].join("\n"));
  expect((await upload(team, one)).limit).toMatchObject({ used: 200, left: 0 });
  const spent = await put(team, ["Name,Email", ...people(201, 203)].join("\n"));
  expect(await refusal(upload(team, spent))).toMatchObject({
    code: "LIMITREACHED_3",
    message: "Bulk upload limit reached: your file has 3 records, already uploaded 200/200 this month",
  });
});

test.each([
  ["2026-11-30T23:30:00Z", "UTC", "2026-11"],
  ["2026-11-30T23:30:00Z", "Asia/Tokyo", "2026-12"],
  ["2026-12-01T07:30:00Z", "America/Los_Angeles", "2026-11"],
])("upload: %s is in the month of %s", (at, zone, month) => expect(monthOf(new Date(at), zone)).toBe(month));

test("upload: the month is that of the company's own clock", async () => {
  const team = await aHiringTeam(world);
  await world.db.update(users).set({ timeZone: "Pacific/Kiritimati" }).where(eq(users.id, team.marit.userId));
  const { month } = await team.marit.api.importedPeople.limit(network(team));
  expect(month).toBe(monthOf(world.now(), "Pacific/Kiritimati"));
});
