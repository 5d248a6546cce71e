import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("company profile: the list of places that arrives later leaves the editor as tall as it was", async ({
  browser,
}) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/company");
  const about = page.getByRole("textbox", { name: "About" });
  const before = (await about.boundingBox())!.height;
  expect(before).toBeGreaterThan(100);

  await page.getByLabel("Headquarters").fill("Ber");
  await expect(page.getByRole("option", { name: /Berlin/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  const frame = about.locator("xpath=ancestor::*[.//*[@role='toolbar']][1]");
  expect((await about.boundingBox())!.height).toBe(before);
  expect((await frame.boundingBox())!.height).toBeGreaterThanOrEqual(before);
  const values = page.getByRole("textbox", { name: /^Value \d/ });
  const known = await values.count();
  await page.getByRole("button", { name: "Add a value" }).click();
  await expect(values).not.toHaveCount(known);
});
