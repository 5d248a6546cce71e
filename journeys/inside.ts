import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type Page, expect } from "@playwright/test";
import pg from "pg";
import { findHome } from "#server/database/postgres-home.ts";

const folder = process.env.JOURNEY_DATA!;

/** Asks the database of the product that these stories run against, for what no story can wait for. */
export async function inside<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
  const port = readFileSync(join(findHome(folder).data, "postmaster.pid"), "utf8").split("\n")[3];
  const password = readFileSync(join(folder, "database-password"), "utf8");
  const client = new pg.Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  const { rows } = await client.query<Row>(text, values).finally(() => client.end());
  return rows;
}

interface Letter {
  subject: string;
  text: string;
  unsubscribe_url: string | null;
}
/** What was written to an address, newest first. */
export function lettersTo(address: string, category: string) {
  return inside<Letter>(
    "select subject, text, unsubscribe_url from outbox where recipient = $1 and category = $2 order by created_at desc",
    [address, category],
  );
}

/** A browser with the administrators' app open; the code is read in the letter. */
export async function signedInAsAdministrator(browser: Browser): Promise<Page> {
  const email = "admin@demo.example";
  const page = await (await browser.newContext()).newPage();
  await page.goto("/admin/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByRole("heading", { name: "Type the code" })).toBeVisible();
  await expect.poll(async () => (await lettersTo(email, "account")).length).toBeGreaterThan(0);
  const [letter] = await lettersTo(email, "account");
  await page.getByLabel("Code").fill(/\b\d{6}\b/.exec(letter!.text)![0]);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}
