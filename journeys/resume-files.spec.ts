import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { unreadableSentences } from "#server/resume-reading/unreadable.ts";
import { paragraph, tinyDocx } from "#server/resume-reading/testing/tiny-docx.ts";
import { tinyPdf } from "#server/resume-reading/testing/tiny-pdf.ts";
import { expect, test } from "./test.ts";

const file = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});
const wordFile = file(
  "Ines Carvalho.docx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  tinyDocx(
    [
      paragraph("Ines Carvalho", "Title"),
      paragraph("ines.carvalho@people.example"),
      paragraph("Experience", "Heading1"),
      paragraph("Ferry pilot, Tidewater, 2019 – Present"),
    ].join(""),
  ),
);
const linkedInExport = file(
  "linkedin.zip",
  "application/zip",
  zipSync({
    "Profile.csv": strToU8("First Name,Last Name,Headline\nJoon,Abara,Harbour master\n"),
    "Positions.csv": strToU8(
      "Company Name,Title,Started On,Finished On\nTidewater,Harbour master,Jan 2020,\n",
    ),
    "Email Addresses.csv": strToU8("Email Address,Primary\njoon.abara@people.example,Yes\n"),
  }),
);
const scan = file("scan.pdf", "application/pdf", tinyPdf([[]]));
const locked = file("locked.pdf", "application/pdf", lockedPdf());
const huge = file("huge.pdf", "application/pdf", new Uint8Array(11 * 1024 * 1024));

/** A PDF that opens with a password nobody knows. */
function lockedPdf(): Uint8Array {
  const plain = Buffer.from(tinyPdf([[{ x: 50, y: 50, text: "Locked" }]])).toString("latin1");
  const key = "00112233445566778899aabbccddeeff".repeat(2);
  const lock = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${key}> /U <${key}> >>`;
  const id = "<0123456789abcdef0123456789abcdef>";
  return Buffer.from(
    plain.replace("trailer\n<<", `trailer\n<< /Encrypt ${lock} /ID [${id} ${id}]`),
    "latin1",
  );
}

async function open(page: Page) {
  await page.goto("/sign-up");
  await page.waitForLoadState("networkidle");
}
const drop = (page: Page, dropped: typeof scan) => page.setInputFiles("input[type=file]", dropped);
const name = (page: Page) => page.getByLabel("Name", { exact: true }).first();

test("a Word document and a LinkedIn export are read, also on a second device", async ({ page, browser }) => {
  await open(page);
  await drop(page, wordFile);
  await expect(page.getByText("Does this look right?")).toBeVisible();
  await expect(name(page)).toHaveValue("Ines Carvalho");
  await expect(page.getByRole("button", { name: /Ferry pilot, Tidewater/ }).first()).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(name(elsewhere)).toHaveValue("Ines Carvalho");
  const document = elsewhere.getByRole("region", { name: "Original" });
  await expect(document.getByText("Ines Carvalho.docx")).toBeVisible();
  await expect(document.getByText("Ferry pilot, Tidewater, 2019 – Present")).toBeVisible();

  await open(page);
  await drop(page, linkedInExport);
  await expect(name(page)).toHaveValue("Joon Abara");
  await expect(page.getByRole("button", { name: /Harbour master, Tidewater/ }).first()).toBeVisible();
});

test("a file that cannot be read gets a clear sentence, and nothing typed is lost", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Fill it in yourself" }).click();
  await name(page).fill("Ada Moreau");
  await page.getByRole("button", { name: "Back" }).click();

  await drop(page, locked);
  await expect(page.getByText(unreadableSentences.encrypted)).toBeVisible();
  await drop(page, huge);
  await expect(page.getByText("The maximum allowed size is 10 MB.")).toBeVisible();
  await drop(page, scan);
  await expect(page.getByText("This file is a scan with no text", { exact: false })).toBeVisible();
  await expect(name(page)).toHaveValue("Ada Moreau");
});
