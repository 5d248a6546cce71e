import { strToU8 } from "fflate";
import { afterAll, expect, test } from "vitest";
import { readResume, stopReading } from "./index.ts";

afterAll(stopReading);

function read(below: string, did = "Looked after people.", skills = "") {
  const lines = [
    "Jo Reed",
    below,
    "jo@example.org",
    "",
    "Experience",
    "Nurse, Royal Infirmary",
    "Jan 2019 - Dec 2021",
    did,
    "",
    "Skills",
    skills,
  ];
  return readResume({ bytes: strToU8(lines.join("\n")), fileName: "resume.txt" });
}

test.each([
  ["Registered Nurse (Adult), Band 6", "Registered Nurse (Adult), Band 6"],
  ["3D artist", "3D artist"],
  ["Sales manager with 10 years of experience", "Sales manager with 10 years of experience"],
  ["12 Mill Road, Bristol", null],
  ["Born 3 May 1990", null],
  ["Bristol BS1 4DJ", null],
  ["Engineer, Acme, 2019 - 2021", null],
])("headlines: “%s” below the name is read as %s", async (below, headline) => {
  expect((await read(below)).headline).toBe(headline);
});

test.each([
  ["Worked with Ada and Tom on Java services.", false],
  ["Wrote flight software in Ada and Java.", true],
  ["Wrote parsers in Java, Ada, Python.", true],
])("skills told: “%s” names Ada the language: %s", async (did, named) => {
  const { skills } = await read("Software engineer", did, "Java");
  expect(skills.some(({ name }) => name === "Ada")).toBe(named);
});
