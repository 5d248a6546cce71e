import type { Page } from "@playwright/test";
import { findNoBarrier } from "./barriers.ts";
import { inside } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const email = "pia.plan@saltglass.example";
const goodCard = "4242 4242 4242 4242";
/** Is taken, and refused when it is charged. */
const emptyCard = "4000 0000 0000 0341";

/** A company with one person who hires for it, whose password is that of the demo world. */
async function aCompany(): Promise<string> {
  const [company] = await inside<{ id: string }>(
    `insert into companies (id, slug, company_name, company_email_domain, proven_at, created_at, changed_at)
     values (gen_random_uuid(), 'saltglass', 'Saltglass', 'saltglass.example', now(), now(), now()) returning id`,
  );
  await inside(
    `with person as (
       insert into users (id, email, full_name, password_hash, email_verified_at, created_at)
       select gen_random_uuid(), $1, 'Pia Plan', password_hash, now(), now()
       from users where email = 'hire@demo.example' returning id)
     insert into roles (id, user_id, kind, company_id, created_at)
     select gen_random_uuid(), id, 'companyAdmin', $2, now() from person`,
    [email, company!.id],
  );
  return company!.id;
}

/** The clock of a plan, put forward to where it next does something. */
async function comes(companyId: string, what: "period_end" | "grace_end") {
  await inside(`update subscriptions set ${what} = now() where owner_id = $1`, [companyId]);
  await inside("update tasks set due_at = now() where key = 'billing.turn:' || $1", [companyId]);
}

async function typeCard(page: Page, number: string) {
  await page.getByLabel("Card number").fill(number);
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText("Card saved")).toBeVisible();
}

test("a plan: trial, Core by card, a payment that fails, grace, standby, and back", async ({ browser }) => {
  const companyId = await aCompany();
  const page = await signedIn(browser, email);
  await page.goto("/hire/company/plan");
  await page.getByRole("button", { name: "Try Core for 14 days" }).click();
  await expect(page.getByText(/You’re trying Core for free until/)).toBeVisible();

  await page.getByRole("button", { name: "Choose Core" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add a card" }).click();
  await typeCard(page, goodCard);
  await page.getByRole("button", { name: "Continue" }).click();
  await findNoBarrier(page);
  await page.getByRole("button", { name: "Pay $249" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome to Core" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  // While it fades out, the welcome tells the same as the page behind it.
  await expect(page.getByRole("dialog", { name: "Welcome to Core" })).toBeHidden();
  await expect(page.getByText(/You’re on Core\. It renews on/)).toBeVisible();
  await expect(page.getByRole("row", { name: /P-\d+.*Paid.*\$249/ })).toBeVisible();

  await page.getByRole("button", { name: "Add a card" }).click();
  await typeCard(page, emptyCard);
  await comes(companyId, "period_end");
  await expect(page.getByText("The last payment for your plan failed.")).toBeVisible();
  await comes(companyId, "grace_end");
  await expect(page.getByText("Your company is in standby.", { exact: true })).toBeVisible();
  await page.goto("/hire/applicants");
  await expect(page.getByText("Your company is in standby.")).toBeVisible();
  await page.getByRole("link", { name: "View plan" }).click();

  await page.getByRole("button", { name: "Add a card" }).click();
  await typeCard(page, goodCard);
  await page.getByRole("button", { name: "Leave standby" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Pay $249" }).click();
  await expect(page.getByText(/You’re on Core\. It renews on/)).toBeVisible();
  await expect(page.getByText("Your company is in standby.", { exact: true })).toBeHidden();
});
