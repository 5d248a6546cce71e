import type { Page } from "@playwright/test";
import { findNoBarrier } from "./barriers.ts";
import { inside } from "./inside.ts";
import { password, signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const email = "lydia.nettleton@people.example";

test("a visitor saves a job from the results, without losing them", async ({ browser }) => {
  // Visitors are shown what the country of their browser has, and job seekers what theirs has.
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await page.goto("/jobs?q=designer");
  const first = page.getByRole("list", { name: "Results" }).getByRole("button").first();
  await expect(first).toBeEnabled();
  await first.click();
  await expect(page.getByRole("dialog", { name: "Sign in to save this job" })).toBeVisible();
  await findNoBarrier(page);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("dialog", { name: "Recover your password" })).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await signInHere(page);
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/jobs\?q=designer$/);
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeVisible();
});

test("the page of a job, read without scripts, leads through sign-in back to itself, and then saves it", async ({
  page,
  browser,
}) => {
  const [job] = await inside<{ id: string; slug: string }>(
    `select jobs.id, companies.slug from jobs join companies on companies.id = jobs.company_id
     where jobs.status = 'live' and not internal and published_to_marketplace order by jobs.id desc limit 1`,
  );
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(`/jobs/${job!.id}`);
  await reader.getByRole("link", { name: "Save" }).click();
  await expect(reader).toHaveURL(`/sign-in?to=%2Fjobs%2F${job!.id}`);

  await page.goto(`/sign-in?to=/jobs/${job!.id}`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeVisible();

  await page.goto(`/${job!.slug}/careers`);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("button", { name: "Following" })).toBeVisible();
  await reader.goto(`/${job!.slug}/careers`);
  await expect(reader.getByRole("link", { name: "Follow" })).toBeVisible();
});

test("applying leads through sign-in to the form", async ({ page }) => {
  const [job] = await inside<{ id: string; job_title: string }>(
    `select id, job_title from jobs where status = 'live' and not internal and published_to_marketplace
     order by id limit 1`,
  );
  await page.goto(`/jobs/${job!.id}`);
  await page.getByRole("link", { name: "Apply for this job" }).click();
  await expect(page.getByRole("dialog", { name: `Sign in to apply for ${job!.job_title}` })).toBeVisible();
  await signInHere(page);
  await expect(page.getByRole("button", { name: "Send application" })).toBeVisible();
});

test("who applies at the company's own site is told where, and keeps the application", async ({ page }) => {
  const [job] = await inside<{ id: string; company_id: string }>(
    `update jobs set source_url = 'https://boards.example/7' where id = (select jobs.id from jobs
       join companies on companies.id = jobs.company_id where jobs.status = 'live' and not jobs.internal
       and companies.company_name <> 'Saltmarsh' order by jobs.id desc limit 1) returning id, company_id`,
  );
  await inside("update companies set is_managed = false where id = $1", [job!.company_id]);
  await page.context().route("https://boards.example/**", (route) => route.fulfill({ body: "The form" }));
  await page.goto(`/apply/${job!.id}`);
  await expect(page.getByRole("dialog", { name: /^You’re leaving for / })).toContainText("boards.example");
  await findNoBarrier(page);
  const opens = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Go to boards.example" }).click();
  await (await opens).close();
  // A browser without a window tells nobody that a page is looked at again.
  for (const news of ["blur", "focus"]) await page.evaluate(`dispatchEvent(new Event("${news}"))`);
  await page.getByRole("button", { name: "Yes, I applied" }).click();
  await signInHere(page);
  await expect(page).toHaveURL(/\/applications$/);
  await expect(
    page.getByRole("list", { name: "Other sites" }).getByRole("link", { name: /./ }).first(),
  ).toHaveAttribute("href", "https://boards.example/7");
  await inside("update companies set is_managed = true where id = $1", [job!.company_id]);
});

async function signInHere(page: Page) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
}

test("who opens an app that is not theirs comes to their own", async ({ browser }) => {
  const page = await signedIn(browser, "employee@demo.example");
  for (const path of ["/today", "/hire/jobs"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/teams$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
