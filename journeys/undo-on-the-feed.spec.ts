import { countOf, signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("passing takes the person off at once, undo puts them back in their place, and a reload keeps the undo", async ({
  browser,
}) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/applicants?tab=pending&split=unqualified");
  const rows = page.getByRole("list", { name: "Applicants" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const names = await rows.getByRole("link").allInnerTexts();
  const before = await countOf(page, "Pending");

  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 2, name: names[1] })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByText(`${names[1]} rejected`)).toBeVisible();
  await expect.poll(() => countOf(page, "Pending")).toBe(before - 1);
  await expect(rows.getByRole("link", { name: names[1] })).toHaveCount(0);

  await page.keyboard.press("u");
  await expect(rows.nth(1).getByRole("link")).toHaveText(names[1]!);
  await expect.poll(() => countOf(page, "Pending")).toBe(before);

  await page.keyboard.press("p");
  await expect(page.getByText(/ rejected$/)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /Undo/ }).click();
  await expect(rows.nth(1).getByRole("link")).toHaveText(names[1]!);
  await expect.poll(() => countOf(page, "Pending")).toBe(before);
});

test("a pass for later is seen on the list it was given on, by whatever address someone comes, and stopped there", async ({
  browser,
}) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/applicants?tab=pending&split=unqualified");
  await page.getByRole("list", { name: "Applicants" }).getByRole("link").nth(2).click();
  await expect(page).toHaveURL(/open=/);
  const id = new URL(page.url()).searchParams.get("open");
  await page.getByRole("button", { name: "Pass with a reason, or later" }).click();
  await page.getByRole("menuitem", { name: "In 2 days" }).click();
  await expect(page.getByRole("button", { name: "Cancel rejection" })).toBeVisible();
  await page.goto(`/hire/applicants?open=${id}`);
  await expect(page).toHaveURL(/tab=pending&split=unqualified/);
  await page.getByRole("button", { name: "Cancel rejection" }).click();
  await expect(page.getByText(/won’t be rejected/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel rejection" })).toHaveCount(0);
});

test("when the time is up the pass stands", async ({ browser }) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.goto("/hire/applicants?tab=pending&split=unqualified");
  const rows = page.getByRole("list", { name: "Applicants" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const last = rows.last().getByRole("link");
  const name = await last.innerText();
  await last.click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByText(`${name} rejected`)).toBeVisible();
  await expect(page.getByText(`${name} rejected`)).toBeHidden({ timeout: 15_000 });
  await page.goto("/hire/applicants?tab=passed");
  await expect(page.getByRole("list", { name: "Applicants" }).getByRole("link", { name })).toBeVisible();
});
