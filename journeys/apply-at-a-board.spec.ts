import { openLoopbackBoard } from "#server/testing/loopback-board.ts";
import { findNoBarrier } from "./barriers.ts";
import { inside } from "./inside.ts";
import { signedIn } from "./people.ts";
import { boardsPort } from "./product.ts";
import { expect, test } from "./test.ts";

test("a board’s form is filled in, the missing answers are asked for, and one press sends it", async ({
  browser,
}) => {
  const board = await openLoopbackBoard(boardsPort);
  const company = "Crumb at a board";
  await inside(
    `with company as (insert into companies (id, slug, company_name, published, is_managed, created_at, changed_at)
       values (gen_random_uuid(), 'crumb-at-a-board', $1, true, false, now(), now()) returning id)
     insert into jobs (id, public_job_id, company_id, job_title, job_description, locations, status,
       published_to_marketplace, job_platform, source_id, source_url, created_at, changed_at, published_at)
     select gen_random_uuid(), 'crumb-at-a-board', id, 'Night baker', '<p>You bake.</p>', '{Leeds}', 'live', false,
       'greenhouse', '127817', 'https://boards.greenhouse.io/crumb/jobs/127817', now(), now(), now() from company`,
    [company],
  );
  const [job] = await inside<{ id: string }>("select id from jobs where public_job_id = 'crumb-at-a-board'");
  const page = await signedIn(browser, "seeker@demo.example");
  await page.goto(`/apply/${job!.id}`);
  await findNoBarrier(page);
  await page.getByRole("link", { name: "Fill in the form" }).click();
  const missing = page.getByRole("region", { name: "Needs your answer" });
  await missing.getByLabel("Why do you want to bake with us?").fill("I like mornings.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("seeker@demo.example");
  await findNoBarrier(page);
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(missing.getByText("Please answer this").first()).toBeVisible();
  expect(board.applications()).toEqual([]);

  await missing.getByRole("radio", { name: "Yes" }).click();
  await missing.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await expect(page.getByText("I like mornings.")).toBeVisible();
  await findNoBarrier(page);
  expect(board.applications()).toHaveLength(1);
  await page.getByRole("link", { name: "See your applications" }).click();
  const kept = page
    .getByRole("list", { name: "Other sites" })
    .getByRole("listitem")
    .filter({ hasText: company });
  await expect(kept.getByRole("link", { name: "Receipt" })).toBeVisible();

  await inside("delete from external_applications where company_name = $1", [company]);
  await inside("delete from agent_applications where job_id = $1", [job!.id]);
  await inside("delete from jobs where id = $1", [job!.id]);
  await inside("delete from companies where company_name = $1", [company]);
  board.close();
});
