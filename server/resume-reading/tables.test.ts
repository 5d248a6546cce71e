import { expect, test } from "vitest";
import { readExperience } from "./experience.ts";
import { readBytes } from "./read-bytes.ts";
import { lineOf } from "./types.ts";
import { tinyPdf } from "./testing/tiny-pdf.ts";

async function jobsOfPdf(page: { x: number; y: number; text: string; size?: number }[]) {
  const read = await readBytes({ bytes: tinyPdf([page]), fileName: "resume.pdf" });
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
