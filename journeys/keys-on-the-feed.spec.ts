import { expect, test } from "@playwright/test";
import { signedIn } from "./people.ts";

test("keys act on the applicant who was just moved to, however quickly they follow", async ({ browser }) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/applicants?tab=pending&split=unqualified");
  const rows = page.getByRole("list", { name: "Applicants" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  for (const delay of [0, 20, 40]) {
    const current = page.locator('[aria-label="Applicants"] [aria-current="true"]');
    const names = await rows.getByRole("link").allInnerTexts();
    const at = names.indexOf(await current.innerText());
    const meant = names[at + 1]!;
    await page.keyboard.press("j");
    if (delay) await page.waitForTimeout(delay);
    await page.keyboard.press("v");
    await expect(page.getByText(`Saved ${meant}`)).toBeVisible();
    await expect(rows.getByRole("link", { name: meant })).toHaveCount(0);
  }
});
