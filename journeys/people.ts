import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type Page, expect } from "@playwright/test";
import pg from "pg";

export const password = "parallel-demo";

/** A browser of one's own, signed in as somebody of the demo world, here or at another product's address. */
export async function signedIn(browser: Browser, email: string, at?: string): Promise<Page> {
  const context = await browser.newContext(at ? { baseURL: at } : {});
  const page = await context.newPage();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
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

/** An administrator, who signs in with the code of a letter; without a mail server it stays in the outbox. */
export async function administrator(browser: Browser, email = "admin@demo.example"): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/admin/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  const code = page.getByLabel("Code");
  await expect(code).toBeVisible();
  await code.fill(await codeFor(email));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}

async function codeFor(email: string) {
  const folder = process.env.JOURNEY_DATA!;
  const port = Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[3]);
  const password = readFileSync(join(folder, "database-password"), "utf8");
  const database = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password,
    database: "postgres",
  });
  await database.connect();
  try {
    const { rows } = await database.query<{ text: string }>(
      "select text from outbox where recipient = $1 order by created_at desc limit 1",
      [email],
    );
    return /\b\d{6}\b/.exec(rows[0]?.text ?? "")![0];
  } finally {
    await database.end();
  }
}
