import { findNoBarrier } from "./barriers.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const csv = (text: string) => ({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("a team brings people in from a file, reads which lines were left out, and tells someone", async ({
  browser,
}) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/network");
  await page.getByRole("link", { name: "Upload people" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload people" });
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles(csv("Colour,Size\nred,4\n"));
  await expect(dialog.getByRole("alert")).toContainText("Invalid file format");
  await dialog.getByRole("button", { name: "See the file format" }).click();
  await expect(dialog.getByRole("link", { name: "Download an example file" })).toBeVisible();
  await findNoBarrier(page);

  await file.setInputFiles(
    csv("Name,E-mail,Role name\nMads Holt,mads.holt@people.example,Engineer\nSif,nowhere,\n"),
  );
  await dialog.getByLabel("What Role name holds").selectOption("Job title");
  await findNoBarrier(page);
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("combobox", { name: "Job" }).click();
  await page
    .getByRole("option", { name: /^Product designer/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Upload 1 person" }).click();
  await expect(dialog.getByRole("status")).toHaveText("1 person is a new lead for Product designer.");
  await expect(dialog.getByRole("list", { name: "Skipped rows" })).toContainText("Row 3, Sif");
  await expect(dialog.getByRole("link", { name: "Download a report of every row" })).toBeVisible();
  await dialog.getByRole("button", { name: "View people" }).click();

  await page.getByRole("link", { name: "Mads Holt" }).click();
  await page.getByRole("button", { name: "Notify Mads Holt" }).click();
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByRole("button", { name: "Send email" })).toHaveCount(0);
  const drawer = page.getByRole("dialog", { name: "Mads Holt", exact: true });
  await drawer.getByRole("button", { name: "Close" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Mads Holt" });
  await expect(row).toContainText("Notified");
});

test("a colleague says whom they know, thinks again, and the team sees it once it stands", async ({
  browser,
}) => {
  const joel = await signedIn(browser, "employee@demo.example");
  await joel.goto("/teams/people");
  const first = joel.getByRole("list", { name: "People" }).getByRole("listitem").first();
  const name = await first.locator("b").first().innerText();
  await first.getByRole("button", { name: /^I know them/ }).click();
  await joel.getByRole("button", { name: /Undo/ }).click();
  const again = joel.getByRole("listitem").filter({ hasText: name });
  await again.getByRole("button", { name: /^Skip/ }).click();
  await expect(again).toHaveCount(0);
  await joel.getByRole("link", { name: "Skipped" }).click();
  await expect(joel.getByRole("list", { name: "People" })).toContainText(name);

  const team = await signedIn(browser, "hire@demo.example");
  await team.goto("/hire/notifications");
  await joel.getByRole("link", { name: "To review" }).click();
  await expect(joel.getByRole("list", { name: "People" })).not.toContainText(name);
  const known = await first.locator("b").first().innerText();
  await first.getByRole("button", { name: /^I know them/ }).click();
  await expect(team.getByRole("link", { name: `Joel Tran knows ${known}` })).toBeVisible({
    timeout: 20_000,
  });
  await expect(team.getByText(`Joel Tran knows ${name}`)).toHaveCount(0);
});

test("someone who asked is referred by who was asked", async ({ browser }) => {
  const joel = await signedIn(browser, "employee@demo.example");
  await joel.goto("/teams/notifications");
  await joel
    .getByRole("link", { name: /New referral request/ })
    .first()
    .click();
  const asking = joel.getByRole("list", { name: "Referral requests" }).getByRole("listitem");
  const refer = asking.first().getByRole("button", { name: /^Refer / });
  const name = (await refer.innerText()).replace(/^Refer\s+/, "");
  await refer.click();
  await joel.getByLabel(/How do you know them/).fill("We built the tide gauge together.");
  await joel.getByRole("dialog").getByRole("button", { name: "Refer" }).click();
  await expect(joel.getByText(`You referred ${name}`)).toBeVisible();
  await expect(joel.getByRole("button", { name: `Refer ${name}` })).toHaveCount(0);
});
