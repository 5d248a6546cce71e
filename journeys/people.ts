import { type Browser, type BrowserContextOptions, type Page, expect } from "@playwright/test";
import { withKey } from "./api-key.ts";

export const password = "parallel-demo";

/**
 * A new browser context, signed in as someone of the demo world; optionally of another product or time zone.
 * By the API: the screens of signing in are stories of their own.
 */
export async function signedIn(
  browser: Browser,
  email: string,
  options: Pick<BrowserContextOptions, "baseURL" | "timezoneId"> = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const answer = await context.request.post("/api/users/login", {
    headers: withKey,
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return context.newPage();
}

/** The number behind a tab's name. */
export async function countOf(page: Page, tab: string) {
  const words = await page
    .getByRole("navigation", { name: "Applicants" })
    .getByRole("link", { name: tab })
    .innerText();
  return Number(/\d+/.exec(words)?.[0] ?? "0");
}
