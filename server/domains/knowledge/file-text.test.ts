import { afterAll, beforeEach, expect, test } from "vitest";
import { stopReading } from "#server/resume-reading/index.ts";
import { paragraph, tinyDocx } from "#server/resume-reading/testing/tiny-docx.ts";
import { column, tinyPdf } from "#server/resume-reading/testing/tiny-pdf.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
afterAll(stopReading);
let ana: CompanyPerson;
beforeEach(async () => {
  ana = await aCompanyAdmin(world);
});

const lines = ["Our handbook for everyone", "Lunch is served at noon in the large kitchen."];
async function read(bytes: Uint8Array | string, fileName: string) {
  const file = new Blob([Buffer.from(bytes)]);
  const { id } = await ana.api.files.upload({ file, fileName, body: { folder: "knowledge-sources" } });
  return ana.api.knowledge.sourceToText({ body: { fileId: id } });
}

test("documents: a PDF and a Word file become text, a line for each line", async () => {
  const found = { title: "handbook", content: lines.join("\n"), note: null };
  expect(await read(tinyPdf([column(72, 72, lines)]), "handbook.pdf")).toEqual(found);
  const body = lines.map((line) => paragraph(line)).join("");
  expect(await read(tinyDocx(body), "handbook.docx")).toEqual(found);
});

test("documents: of a very long one the first part is read, and the person is told", async () => {
  const body = Array.from({ length: 3000 }, (_, at) => paragraph(`Rule ${at} of this house`)).join("");
  const { content, note } = await read(tinyDocx(body), "rules.docx");
  expect(content).toMatch(/^Rule 0 of this house\nRule 1 of/);
  expect(note).toContain("We read only the first part");
});

test("documents: one that cannot be read is refused by its field, in words that fit any document", async () => {
  const damaged = await refusal(read("%PDF-1.4\nnothing", "handbook.pdf"));
  const sentence = "This file is damaged and won’t open. Save it again and retry.";
  expect(damaged).toMatchObject({ code: "FILE_UNREADABLE", details: { fileId: sentence } });
  const long = await refusal(
    read(tinyPdf(Array.from({ length: 31 }, () => column(72, 72, lines))), "long.pdf"),
  );
  expect(long.message).toBe("This file has more than 30 pages. Split it and add each part.");
});
