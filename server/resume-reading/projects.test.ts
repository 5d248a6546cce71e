import { expect, test } from "vitest";
import { readProjects } from "./projects.ts";
import { readBytes } from "./read-bytes.ts";
import { linkedParagraph, paragraph, tinyDocx } from "./testing/tiny-docx.ts";
import { lineOf } from "./types.ts";

function projects(lines: string[]) {
  return readProjects(
    lines.map((line) => {
      const style = line.startsWith("**") ? "bold" : "plain";
      const text = line.replaceAll("**", "");
      return lineOf(text.replace(/^• /, ""), { bullet: text.startsWith("• "), style });
    }),
  );
}

test("projects: name, span, link and what was used are told apart", () => {
  expect(
    projects([
      "**Tide Table | Python, FastAPI, PostgreSQL\tJune 2022 – Present",
      "• Tides for 400 harbors: tidetable.example.com",
      "• Rebuilt nightly",
      "**gullr | R, C++\tJan. 2021",
      "• Counts birds in photographs",
    ]),
  ).toEqual([
    {
      name: "Tide Table",
      description:
        "Python, FastAPI, PostgreSQL\nTides for 400 harbors: tidetable.example.com\nRebuilt nightly",
      link: "https://tidetable.example.com",
      start: "2022-06",
      end: null,
    },
    {
      name: "gullr",
      description: "R, C++\nCounts birds in photographs",
      link: null,
      start: "2021-01",
      end: "2021-01",
    },
  ]);
});

test.each([
  ["a dash", "Quiltwerk – quiltwerk.studio"],
  ["a bracket", "Quiltwerk (quiltwerk.studio)"],
  ["a bar", "Quiltwerk | https://quiltwerk.studio"],
])("projects: an address behind %s is a link, whatever it ends in", (_, head) => {
  expect(projects([`**${head}`, "Patterns for quilts."])).toMatchObject([
    { name: "Quiltwerk", link: "https://quiltwerk.studio", description: "Patterns for quilts." },
  ]);
});

test("projects: what a word of the heading is linked to is the link", () => {
  const head = { ...lineOf("Harbor Radio [Code]"), links: ["https://github.com/someone/harbor-radio"] };
  expect(readProjects([head, lineOf("Plays.", { bullet: true })])[0]?.link).toBe(
    "https://github.com/someone/harbor-radio",
  );
});

test("projects: a linked heading of a Word file keeps its link", async () => {
  const body =
    paragraph("Jane Doe") + paragraph("Projects") + linkedParagraph("Harbor Radio", 0) + paragraph("Plays.");
  const bytes = tinyDocx(body, undefined, ["https://harbor-radio.example.com"]);
  const { projects: found } = await readBytes({ bytes, fileName: "resume.docx" });
  expect(found).toMatchObject([{ name: "Harbor Radio", link: "https://harbor-radio.example.com" }]);
});

test("projects: each bullet is one where there are bullets alone, each line where each names itself", () => {
  const lines = ["Weather map: rain in the next hour", "Bread log – photographs of every loaf"];
  const names = ["Weather map", "Bread log"];
  expect(projects(lines.map((line) => `• ${line}`)).map(({ name }) => name)).toEqual(names);
  expect(projects(lines).map(({ name }) => name)).toEqual(names);
});

test("projects: labels name them and tell when", () => {
  expect(
    projects([
      "Project Name: Branch Teller",
      "Client: Merriweather Bank",
      "Duration: Jan 2019 - Mar 2020",
      "Technologies: Java, Oracle",
      "Description: Counter work for 300 branches.",
      "Project Name: Loan Desk",
      "Duration: Apr 2020 - Dec 2020",
      "Description: Loans.",
    ]).map(({ name, start, end }) => [name, start, end]),
  ).toEqual([
    ["Branch Teller", "2019-01", "2020-03"],
    ["Loan Desk", "2020-04", "2020-12"],
  ]);
});

test.each([
  ["German", "**Gartenplan (Vue.js, Firebase)\t03/2021 – 08/2021", "Gartenplan", "2021-03"],
  ["French", "**Carnet de marées\tmars 2021 – août 2021", "Carnet de marées", "2021-03"],
  ["Spanish", "**Mapa de fuentes\tmarzo de 2021 – agosto de 2021", "Mapa de fuentes", "2021-03"],
  ["Portuguese", "**Horta em Casa\tmarço de 2021 – agosto de 2021", "Horta em Casa", "2021-03"],
  ["Dutch", "**Fietsenkaart\tmaart 2021 – augustus 2021", "Fietsenkaart", "2021-03"],
])("projects: name and span in %s", (_, head, name, start) => {
  expect(projects([head, "• Text."])).toMatchObject([{ name, start, end: "2021-08" }]);
});
