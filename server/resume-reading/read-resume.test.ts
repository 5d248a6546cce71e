import { strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { readResume, ResumeUnreadable, stopReading } from "./index.ts";
import { column, tinyPdf } from "./testing/tiny-pdf.ts";
import { paragraph, table, tinyDocx } from "./testing/tiny-docx.ts";

afterAll(stopReading);

function read(bytes: Uint8Array | string) {
  return readResume({ bytes: typeof bytes === "string" ? strToU8(bytes) : bytes, fileName: "resume" });
}

const ada = {
  fullName: "Ada Brandt",
  email: "ada.brandt@example.org",
  phone: "+1 415 555 2671",
  linkedIn: "https://www.linkedin.com/in/ada-brandt-7",
};
const job = {
  title: "Software Engineer",
  companyName: "Acme Ltd",
  start: "2019-03",
  end: null,
  current: true,
};

const contact = [
  "ada.brandt@example.org",
  "+1 415 555 2671",
  "https://www.linkedin.com/in/ada-",
  "brandt-7",
  "Oslo, Norway",
];
const main = [
  "Work Experience",
  "Software Engineer",
  "Acme Ltd",
  "March 2019 to Present",
  "Built tools that many people use every day.",
  "Education",
  "BSc in Physics",
  "University of Oslo",
  "2015",
];

describe("resume files: a PDF", () => {
  test("in one column is read from top to bottom", async () => {
    const lines = [
      "ada.brandt@example.org | +1 415 555 2671 | linkedin.com/in/ada-brandt-7",
      ...main,
      "S K I L L S",
      "Go, PostgreSQL, React",
    ];
    const resume = await read(
      tinyPdf([[{ x: 50, y: 50, text: "ADA BRANDT", size: 20 }, ...column(50, 80, lines)]]),
    );
    expect(resume).toMatchObject({
      ...ada,
      linkedIn: "https://linkedin.com/in/ada-brandt-7",
      kind: "pdf",
      workExperience: [job],
      education: [{ school: "University of Oslo", field: "Physics" }],
    });
    expect(resume.skills.map((skill) => skill.id)).toEqual(
      expect.arrayContaining(["go", "postgresql", "react"]),
    );
  });

  test("with a name over two lines keeps the headline below it", async () => {
    const name = [
      { x: 50, y: 50, text: "Maria da Conceição dos Santos", size: 24 },
      { x: 50, y: 80, text: "Ferreira da Silva", size: 24 },
    ];
    const resume = await read(
      tinyPdf([[...name, ...column(50, 120, ["Registered nurse", ...contact, ...main])]]),
    );
    expect(resume).toMatchObject({
      fullName: "Maria da Conceição dos Santos Ferreira da Silva",
      headline: "Registered nurse",
    });
  });

  test("in two columns is read column by column, and addresses broken by the column are whole", async () => {
    const side = [...contact, "Skills", "Go", "PostgreSQL"];
    const resume = await read(
      tinyPdf([
        [{ x: 40, y: 50, text: "Ada Brandt", size: 18 }, ...column(40, 83, side), ...column(230, 80, main)],
      ]),
    );
    expect(resume).toMatchObject({ ...ada, location: "Oslo, Norway", workExperience: [job] });
  });

  test("with heads beside the text keeps each text under its head", async () => {
    const heads = [
      { x: 50, y: 94, text: "Contact" },
      { x: 50, y: 150, text: "Work Experience" },
      { x: 50, y: 206, text: "Education" },
    ];
    const body = [
      ...contact.slice(0, 2),
      "https://www.linkedin.com/in/ada-brandt-7",
      "Oslo, Norway",
      ...main.slice(1, 5),
      ...main.slice(6),
    ];
    const resume = await read(
      tinyPdf([[{ x: 50, y: 60, text: "Ada Brandt", size: 20 }, ...heads, ...column(180, 94, body)]]),
    );
    expect(resume).toMatchObject({
      ...ada,
      workExperience: [job],
      education: [{ school: "University of Oslo" }],
    });
  });

  test("with a sidebar keeps the main column out of the sidebar's last section", async () => {
    const side = [
      "Contact",
      "jane@example.com",
      "www.linkedin.com/in/jane-",
      "doe-123 (LinkedIn)",
      "janedoe.studio",
      "(Portfolio)",
      "Top Skills",
      "Python",
      "Strategy",
      "Budgeting",
    ];
    const body = [
      "Head of Operations at Contoso | Builder",
      "Boston, MA",
      "Experience",
      "Contoso",
      "Head of Operations",
      "January 2020 - Present (4 years)",
      "Fabrikam",
      "5 years",
      "Operations Manager",
      "June 2017 - December 2019",
      "Analyst",
      "January 2015 - May 2017",
    ];
    const resume = await read(
      tinyPdf([
        [...column(30, 60, side), { x: 223, y: 62, text: "Jane Doe", size: 26 }, ...column(223, 84, body)],
      ]),
    );
    expect(resume).toMatchObject({
      fullName: "Jane Doe",
      linkedIn: "https://www.linkedin.com/in/jane-doe-123",
      website: "https://janedoe.studio",
      location: "Boston, MA",
    });
    expect(resume.workExperience.map((work) => [work.title, work.companyName])).toEqual([
      ["Head of Operations", "Contoso"],
      ["Operations Manager", "Fabrikam"],
      ["Analyst", "Fabrikam"],
    ]);
    expect(resume.skills.map((skill) => skill.name)).toEqual(["Python", "Strategy", "Budgeting"]);
  });

  test("without text is told to be a scan", async () => {
    const resume = await read(tinyPdf([[], []]));
    expect(resume).toMatchObject({
      kind: "scan",
      warnings: ["This file is a scan with no text we can read."],
    });
  });
});

test("resume files: a Word document is read with its page header and tables", async () => {
  const body = table([
    [
      paragraph("Work Experience"),
      main
        .slice(1, 5)
        .map((line) => paragraph(line))
        .join(""),
    ],
    [paragraph("Skills"), paragraph("Go, PostgreSQL & React")],
  ]);
  const resume = await read(
    tinyDocx(
      body,
      paragraph("Ada Brandt") +
        paragraph("ada.brandt@example.org | +1 415 555 2671 | https://www.linkedin.com/in/ada-brandt-7"),
    ),
  );
  expect(resume).toMatchObject({ ...ada, kind: "docx", workExperience: [job] });
});

test("resume files: plain text in another language is understood", async () => {
  const resume = await read(
    "Zoë Müller-Öztürk\nzoe@example.org\n\nBerufserfahrung\n03/2018 - heute\tSoftwareentwicklerin\nSiemens AG, München\n\nAusbildung\nUniversität Stuttgart\n2012 - 2016\n\nKenntnisse\nJava, SQL",
  );
  expect(resume).toMatchObject({
    kind: "text",
    fullName: "Zoë Müller-Öztürk",
    workExperience: [
      { title: "Softwareentwicklerin", companyName: "Siemens AG", start: "2018-03", current: true },
    ],
  });
});

test("resume files: a JSON Resume says what it says", async () => {
  const resume = await read(
    JSON.stringify({
      basics: {
        name: "Ada Brandt",
        email: "ada.brandt@example.org",
        profiles: [{ network: "LinkedIn", username: "ada" }],
      },
      work: [{ company: "Acme Ltd", position: "Engineer", startDate: "2019-03-01" }],
      skills: [{ name: "Web", keywords: ["React"] }],
    }),
  );
  expect(resume).toMatchObject({
    kind: "json-resume",
    fullName: "Ada Brandt",
    linkedIn: "https://www.linkedin.com/in/ada",
    workExperience: [{ companyName: "Acme Ltd", start: "2019-03" }],
    skills: [{ id: "react" }],
  });
});

describe("resume files: one nobody can read is refused with a reason", () => {
  test.each([
    ["empty", new Uint8Array()],
    ["too-large", new Uint8Array(10 * 1024 * 1024 + 1)],
    ["broken", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
    ["wrong-type", strToU8("GIF89a\u0001\u0000\u0001\u0000")],
    ["wrong-type", strToU8("<!doctype html><p>Hello")],
    ["broken", strToU8("%PDF-1.7\nnothing of a PDF")],
    ["broken", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
    ["too-many-pages", tinyPdf(Array.from({ length: 31 }, () => column(50, 50, ["Page"])))],
    ["wrong-type", zipSync({ "photo.xml": strToU8("<a/>") })],
  ])("%s", async (code, bytes) => {
    await expect(read(bytes)).rejects.toSatisfy(
      (error) => error instanceof ResumeUnreadable && error.code === code,
    );
  });

  test("and the next file is read all the same", async () => {
    await expect(read("not { json")).resolves.toMatchObject({ kind: "text" });
  });
});
