import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type Page, expect } from "@playwright/test";
import { codeOfApp } from "#server/testing/authenticator-app.ts";
import { folder, lastTold } from "./product.ts";

/** A browser with the administrators' app open. They sign in once for all stories: no code of an app is good twice. */
export async function administrator(browser: Browser, email = "admin@demo.example"): Promise<Page> {
  const signedInState = join(folder, `signed-in-${email}.json`);
  const known = existsSync(signedInState);
  const context = await browser.newContext(known ? { storageState: signedInState } : {});
  const page = await context.newPage();
  if (!known) {
    await signIn(page, email);
    writeFileSync(signedInState, JSON.stringify(await context.storageState()));
  }
  await page.goto("/admin");
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}

/** The first sign-in: the code of the email, then an authenticator app is added. */
async function signIn(page: Page, email: string) {
  await page.goto("/admin/sign-in");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await expect.poll(() => codeFor(email)).not.toBeNull();
  await page.getByLabel("Code").fill(codeFor(email)!);
  await page.getByRole("button", { name: "Continue" }).click();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await page.getByLabel("Code", { exact: true }).fill(codeOfApp(key, new Date()));
  await page.getByRole("button", { name: "Add app and sign in" }).click();
  await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(page).not.toHaveURL(/sign-in/);
}

/** Without a mail server the product tells codes on its console. */
function codeFor(email: string) {
  return /code (\d{6})/.exec(lastTold(`email to ${email}: `, "code") ?? "")?.[1] ?? null;
}
