import { findNoBarrier } from "./barriers.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const phone = "+44 113 496 0077";
const csv = [
  "Name,Email,LinkedIn,Title,Company,Phone",
  `Ottoline Marsh,ottoline.marsh@people.example,,Cartographer,Saltmarsh Maps,${phone}`,
  `O. Marsh,,https://www.linkedin.com/in/ottoline-marsh-example,Map maker,,${phone}`,
].join("\n");

test("a team merges two records of one person, and takes it back", async ({ browser }) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/leads?upload=1");
  const dialog = page.getByRole("dialog", { name: "Upload people" });
  const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("combobox", { name: "Job" }).click();
  await page
    .getByRole("option", { name: /^Product designer/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Upload 2 people" }).click();
  await dialog.getByRole("button", { name: "View people" }).click();

  await page.getByRole("link", { name: "Duplicates" }).click();
  const pair = page.getByRole("region", { name: "Ottoline Marsh and O. Marsh" });
  await expect(pair).toContainText("Same phone");
  await expect(pair).toContainText("One application stays");
  await findNoBarrier(page);
  await pair.getByRole("radio", { name: "Map maker" }).check();
  await pair.getByRole("button", { name: "Merge Ottoline Marsh and O. Marsh" }).click();
  await expect(pair).toHaveCount(0);
  const merges = page.getByRole("list", { name: "Merged people" });
  await expect(merges).toContainText("Ottoline Marsh and O. Marsh");

  await page.goto("/hire/leads?q=Marsh");
  const leads = page.getByRole("list", { name: "Leads" });
  await expect(leads.getByRole("link", { name: "Ottoline Marsh" })).toBeVisible();
  await expect(leads).toContainText("Map maker");
  await expect(leads.getByRole("link", { name: "O. Marsh", exact: true })).toHaveCount(0);

  await page.goto("/hire/leads/duplicates");
  await page.getByRole("button", { name: "Undo the merge of Ottoline Marsh and O. Marsh" }).click();
  await expect(pair).toContainText("Cartographer");
  await pair.getByRole("button", { name: "not the same person" }).click();
  await expect(pair).toHaveCount(0);

  await page.goto("/hire/leads?q=Marsh");
  for (const name of ["Ottoline Marsh", "O. Marsh"]) {
    await leads.getByRole("link", { name, exact: true }).click();
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(leads.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
});
