import { expect, test } from "./test.ts";

test("someone drops a real resume, corrects what was read, says what they want and sees matches", async ({
  page,
}) => {
  const stamp = Date.now();
  await page.goto("/sign-up");
  await page.waitForLoadState("networkidle");
  await page.setInputFiles("input[type=file]", "journeys/fixtures/resume.pdf");
  await expect(page.getByText("Does this look right?")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel("Name", { exact: true }).first()).toHaveValue("John Doe");
  await page.getByLabel("Email", { exact: true }).fill(`john${stamp}@people.example`);
  await page.getByRole("button", { name: "Continue", exact: true }).click();

  await page.getByLabel("Job titles").fill("Software engineer");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Full Time" }).click();
  await page.getByRole("button", { name: "Remote" }).click();
  await page.getByLabel("Remote from").fill("Netherlands");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue", exact: true }).click();

  await expect(page.getByLabel("First words")).toHaveValue(
    /^Hi, I’m John\. I’m looking for work as Software engineer, remote/,
  );
  await page.getByRole("button", { name: "Continue", exact: true }).click();

  await page.getByLabel("Username").fill(`john${stamp % 1_000_000}`);
  await page.getByLabel("Password").first().fill("correct horse battery");
  await page.getByRole("button", { name: "Create profile" }).click();
  await expect(page).toHaveURL(/\/today/, { timeout: 60_000 });
  await expect(page.getByRole("list", { name: "Matches" }).getByRole("listitem").first()).toBeVisible({
    timeout: 60_000,
  });
});
