import type { Page } from "@playwright/test";
import { inside } from "./inside.ts";
import { password, signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const email = "lydia.nettleton@people.example";
const oneJob = `select jobs.id, companies.id as company from jobs join companies on companies.id = jobs.company_id
  where jobs.status = 'live' and not internal and published_to_marketplace order by jobs.id limit 1 offset 3`;

test("what is pressed before the page is alive is done once it is", async ({ browser }) => {
  const page = await signedIn(browser, email);
  const [job] = await inside<{ id: string }>(oneJob);
  const letGo = await holdScripts(page);
  await page.goto(`/jobs/${job!.id}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Save" }).click();
  letGo();
  await expect(page.getByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
});

test("keys pressed before the page is alive act once it is, one after the other", async ({ browser }) => {
  const page = await signedIn(browser, "hire@demo.example");
  const letGo = await holdScripts(page);
  await page.goto("/hire/applicants?tab=pending&split=unqualified", { waitUntil: "commit" });
  const names = page.getByRole("list", { name: "Applicants" }).getByRole("listitem").getByRole("link");
  const second = await names.nth(1).innerText();
  await page.keyboard.press("j");
  await page.keyboard.press("v");
  letGo();
  await expect(page.getByText(`Saved ${second}`)).toBeVisible();
});

test("what is typed into a search before the page is alive is searched for once it is", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/jobs", { waitUntil: "commit" });
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("nurse");
  letGo();
  await expect(page).toHaveURL(/q=nurse/);
  await expect(page.getByRole("searchbox", { name: "Search jobs" })).toHaveValue("nurse");
});

test("a form that is sent before the page is alive is sent once it is", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const letGo = await holdScripts(page);
  await page.goto("/sign-in", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  letGo();
  await expect(page).not.toHaveURL(/sign-in/);
});

test("a logo that cannot be loaded gives way to the company's mark", async ({ browser }) => {
  const page = await signedIn(browser, email);
  const [job] = await inside<{ id: string }>(oneJob);
  await page.route("**/api/files/*", (route) => route.abort());
  await page.goto(`/jobs/${job!.id}`);
  const company = page.getByRole("article").getByRole("link").first();
  await expect(company.locator("svg")).toBeVisible();
  await expect(company.locator("img")).toHaveCount(0);
});

test("a page that is not there offers the app to who is signed in", async ({ browser }) => {
  const page = await signedIn(browser, email);
  await page.goto("/nothing/here");
  await expect(page.getByRole("link", { name: "Open the app" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
});

/** Keeps the page's scripts from coming until they are let go. */
async function holdScripts(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
