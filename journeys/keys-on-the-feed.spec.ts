import { expect, test } from "@playwright/test";
import { signedIn } from "./people.ts";

test("keys act on the applicant who was just moved to, however quickly they follow", async ({ browser }) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/applicants?tab=pending&split=unqualified");
  const rows = page.getByRole("list", { name: "Applicants" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  for (const delay of [0, 20, 40]) {
    const open = await rows.getByRole("link").evaluateAll((links) => ({
      names: links.map((link) => link.textContent),
      addresses: links.map((link) => link.getAttribute("href")),
      at: links.findIndex((link) => link.closest("[aria-current]") ?? link.querySelector("[aria-current]")),
    }));
    // Somebody who applied twice stands there twice, so the row is told by its address.
    const next = { name: open.names[open.at + 1]!, address: open.addresses[open.at + 1]! };
    await page.keyboard.press("j");
    if (delay) await page.waitForTimeout(delay);
    await page.keyboard.press("v");
    await expect(page.getByText(`Saved ${next.name}`)).toBeVisible();
    await expect(rows.locator(`a[href="${next.address}"]`)).toHaveCount(0);
  }
});
