import type { Page } from "@playwright/test";
import { inside } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const email = "lydia.nettleton@people.example";
const lydia = "select c.id from candidates c join users u on u.id = c.user_id where u.email = $1";
/** The keys of the reasons. */
const reason = { pay: "1", work: "4", company: "5" };

test("fifteen times no, because: the next ten hold none of what was refused, and each reason can be taken back", async ({
  browser,
}) => {
  // A person who asks for nothing is offered ten a day; what was chosen by what she asked for before goes.
  await inside(`update candidates set preferences = '{}' where id in (${lydia})`, [email]);
  await inside(`delete from job_matches where candidate_id in (${lydia})`, [email]);
  const page = await signedIn(browser, email);
  await page.goto("/today");
  await expect(rowsOf(page)).toHaveCount(10);
  const offered = await companiesNow();
  for (let swipe = 0; swipe < 10; swipe++) await sayNo(page, reason.company);
  await expect(page.getByText("You’re all caught up for today.").first()).toBeVisible();

  const refused = await dayPasses();
  await page.reload();
  await expect(rowsOf(page).first()).toBeVisible();
  const next = await companiesNow();
  expect(next.length).toBeGreaterThanOrEqual(5);
  expect(offered).toContain(refused[0]);
  expect(next.filter((company) => refused.includes(company))).toEqual([]);
  for (let swipe = 0; swipe < 5; swipe++) await sayNo(page, swipe % 2 ? reason.work : reason.pay);

  await page.goto("/preferences#reasons");
  const reasons = page.getByRole("list", { name: "Your reasons" }).getByRole("listitem");
  await expect(reasons).toHaveCount(15);
  const about = reasons.filter({ hasText: `No jobs at ${refused[0]}.` });
  const before = await about.count();
  await about
    .first()
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(about).toHaveCount(before - 1);
  await expect(page.getByText("Removed. Similar jobs may appear again.")).toBeVisible();
});

const rowsOf = (page: Page) => page.getByRole("list", { name: "Matches", exact: true }).getByRole("listitem");

/** The companies of the jobs to decide today. */
async function companiesNow() {
  const rows = await inside<{ company_name: string }>(
    `select c.company_name from job_matches m join jobs j on j.id = m.job_id join companies c on c.id = j.company_id
     where m.status = 'pending' and m.day > '2000-01-01' and m.candidate_id in (${lydia})`,
    [email],
  );
  return rows.map((row) => row.company_name);
}

/** Refuses the open job by two keys, and waits until the list is chosen anew. */
async function sayNo(page: Page, digit: string) {
  await expect(page.getByRole("button", { name: /^Not for me/ })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("group", { name: "Not for me because" })).toBeVisible();
  let refused = false;
  const chosenAnew = page.waitForResponse((response) => {
    refused ||= response.url().endsWith("/reject");
    return refused && response.url().endsWith("/candidate-job-matches");
  });
  await page.keyboard.press(digit);
  await chosenAnew;
}

/** What was decided today was decided yesterday; answers whose jobs were refused. */
async function dayPasses() {
  await inside(`update job_matches set day = '2000-01-01' where candidate_id in (${lydia})`, [email]);
  const rows = await inside<{ company_name: string }>(
    `select distinct c.company_name from job_matches m join jobs j on j.id = m.job_id join companies c on c.id = j.company_id
     where m.status = 'rejected' and m.candidate_id in (${lydia})`,
    [email],
  );
  return rows.map((row) => row.company_name);
}
