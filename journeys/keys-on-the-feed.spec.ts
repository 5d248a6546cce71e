import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("keys act on the applicant who was just moved to, however quickly they follow", async ({ browser }) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/applicants?tab=pending&split=unqualified");
  const list = page.getByRole("list", { name: "Applicants" });
  const links = list.getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeVisible();
  for (const delay of [0, 20, 40]) {
    const names = await links.allInnerTexts();
    const at = names.indexOf(
      await page.locator('[aria-label="Applicants"] [aria-current="true"]').innerText(),
    );
    const meant = names[at + 1]!;
    // Someone who applied twice is listed twice, so the row is told by its address.
    const address = await links.nth(at + 1).getAttribute("href");
    await page.keyboard.press("j");
    if (delay) await page.waitForTimeout(delay);
    await page.keyboard.press("v");
    await expect(page.getByText(`Saved ${meant}`)).toBeVisible();
    await expect(list.locator(`a[href="${address}"]`)).toHaveCount(0);
  }
});
