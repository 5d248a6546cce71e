import type { Page } from "@playwright/test";
import { findNoBarrier } from "./barriers.ts";
import { inside } from "./inside.ts";
import { signedIn } from "./people.ts";
import { signedEmail } from "./replies.ts";
import { expect, test } from "./test.ts";

test("a team writes to two people at once; a follow-up goes to the one who stays silent, and stops for the one who answers", async ({
  browser,
}) => {
  const page = await signedIn(browser, "hire@demo.example");
  const jobId = await aJobWithTalent();
  await page.goto(`/hire/jobs/${jobId}/outreach`);
  await page.getByRole("link", { name: "Write to people" }).click();
  const pool = page.getByRole("list", { name: "Talent pool" }).getByRole("checkbox");
  await pool.nth(0).click();
  await pool.nth(1).click();
  await page
    .getByRole("textbox", { name: "Message", exact: true })
    .fill("Hi {{candidate.firstName}}, would {{job.title}} suit you?");
  await page.getByRole("button", { name: "Add a follow-up" }).click();
  await page
    .getByRole("textbox", { name: "Words of follow-up 1" })
    .fill("Any thoughts, {{candidate.firstName}}?");
  await page.getByRole("combobox", { name: "When to send follow-up 1" }).click();
  await page.getByRole("option", { name: "In 2 days" }).click();
  await page.getByRole("button", { name: "Preview for 2 people" }).click();

  const previews = page.getByRole("list", { name: "Previews" });
  await expect(previews.getByText(/^Hi \S+, would .+ suit you\?$/)).toHaveCount(2);
  await expect(previews.getByText(/^Any thoughts, \S+\?$/)).toHaveCount(2);
  await findNoBarrier(page);
  await page.getByRole("button", { name: "Send to 2 people" }).click();
  const rows = page.getByRole("list", { name: "People written to" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);

  await timeComes("planned");
  await expect(rows.filter({ hasText: "1 of 2 messages sent" })).toHaveCount(2);
  const [silent, answering] = await invited(jobId);
  await answerByEmail(page, answering!);
  const answered = rows.filter({ hasText: answering!.full_name });
  await expect(answered).toContainText("Replied");

  await timeComes("waiting");
  const followed = rows.filter({ hasText: silent!.full_name });
  await expect(followed).toContainText("2 of 2 messages sent");
  await expect(answered).toContainText("1 of 2 messages sent");
  await answered.getByRole("link", { name: /Open the conversation/ }).click();
  await expect(page.getByText("Not right now, thank you.").first()).toBeVisible();
  await page.goto(`/hire/jobs/${jobId}/outreach`);
  await timeComes("waiting");
  await expect(followed).toContainText("Ignored");
});

interface Contacted {
  full_name: string;
  email: string;
}
/** The people who were invited, by name. */
function invited(jobId: string) {
  return inside<Contacted>(
    `select users.full_name, users.email from outreach_people
      join candidates on candidates.id = outreach_people.candidate_id
      join users on users.id = candidates.user_id where outreach_people.job_id = $1 order by users.full_name`,
    [jobId],
  );
}

async function answerByEmail(page: Page, { email }: Contacted) {
  const address = () =>
    inside<{ reply_to: string }>(
      "select reply_to from outbox where recipient = $1 and reply_to is not null order by created_at desc",
      [email],
    );
  await expect.poll(async () => (await address()).length).toBeGreaterThan(0);
  const [{ reply_to: to }] = (await address()) as [{ reply_to: string }];
  const text = "Not right now, thank you.\r\n\r\n> Hi, would this suit you?";
  const answer = await page.request.post("/api/inbound-email", signedEmail({ from: email, to, text }));
  expect(await answer.json()).toMatchObject({ outcome: "added" });
}

/** A live job of the demo team for which several people are looking. */
async function aJobWithTalent() {
  const [job] = await inside<{ id: string }>(
    `select jobs.id from jobs join companies on companies.id = jobs.company_id
      where companies.slug = 'saltmarsh' and jobs.status = 'live' and jobs.job_title ilike '%backend%' limit 1`,
  );
  return job!.id;
}

/** The next working hour of those who are planned, or the day of a follow-up of those who wait, has come. */
function timeComes(state: "planned" | "waiting") {
  return inside(
    "update tasks set due_at = now() where key in (select 'outreach:' || id from outreach_people where state = $1)",
    [state],
  );
}
