import type { Page } from "@playwright/test";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const screenColumn = (page: Page) => page.getByRole("list", { name: /^Screen/ });

async function openBoard(page: Page) {
  await page.goto("/hire/pipeline");
  await expect(
    screenColumn(page)
      .getByRole("button", { name: /^Move / })
      .first(),
  ).toBeVisible();
}

test("two people move one card: the board of the first is seen live, the second is told and sees the truth", async ({
  browser,
}) => {
  const marit = await signedIn(browser, "hire@demo.example");
  const watching = await signedIn(browser, "hire@demo.example");
  const late = await signedIn(browser, "hire@demo.example");
  await late.routeWebSocket(/.*/, () => {});
  for (const page of [marit, watching, late]) await openBoard(page);

  // A card with a delayed pass does not move; any other will do.
  const free = screenColumn(marit).getByRole("listitem").filter({ hasNotText: /pass/i });
  const handle = free.getByRole("button", { name: /^Move / }).first();
  const name = (await handle.getAttribute("aria-label"))!.replace(/^Move /, "");
  const handleOn = (page: Page) =>
    screenColumn(page).getByRole("button", { name: `Move ${name}`, exact: true });
  await handle.focus();
  await marit.keyboard.press("Shift+ArrowRight");
  await expect(handleOn(marit)).toHaveCount(0);
  await expect(marit.getByRole("button", { name: `Move ${name}`, exact: true })).toBeFocused();
  await expect(handleOn(watching)).toHaveCount(0, { timeout: 30_000 });

  await handleOn(late).focus();
  await late.keyboard.press("Shift+ArrowRight");
  await expect(late.getByText(new RegExp(`A teammate moved ${name} to .* first`))).toBeVisible();
  await expect(handleOn(late)).toHaveCount(0);
});
