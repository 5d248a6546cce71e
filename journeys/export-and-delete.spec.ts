import { readFile } from "node:fs/promises";
import { type Page, expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { withKey } from "./api-key.ts";
import { findNoBarrier } from "./barriers.ts";
import { inside } from "./inside.ts";
import { signedIn } from "./people.ts";
import { test } from "./test.ts";

const fullName = "Ottoline Vexworth";
const email = "ottoline.vexworth@people.example";
const tag = "ottoline-vexworth";
const password = "harbor lights at dawn 7";
const pitch = "I tune harpsichords at dawn.";

/** Someone with a public profile, who applied at the demo company. */
async function joinAndApply(page: Page) {
  const send = async (method: "post" | "patch", path: string, data: object) => {
    const answer = await page.request[method](`/api${path}`, { headers: withKey, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const account = { email, fullName, password, parallelTag: tag };
  const { user } = await send("post", "/users/signup/candidate", account);
  await inside("update users set email_verified_at = now() where email = $1", [email]);
  const { id } = user.candidate;
  await send("patch", `/candidates/${id}`, {
    location: "Leeds, United Kingdom",
    linkedInUrl: "https://www.linkedin.com/in/ottoline-vexworth",
  });
  const shown = { published: true, indexed: false, fields: { fullName: "everyone" } };
  await send("patch", `/candidates/${id}/public-profile`, shown);
  const [job] = await inside<{ id: string }>(
    `select jobs.id from jobs join companies on companies.id = jobs.company_id
     join roles on roles.company_id = companies.id join users on users.id = roles.user_id
     where users.email = 'hire@demo.example' and jobs.status = 'live' and jobs.prompts = '[]' and jobs.source_url is null
     order by jobs.created_at limit 1`,
  );
  await send("post", `/job/${job!.id}/apply`, { pitch });
  return job!.id;
}

/** What the file of someone’s data holds, by name. */
async function downloadedCopy(page: Page) {
  await page.getByRole("button", { name: "Prepare my data" }).click();
  const link = page.getByRole("link", { name: "Download my data" });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const coming = page.waitForEvent("download");
  await link.click();
  return unzipSync(new Uint8Array(await readFile(await (await coming).path())));
}

test("a person takes a copy of their data, deletes their account, and is found nowhere", async ({
  browser,
  page,
}) => {
  const jobId = await joinAndApply(page);
  const marit = await signedIn(browser, "hire@demo.example");
  const stranger = await browser.newPage();
  const applicants = () => marit.request.get(`/api/requests/jobs/${jobId}`, { headers: withKey });
  const told = async () => (await applicants()).text();
  await expect.poll(told).toContain(fullName);
  await stranger.goto(`/people/${tag}`);
  await expect(stranger.getByRole("heading", { name: fullName })).toBeVisible();

  await page.goto("/settings?tab=privacy");
  const copy = await downloadedCopy(page);
  const data = JSON.parse(strFromU8(copy["data.json"]!));
  expect(data.account).toMatchObject({ fullName, email });
  expect(data.applications).toMatchObject([{ pitch }]);

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText("We withdraw your open applications.")).toBeVisible();
  await findNoBarrier(page);
  const erase = dialog.getByRole("button", { name: "Delete account permanently" });
  await dialog.getByLabel("Your password", { exact: true }).fill("not this one");
  await erase.click();
  await expect(dialog.getByText("The password is wrong")).toBeVisible();
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await erase.click();
  await expect(page).toHaveURL(/\/(sign-in.*)?$/);

  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect((await stranger.goto(`/people/${tag}`))!.status()).toBe(404);
  await expect.poll(told).not.toContain(fullName);
  expect(await told()).not.toContain(pitch);
  await marit.goto("/hire/applicants?tab=passed");
  await expect(marit.getByText("Deleted account").first()).toBeVisible();
});
