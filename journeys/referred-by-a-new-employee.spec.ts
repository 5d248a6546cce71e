import { type Browser, expect, test } from "@playwright/test";
import { inside, linkTo } from "./inside.ts";
import { signedIn } from "./people.ts";

const email = "nadia.weaver@saltmarsh.example";
const username = "nadia-refers";

test("a team invites an employee, who brings the people they know and refers one who asks", async ({
  browser,
}) => {
  const { jobId, jobTitle, seeker, fullName } = await someoneForAJob();
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
  await friend.getByRole("button", { name: "Ask Nadia Weaver to refer me" }).click();
  await expect(friend).toHaveURL(/\/applications/);

  await nadia.goto("/teams/referrals");
  await nadia.getByRole("button", { name: `Refer ${fullName}` }).click();
  await nadia.getByRole("dialog").getByLabel("How do you know them?").fill("We mapped tides together.");
  await nadia.getByRole("dialog").getByRole("button", { name: "Refer", exact: true }).click();
  await expect(nadia.getByText(`You referred ${fullName}`)).toBeVisible();
  await nadia.goto("/teams/activity");
  await expect(nadia.getByText(`${fullName} was referred by you`)).toBeVisible();
});

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
  const [found] = await inside<{ jobId: string; jobTitle: string; seeker: string; fullName: string }>(
    `select jobs.id as "jobId", jobs.job_title as "jobTitle", users.email as seeker, users.full_name as "fullName"
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
