import type { Browser, Page } from "@playwright/test";
import { newId } from "#server/database/ids.ts";
import { administrator } from "./administrator.ts";
import { inside, linkTo } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const email = "nadia.weaver@saltmarsh.example";
const username = "nadia-refers";
const second = "second.administrator@parallel.example";

test("a team invites an employee, who refers someone who is hired, and is paid the bonus by two administrators", async ({
  browser,
}) => {
  const { jobId, jobTitle, prompts, seeker, fullName } = await someoneForAJob();
  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire/team/employees");
  await marit.getByRole("button", { name: "Invite", exact: true }).click();
  await marit.getByRole("menuitem", { name: "Invite by email" }).click();
  await marit.getByRole("dialog").getByLabel("Email").fill(email);
  await marit.getByRole("button", { name: "Send invitation" }).click();
  await expect(marit.getByRole("list", { name: "Invitations" }).getByText(email)).toBeVisible();

  const nadia = await accepting(browser);
  await nadia.goto("/teams/settings");
  await nadia.getByLabel("Username").fill(username);
  await nadia.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect.poll(() => tagged()).toBe(true);
  await nadia.goto("/teams/people/connections");
  const profile = "https://www.linkedin.com/in/a-friend-of-nadia";
  const csv = `First Name,Last Name,URL,Company,Position\nBo,Acker,${profile},Mill,${jobTitle.replaceAll(",", "")}`;
  await nadia
    .locator("input[type=file]")
    .setInputFiles({ name: "Connections.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(nadia.getByText(/^May suit: /)).toContainText(jobTitle);
  await nadia.getByRole("button", { name: "Refer Bo Acker" }).click();
  await nadia.getByRole("menuitem", { name: jobTitle }).click();
  await expect(nadia.getByRole("dialog").getByLabel("Text")).toHaveValue(
    new RegExp(`/jobs/${jobId}\\?pTag=${username}`),
  );
  await nadia.keyboard.press("Escape");

  const friend = await signedIn(browser, seeker);
  await friend.goto(`/apply/${jobId}?pTag=${username}`);
  for (const { question } of prompts)
    await friend.getByRole("textbox", { name: question }).fill("Twice, on the Severn.");
  await friend.getByRole("button", { name: "Ask Nadia Weaver to refer me" }).click();
  await expect(friend).toHaveURL(/\/applications/);

  await nadia.goto("/teams/referrals");
  await nadia.getByRole("button", { name: `Refer ${fullName}`, exact: true }).click();
  await nadia.getByRole("dialog").getByLabel("How do you know them?").fill("We mapped tides together.");
  await nadia.getByRole("dialog").getByRole("button", { name: "Refer", exact: true }).click();
  await expect(nadia.getByText(`You referred ${fullName}`)).toBeVisible();
  await nadia.goto("/teams/activity");
  await expect(nadia.getByText(`${fullName} was referred by you`)).toBeVisible();

  await bonusFor(marit, jobTitle);
  const id = await shortlisted(jobId, seeker);
  await marit.goto(`/hire/pipeline?job=${jobId}&open=${id}`);
  await marit.getByRole("dialog").getByRole("button", { name: "Hire", exact: true }).click();
  await marit.getByRole("alertdialog").getByRole("button", { name: "Hire", exact: true }).click();
  await expect.poll(() => due(id)).toBe("due");
  await nadia.goto("/teams/earnings");
  await expect(nadia.getByText(/waiting for the company’s payment/).first()).toBeVisible();
  await addAccount(nadia);

  const ada = await administrator(browser);
  await recordTransfer(ada);
  await expect.poll(() => due(id)).toBe("vested");
  await nadia.reload();
  await nadia.getByRole("button", { name: "Withdraw" }).click();
  await nadia.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(nadia.getByText("£800 to GB •••• 5432")).toBeVisible();

  await payOut(browser, ada);
  await nadia.reload();
  await expect(nadia.getByText(/reference TX 2026 1/)).toBeVisible();
  await expect(nadia.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
});

async function bonusFor(marit: Page, jobTitle: string) {
  await marit.goto("/hire/company/referrals");
  await marit.getByRole("button", { name: "Add a job" }).click();
  const terms = marit.getByRole("dialog");
  await terms.getByRole("combobox", { name: "Job" }).click();
  await marit.getByRole("option", { name: jobTitle }).first().click();
  await terms.getByLabel("Bonus for each hire").fill("800");
  await terms.getByLabel("Payments").selectOption({ label: "All at once" });
  await terms.getByLabel("Days until it is due").fill("0");
  await terms.getByRole("button", { name: "Save" }).click();
  await expect(marit.getByText("£800 on the day of the hire")).toBeVisible();
}

async function addAccount(page: Page) {
  await page.getByRole("button", { name: "Add account" }).click();
  const account = page.getByRole("dialog");
  await account.getByLabel("Account holder").fill("Nadia Weaver");
  await account.getByLabel("IBAN").fill("GB82 WEST 1234 5698 7654 33");
  await account.getByRole("button", { name: "Add account" }).click();
  await expect(account.getByText("This IBAN isn’t valid.")).toBeVisible();
  await account.getByLabel("IBAN").fill("GB82 WEST 1234 5698 7654 32");
  await account.getByRole("button", { name: "Add account" }).click();
  await expect(page.getByText("GB •••• 5432")).toBeVisible();
}

/** The company pays its invoice, which would be written at the next full hour. */
async function recordTransfer(ada: Page) {
  await inside("update tasks set due_at = now() where kind = 'rewards.invoice'");
  await expect
    .poll(async () => (await inside("select id from invoices where total = 80000 and state = 'open'")).length)
    .toBe(1);
  await ada.goto("/admin/invoices");
  await ada
    .getByRole("list", { name: "Invoices" })
    .getByRole("link", { name: /£800 from Saltmarsh/ })
    .click();
  await ada.getByLabel("Bank reference for the transfer").fill("FT 2026 7");
  await ada.getByRole("button", { name: "Paid by transfer" }).click();
  await expect(ada.getByText(/^Invoice .* is paid$/)).toBeVisible();
}

async function payOut(browser: Browser, ada: Page) {
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
  await expect(bo.getByText("GB82 WEST 1234 5698 7654 32")).toBeVisible();
  await bo.getByLabel(/^Bank’s reference/).fill("TX 2026 1");
  await bo.getByRole("button", { name: "Paid" }).click();
  await expect(bo.getByText("Payout confirmed")).toBeVisible();
}

async function openPayout(page: Page) {
  await page.goto("/admin/payouts");
  await page
    .getByRole("list", { name: "Payouts" })
    .getByRole("link", { name: /Nadia Weaver/ })
    .click();
}

/** The application that came of the referral, once the team has moved it on its board. */
async function shortlisted(jobId: string, seeker: string) {
  const [found] = await inside<{ id: string }>(
    `update applications set application_state = 'pipeline', stage = 'offer' from candidates, users
      where candidates.id = applications.candidate_id and users.id = candidates.user_id
        and applications.job_id = $1 and users.email = $2 returning applications.id`,
    [jobId, seeker],
  );
  return found!.id;
}

async function due(applicationId: string) {
  const [payment] = await inside<{ state: string }>(
    "select state from referral_payments join referral_hires on referral_hires.id = hire_id where application_id = $1",
    [applicationId],
  );
  return payment?.state;
}

/** The invited person opens the link in the email, in a browser of their own. */
async function accepting(browser: Browser) {
  await expect.poll(() => linkTo(email)).toContain("/teams/invite?token=");
  const { pathname, search } = new URL(linkTo(email)!);
  const page = await (await browser.newContext()).newPage();
  await page.goto(pathname + search);
  await page.getByLabel("Your name").fill("Nadia Weaver");
  await page.getByLabel("Password", { exact: true }).fill("a tide table by heart");
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page).toHaveURL(/\/teams$/);
  return page;
}

async function tagged() {
  return (await inside("select id from users where parallel_tag = $1", [username])).length > 0;
}

/** A job that no other story uses, and a job seeker who has never applied to this company. */
async function someoneForAJob() {
  const [found] = await inside<{
    jobId: string;
    jobTitle: string;
    prompts: { question: string }[];
    seeker: string;
    fullName: string;
  }>(
    `select jobs.id as "jobId", jobs.job_title as "jobTitle", jobs.prompts, users.email as seeker, users.full_name as "fullName"
      from jobs join companies on companies.id = jobs.company_id, candidates
      join users on users.id = candidates.user_id
      where companies.slug = 'saltmarsh' and jobs.status = 'live' and not jobs.internal
        and jobs.job_title not in ('Backend engineer', 'Product designer', 'Field technician, Severn and Solent')
        and users.email like '%@people.example' and not exists (
          select 1 from applications where applications.candidate_id = candidates.id
            and (applications.company_id = companies.id or application_state = 'referralRequest'))
        and not exists (select 1 from candidate_hidden_companies hidden
          where hidden.candidate_id = candidates.id and hidden.company_id = companies.id)
      order by jobs.id desc, users.email desc limit 1`,
  );
  return found!;
}
