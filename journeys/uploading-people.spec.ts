import type { Page } from "@playwright/test";
import { findNoBarrier } from "./barriers.ts";
import { linkTo } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const people = (from: number, to: number) => {
  const lines = Array.from(
    { length: to - from + 1 },
    (_, at) => `Lead ${from + at},lead${from + at}@upload.example`,
  );
  return {
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Name,Email", ...lines].join("\n")),
  };
};

async function upload(page: Page, file: ReturnType<typeof people>) {
  await page.goto("/hire/leads?upload=1");
  const dialog = page.getByRole("dialog", { name: "Upload people" });
  await dialog.locator("input[type=file]").setInputFiles(file);
  const job = dialog.getByRole("combobox", { name: "Job" });
  await job.click();
  await page
    .getByRole("option", { name: /^Product designer/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: /^Upload \d+ (?:person|people)$/ }).click();
  return dialog;
}

// It leaves the demo company no room for this month: stories run in alphabetical order, and those that upload come before.
test("200 people a month are uploaded; one is invited by email, says yes without an account, and is in the pipeline", async ({
  browser,
}) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/leads?upload=1");
  const said = await page.getByText(/^\d+ of 200 this month$/).innerText();
  const used = Number(said.split(" ")[0]);
  // The demo company uploaded a few this month; from here the month has room for 199 less those.
  const first = await upload(page, people(1, 199 - used));
  await expect(first.getByRole("status")).toContainText(`${199 - used} people are new leads`);
  await expect(first.getByText("199 of 200 this month")).toBeVisible();
  const beyond = await upload(page, people(201, 202));
  await expect(beyond.getByRole("alert").first()).toContainText(
    "Bulk upload limit reached: your file has 2 records, already uploaded 199/200 this month",
  );
  await beyond.getByRole("button", { name: "Choose another file" }).click();
  const last = await upload(page, people(200, 200));
  await expect(last.getByText("200 of 200 this month")).toBeVisible();
  await last.getByRole("button", { name: "View people" }).click();

  await page.getByRole("searchbox", { name: "Find leads" }).fill("Lead 200");
  await page.getByRole("button", { name: "Remove Lead 200" }).click();
  await expect(page.getByRole("link", { name: "Lead 200" })).toHaveCount(0);
  await page.getByRole("button", { name: /Undo/ }).click();
  await page.getByRole("button", { name: "Invite Lead 200" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Your sketches of the harbor are what we need.");
  await findNoBarrier(page);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Invited 1 lead")).toBeVisible();

  const address = "lead200@upload.example";
  await expect.poll(() => linkTo(address)).toContain("/invitation?token=");
  const { pathname, search } = new URL(linkTo(address)!);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(pathname + search);
  await expect(guest.getByText("Your sketches of the harbor are what we need.")).toBeVisible();
  await expect(guest.getByText(address)).toBeVisible();
  await findNoBarrier(guest);
  await guest.getByRole("button", { name: "I’m interested" }).click();
  await expect(guest.getByRole("status")).toContainText("knows that you are interested");

  await page.goto("/hire/pipeline");
  await expect(page.getByText("Lead 200").first()).toBeVisible();
});
