import { type Browser, type BrowserContextOptions, type Page, expect } from "@playwright/test";

export const password = "parallel-demo";

/** A new browser context, signed in as someone of the demo world; optionally of another product or time zone. */
export async function signedIn(
  browser: Browser,
  email: string,
  options: Pick<BrowserContextOptions, "baseURL" | "timezoneId"> = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto("/sign-in");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}

/** The number behind a tab's name. */
export async function countOf(page: Page, tab: string) {
  const words = await page
    .getByRole("navigation", { name: "Applicants" })
    .getByRole("link", { name: tab })
    .innerText();
  return Number(/\d+/.exec(words)?.[0] ?? "0");
}
