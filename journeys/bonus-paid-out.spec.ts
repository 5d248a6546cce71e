import { type Page, expect, test } from "@playwright/test";
import { newId } from "#server/database/ids.ts";
import { administrator } from "./administrator.ts";
import { inside } from "./inside.ts";
import { signedIn } from "./people.ts";

const second = "second.administrator@parallel.example";

test("someone an employee referred is hired, and two administrators pay the bonus out", async ({
  browser,
}) => {
  const { id, jobId, jobTitle } = await referredByJoel();
  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire/company/referrals");
  await marit.getByRole("button", { name: "Add a job" }).click();
  const terms = marit.getByRole("dialog");
  await terms.getByLabel("Job", { exact: true }).selectOption({ label: jobTitle });
  await terms.getByLabel("Bonus for each hire").fill("800");
  await terms.getByLabel("Payments").selectOption({ label: "All at once" });
  await terms.getByLabel("Days until it is due").fill("0");
  await terms.getByRole("button", { name: "Save" }).click();
  await expect(marit.getByText("£800 on the day of the hire")).toBeVisible();
  await marit.goto(`/hire/pipeline?job=${jobId}&open=${id}`);
  await marit.getByRole("dialog").getByRole("button", { name: "Hire", exact: true }).click();
  await marit.getByRole("alertdialog").getByRole("button", { name: "Hire", exact: true }).click();
  await expect.poll(() => due(id)).toBe("due");

  await inside("update tasks set due_at = now() where kind = 'rewards.invoice'", []);
  const ada = await administrator(browser);
  await ada.goto("/admin/invoices");
  await ada
    .getByRole("list", { name: "Invoices" })
    .getByRole("link", { name: /£800 from Saltmarsh/ })
    .click();
  await ada.getByLabel("Bank’s reference of the transfer").fill("FT 2026 7");
  await ada.getByRole("button", { name: "Paid by transfer" }).click();
  await expect(ada.getByText(/is paid$/)).toBeVisible();
  await expect.poll(() => due(id)).toBe("vested");

  const joel = await signedIn(browser, "employee@demo.example");
  await joel.goto("/teams/earnings");
  await joel.getByRole("button", { name: "Add account" }).click();
  const account = joel.getByRole("dialog");
  await account.getByLabel("Account holder").fill("Joel Tran");
  await account.getByLabel("IBAN").fill("GB82 WEST 1234 5698 7654 33");
  await account.getByRole("button", { name: "Add account" }).click();
  await expect(account.getByText("This IBAN isn’t valid.")).toBeVisible();
  await account.getByLabel("IBAN").fill("GB82 WEST 1234 5698 7654 32");
  await account.getByRole("button", { name: "Add account" }).click();
  await joel.getByRole("button", { name: "Withdraw" }).click();
  await joel.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(joel.getByText("£850 to GB •••• 5432")).toBeVisible();

  await inside("insert into administrators (id, email, full_name, created_at) values ($1, $2, $3, now())", [
    newId(),
    second,
    "Bo Second",
  ]);
  await openPayout(ada);
  await ada.getByRole("button", { name: "Approve" }).click();
  await expect(ada.getByText(/^Approved, to be sent by someone else/).last()).toBeVisible();
  await expect(ada.getByRole("button", { name: /^Send/ })).toHaveCount(0);
  const bo = await administrator(browser, second);
  await openPayout(bo);
  await bo.getByRole("button", { name: "Send: show the account" }).click();
  await expect(bo.getByText("GB82WEST12345698765432")).toBeVisible();
  await bo.getByLabel(/^Bank’s reference/).fill("TX 2026 1");
  await bo.getByRole("button", { name: "Paid" }).click();
  await expect(bo.getByText("Payout confirmed")).toBeVisible();

  await joel.reload();
  await expect(joel.getByText(/reference TX 2026 1/)).toBeVisible();
  await expect(joel.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
});

async function openPayout(page: Page) {
  await page.goto("/admin/payouts");
  await page
    .getByRole("list", { name: "Payouts" })
    .getByRole("link", { name: /Joel Tran/ })
    .click();
}

/** Someone on the board of a job that no other story uses, whom Joel referred. */
async function referredByJoel() {
  const [found] = await inside<{ id: string; jobId: string; jobTitle: string }>(
    `with referred as (update applications set employee_id = (
        select roles.id from roles join users on users.id = roles.user_id
        where users.email = 'employee@demo.example' and roles.kind = 'employee')
      from jobs where jobs.id = applications.job_id and applications.id = (
        select applications.id from applications join jobs on jobs.id = applications.job_id
        join companies on companies.id = jobs.company_id
        where companies.slug = 'saltmarsh' and jobs.status = 'live' and applications.application_state = 'pipeline'
          and stage <> 'hired' and pending_undo is null
          and jobs.job_title not in ('Backend engineer', 'Product designer', 'Field technician, Severn and Solent')
        order by applications.id limit 1)
      returning applications.*, jobs.job_title),
    kept as (insert into employee_referrals
        (id, company_id, candidate_id, employee_id, application_id, job_id, way, at, until)
      select gen_random_uuid(), company_id, candidate_id, employee_id, id, job_id, 'spoken', applied_at,
        applied_at + interval '180 days' from referred)
    select id, job_id as "jobId", job_title as "jobTitle" from referred`,
  );
  return found!;
}

async function due(applicationId: string) {
  const [payment] = await inside<{ state: string }>(
    "select state from referral_payments join referral_hires on referral_hires.id = hire_id where application_id = $1",
    [applicationId],
  );
  return payment?.state;
}
