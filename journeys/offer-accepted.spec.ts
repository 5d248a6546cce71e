import type { Page } from "@playwright/test";
import { applicationOf } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("an offer is written, approved by two, sent, read and signed; the person is hired, the team told, and the letter kept", async ({
  browser,
}) => {
  const { id, jobId, email } = await applicationOf("Dorota Bielak", "Backend engineer");
  const address = `/hire/pipeline?job=${jobId}&open=${id}#offer`;
  const rosalind = await signedIn(browser, "rosalind.achterberg@saltmarsh.example");
  await rosalind.goto(address);
  await writeOffer(rosalind);
  await rosalind.getByRole("button", { name: "Ask for approval" }).click();
  await expect(rosalind.getByText("Marit Oakes: awaiting approval")).toBeVisible();

  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire");
  await marit
    .getByRole("list", { name: "Offers waiting for approval" })
    .getByRole("link", { name: "Dorota Bielak" })
    .click();
  await marit.getByRole("button", { name: "Approve offer" }).click();
  await expect(marit.getByText("Hester Vane: awaiting approval")).toBeVisible();
  const hester = await signedIn(browser, "hester.vane@saltmarsh.example");
  await hester.goto(address);
  await hester.getByRole("textbox", { name: "Note to the team" }).fill("With pleasure.");
  await hester.getByRole("button", { name: "Approve offer" }).click();

  await rosalind.getByRole("button", { name: "Send offer" }).click();
  await rosalind.getByRole("alertdialog").getByRole("button", { name: "Send offer" }).click();
  await expect(rosalind.getByRole("article", { name: "Offer: Sent" })).toBeVisible();

  const dorota = await signedIn(browser, email);
  await dorota.goto(`/applications/${id}`);
  await expect(dorota.getByText(/^Saltmarsh made you an offer/)).toBeVisible();
  await expect(dorota.getByText("£81,000 a year").first()).toBeVisible();
  await expect(rosalind.getByRole("article", { name: "Offer: Read by the candidate" })).toBeVisible();
  await dorota.getByRole("button", { name: "Accept offer" }).click();
  await dorota.getByRole("textbox", { name: "Your full name" }).fill("Dorota Bielak");
  await dorota.getByRole("button", { name: "Sign and accept" }).click();
  await expect(dorota.getByText("You accepted this offer")).toBeVisible();

  await expect(rosalind.getByRole("article", { name: "Offer: Accepted" })).toBeVisible();
  for (const page of [rosalind, dorota]) await keepsTheSignedLetter(page);
  await marit.goto("/hire/notifications");
  await expect(marit.getByText("Dorota Bielak accepted the offer")).toBeVisible();
  await marit.goto(`/hire/pipeline?job=${jobId}`);
  const hired = marit.getByRole("list", { name: /^Hired/ });
  await expect(hired.getByText("Dorota Bielak")).toBeVisible();
});

async function writeOffer(page: Page) {
  await page.getByRole("button", { name: "Write an offer" }).click();
  await page.getByRole("textbox", { name: "Pay", exact: true }).fill("81,000");
  await page.getByRole("combobox", { name: "Currency" }).fill("pound");
  await page.getByRole("option", { name: "GBP, British Pound" }).click();
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Respond by").fill(day);
  for (const approver of ["Marit Oakes", "Hester Vane"]) {
    await page.getByRole("combobox", { name: "Add an approver" }).click();
    await page.getByRole("option", { name: approver }).click();
  }
  await page.getByRole("button", { name: "Save draft" }).click();
}

async function keepsTheSignedLetter(page: Page) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("offer-signed.pdf");
  const [first] = await (await file.createReadStream()).take(1).toArray();
  expect(String(first).slice(0, 5)).toBe("%PDF-");
}
