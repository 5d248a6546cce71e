import { expect, test } from "vitest";
import { readExperience } from "./experience.ts";
import { readBytes } from "./read-bytes.ts";
import { lineOf } from "./types.ts";
import { paragraph, table, tinyDocx } from "./testing/tiny-docx.ts";
import { tinyPdf, type Grid } from "./testing/tiny-pdf.ts";

async function jobsOfPdf(page: { x: number; y: number; text: string; size?: number }[], grids: Grid[] = []) {
  return jobsOf(tinyPdf([page], grids));
}

async function jobsOf(bytes: Uint8Array) {
  const read = await readBytes({ bytes, fileName: "resume" });
  return read.workExperience.map(({ title, companyName, start, end }) => [title, companyName, start, end]);
}

const head = [
  { x: 40, y: 40, text: "Jane Doe", size: 24 },
  { x: 40, y: 62, text: "jane@example.com" },
  { x: 40, y: 90, text: "Work Experience", size: 14 },
];

test("resume tables: a date wrapped in a column of its own is one date", async () => {
  const jobs = await jobsOfPdf([
    ...head,
    { x: 40, y: 110, text: "May 2015 -" },
    { x: 40, y: 123, text: "Present" },
    { x: 160, y: 110, text: "Truck Driver" },
    { x: 160, y: 123, text: "Borderline Haulage Ltd, Carlisle" },
    { x: 160, y: 136, text: "Night trunks to the south." },
    { x: 40, y: 160, text: "January 2009 -" },
    { x: 40, y: 173, text: "April 2015" },
    { x: 160, y: 160, text: "Warehouse Operative" },
    { x: 160, y: 173, text: "Fellside Foods, Penrith" },
    { x: 160, y: 186, text: "Picking and packing." },
  ]);
  expect(jobs).toEqual([
    ["Truck Driver", "Borderline Haulage Ltd", "2015-05", null],
    ["Warehouse Operative", "Fellside Foods", "2009-01", "2015-04"],
  ]);
});

test("resume tables: entries side by side stay apart", async () => {
  const entry = (x: number, y: number, lines: string[]) =>
    lines.map((text, at) => ({ x, y: y + at * 13, text }));
  const jobs = await jobsOfPdf([
    ...head,
    ...entry(40, 110, [
      "Sous Chef",
      "The Copper Heron, Portland, OR",
      "June 2021 - Present",
      "Run the pass.",
    ]),
    ...entry(320, 110, ["Line Cook", "Bluegill Diner, Tacoma, WA", "March 2016 - May 2021", "Breakfasts."]),
    ...entry(40, 180, ["Kitchen Helper", "Maison Tilleul, Seattle, WA", "2014 - 2016", "Salads."]),
    ...entry(320, 180, ["Waiter", "Harbour Inn, Boston, MA", "Summer 2013", "Terrace."]),
  ]);
  expect(jobs.toSorted()).toEqual([
    ["Kitchen Helper", "Maison Tilleul", "2014", "2016"],
    ["Line Cook", "Bluegill Diner", "2016-03", "2021-05"],
    ["Sous Chef", "The Copper Heron", "2021-06", null],
    ["Waiter", "Harbour Inn", "2013-06", "2013-08"],
  ]);
});

test.each([
  ["German", ["Stationsleitung", "Klinikum Fuldatal gGmbH, Kassel", "04.2017 – heute"]],
  ["French", ["Infirmière", "CHU de Kergoat, Brest", "avril 2017 - aujourd'hui"]],
  ["Spanish", ["Enfermera de urgencias", "Clínica Santa Engracia, Vitoria", "abril de 2017 - actualidad"]],
  ["Portuguese", ["Enfermeira", "Hospital Monte Sameiro, Braga", "abril de 2017 - atualmente"]],
  ["Dutch", ["Wijkverpleegkundige", "Zorggroep IJsselkant, Zwolle", "april 2017 – heden"]],
])("resume tables: a job in %s, told in three lines without bullets", (_, lines) => {
  const [job] = readExperience(lines.map((line) => lineOf(line)));
  expect([job?.title, job?.companyName, job?.start, job?.end]).toEqual([
    lines[0],
    lines[1]!.split(",")[0],
    "2017-04",
    null,
  ]);
});

const driven = [
  ["Truck Driver", "Borderline Haulage Ltd", "2015-05", null],
  ["Warehouse Operative", "Fellside Foods", "2009-01", "2015-04"],
];

test("resume tables: lines around cells keep broken names and dates together", async () => {
  const page = [
    ...head,
    { x: 46, y: 120, text: "1" },
    { x: 66, y: 120, text: "Borderline" },
    { x: 66, y: 132, text: "Haulage Ltd" },
    { x: 146, y: 126, text: "Truck Driver" },
    { x: 246, y: 126, text: "May 2015" },
    { x: 326, y: 120, text: "Till" },
    { x: 326, y: 132, text: "date" },
    { x: 46, y: 150, text: "2" },
    { x: 66, y: 150, text: "Fellside Foods" },
    { x: 146, y: 150, text: "Warehouse" },
    { x: 146, y: 162, text: "Operative" },
    { x: 246, y: 150, text: "Jan 2009" },
    { x: 326, y: 150, text: "April 2015" },
  ];
  const grid = { rows: [108, 138, 170], columns: [40, 60, 132, 208, 320, 360] };
  expect(await jobsOfPdf(page, [grid])).toEqual(driven);
});

const titles = ["S. No", "Name of Company", "Position Held", "From", "To"];
const rows = [
  ["1", "Borderline Haulage Ltd", "Truck Driver", "May 2015", "Till date"],
  ["2", "Fellside Foods, Penrith", "Warehouse Operative", "January 2009", "April 2015"],
];
const cells = (row: string[]) => row.map((text) => paragraph(text));

test("resume tables: the heads of the columns say what stands below them", async () => {
  const body = paragraph("Jane Doe") + paragraph("Work Experience") + table([titles, ...rows].map(cells));
  expect(await jobsOf(tinyDocx(body))).toEqual(driven);
});

test("resume tables: a Word table of dates beside texts is read row by row", async () => {
  const beside = (when: string, lines: string[]) => [
    paragraph(when),
    lines.map((line) => paragraph(line)).join(""),
  ];
  const body = table([
    beside("May 2015 – Present", [
      "Truck Driver",
      "Borderline Haulage Ltd, Carlisle",
      "Night trunks to the south.",
    ]),
    beside("January 2009 – April 2015", [
      "Warehouse Operative",
      "Fellside Foods, Penrith",
      "Picking and packing.",
    ]),
  ]);
  expect(await jobsOf(tinyDocx(paragraph("Jane Doe") + paragraph("Work Experience") + body))).toEqual(driven);
});

test.each([
  ["English", ["Employer: Borderline Haulage Ltd", "Position: Truck Driver", "Period: 05/2015 - present"]],
  ["German", ["Arbeitgeber: Borderline Haulage Ltd", "Funktion: Truck Driver", "Zeitraum: 05/2015 - heute"]],
  ["French", ["Entreprise : Borderline Haulage Ltd", "Poste : Truck Driver", "Période : 05/2015 - ce jour"]],
  ["Spanish", ["Empresa: Borderline Haulage Ltd", "Puesto: Truck Driver", "Periodo: 05/2015 - actualidad"]],
  ["Portuguese", ["Empresa: Borderline Haulage Ltd", "Cargo: Truck Driver", "Período: 05/2015 - atualmente"]],
  ["Dutch", ["Werkgever: Borderline Haulage Ltd", "Functie: Truck Driver", "Periode: 05/2015 - heden"]],
])("resume forms: labels in %s tell job, employer and span", (_, lines) => {
  const read = readExperience([...lines, "Night trunks."].map((line) => lineOf(line)));
  expect(read.map(({ title, companyName, start, end }) => [title, companyName, start, end])).toEqual(
    driven.slice(0, 1),
  );
});

test("resume tables: sections whose heads stand beside each other are read one after the other", async () => {
  const row = (y: number, left: string, right: string) => [
    { x: 50, y, text: left },
    { x: 300, y, text: right },
  ];
  const page = [
    { x: 50, y: 40, text: "Ada Brandt", size: 20 },
    { x: 50, y: 100, text: "Experience" },
    { x: 50, y: 115, text: "Cook, Hotel Aurora, 2019 - 2021" },
    ...row(200, "Skills", "Languages"),
    ...row(215, "Sauces", "Danish - native"),
    ...row(230, "Bread", "English - basic"),
    ...row(245, "Pastry", "German - basic"),
  ];
  const read = await readBytes({ bytes: tinyPdf([page]), fileName: "cook.pdf" });
  expect(read.skills.map(({ name }) => name)).toEqual(["Sauces", "Bread", "Pastry"]);
  expect(read.languages.map(({ name }) => name)).toEqual(["Danish", "English", "German"]);
});

test("resume tables: labels close to their values are columns where they stand below each other", async () => {
  const rows = [
    ["Employer", "Hotel Aurora"],
    ["Position", "Cook"],
    ["Dates", "2019 - 2021"],
    ["Employer", "Copper Heron"],
    ["Position", "Waiter"],
    ["Dates", "2015 - 2019"],
  ];
  const page = [
    { x: 50, y: 100, text: "Experience" },
    ...rows.flatMap(([label, value], at) => [
      { x: 50, y: 120 + at * 15, text: label! },
      { x: 105, y: 120 + at * 15, text: value! },
    ]),
  ];
  const { workExperience } = await readBytes({ bytes: tinyPdf([page]), fileName: "form.pdf" });
  expect(workExperience.map(({ title, companyName }) => [title, companyName])).toEqual([
    ["Cook", "Hotel Aurora"],
    ["Waiter", "Copper Heron"],
  ]);
});
