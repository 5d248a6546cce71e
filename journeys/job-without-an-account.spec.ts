import { administrator } from "./administrator.ts";
import { findNoBarrier } from "./barriers.ts";
import { linkTo } from "./inside.ts";
import { expect, test } from "./test.ts";

test("a job without an account is written, confirmed, looked at, found, and applied for by someone new", async ({
  page,
  browser,
}) => {
  const poster = "di.crumb@crumb-bakery.example";
  await page.goto("/post-a-job");
  await page.getByLabel("Job title").fill("Night baker");
  await page.getByLabel("Company").fill("Crumb Bakery");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Night baker" })).toBeVisible();
  await page
    .getByRole("textbox", { name: "Description" })
    .fill("You bake bread at night, four nights a week.");
  await page.getByLabel("Location").fill("Leeds");
  await page.getByRole("option", { name: /Leeds, England/ }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(poster);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText(`Open the link we sent to ${poster}.`)).toBeVisible();

  await expect.poll(() => linkTo(poster)).toContain("token=");
  const { pathname, search } = new URL(linkTo(poster)!);
  await page.goto(pathname + search);
  await page.getByRole("button", { name: "Confirm and open the job" }).click();
  await expect(page.getByText(`${poster} is confirmed.`)).toBeVisible();
  await findNoBarrier(page);
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("We review your job before people see it.")).toBeVisible();

  const desk = await administrator(browser);
  await desk.goto("/admin/job-posts");
  await desk.getByRole("list", { name: "Job posts" }).getByText("Night baker").click();
  await desk.getByRole("button", { name: "Publish" }).click();
  // What can be undone is sent when the screen is left.
  const sent = desk.waitForResponse(/external-jobs\/[^/]+\/status$/);
  await desk.getByRole("link", { name: "Claims" }).click();
  await sent;
  await page.reload();
  await expect(page.getByText("Your job is live. People can find it and apply.")).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto((await page.getByRole("link", { name: "See the live job" }).getAttribute("href"))!);
  await guest
    .getByRole("link", { name: /^Apply/ })
    .first()
    .click();
  await guest.getByRole("button", { name: "Apply for this job" }).click();
  await findNoBarrier(guest);
  await guest.getByLabel("Your name").fill("Cy Crust");
  await guest.getByLabel("Email").fill("cy.crust@people.example");
  await guest.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await guest.getByLabel("LinkedIn profile").fill("https://www.linkedin.com/in/cy-crust");
  await guest.getByLabel("Where you live").fill("Leeds, England, United Kingdom");
  await guest.getByLabel("Why you?").fill("I get up when others go to bed.");
  await guest.getByRole("button", { name: "Send application" }).click();
  await expect(guest).toHaveURL(/\/applications\//);
  await expect(guest.getByRole("heading", { name: "Night baker" })).toBeVisible();

  await page.reload();
  await expect(page.getByText("Cy Crust")).toBeVisible();
  await expect(page.getByText("I get up when others go to bed.")).toBeVisible();
});
