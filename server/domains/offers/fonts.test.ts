import { expect, test } from "vitest";
import { charactersNotDrawn } from "#server/pdf-writing/fonts.ts";
import { pdfText } from "#server/testing/pdf-text.ts";
import { letterPdf } from "./letter-pdf.ts";

const names = "Γιώργος Παπαδόπουλος, Юрій Їжакевич, Nguyễn Thị Phượng, Łukasz Żółć, I\u0301ris";

test("offer PDF: Greek, Cyrillic, Vietnamese and Polish names are drawn, also with accents of their own", async () => {
  expect(await charactersNotDrawn(names)).toEqual([]);
  const pdf = await letterPdf({
    company: "Łódź",
    candidate: names,
    title: "Юрист",
    letter: names,
    terms: [["Title", "Юрист"]],
    signature: names,
    madeAt: new Date("2026-11-23T12:00:00Z"),
  });
  const text = await pdfText(pdf);
  for (const name of ["Γιώργος", "Їжакевич", "Nguyễn", "Phượng", "Żółć", "Íris"])
    expect(text).toContain(name);
});

test("offer PDF: letters that the font doesn't have are named, each once", async () => {
  expect(await charactersNotDrawn("李明, 李 and अ\n\tok")).toEqual(["李", "明", "अ"]);
});
