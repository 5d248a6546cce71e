import { administrator } from "./administrator.ts";
import { findNoBarrier } from "./barriers.ts";
import { linkTo } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const email = "di.corner@gmail.com";
const jobTitle = "Sourdough baker";

test("a company waits to be let in, is approved, and its first job is found by job seekers", async ({
  browser,
}) => {
  const di = await (await browser.newContext()).newPage();
  await di.goto("/hire/sign-up");
  await di.getByLabel("Company name").fill("Corner Cafe");
  await di.getByLabel("Website").fill("https://social.example/cornercafe");
  await di.getByLabel("Your name").fill("Di Corner");
  await di.getByLabel("Work email").fill(email);
  await di.getByLabel("Password", { exact: true }).fill("bread before the tide");
  await di.getByRole("button", { name: "Start hiring" }).click();
  const waitList = di.getByRole("dialog", { name: "No email at your company’s domain?" });
  await waitList.getByLabel(/^What do you do/).fill("A cafe by the harbor that needs a baker.");
  await findNoBarrier(di);
  await waitList.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(di.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await expect.poll(() => linkTo(email)).toContain("verify-email?token=");
  await di.goto(new URL(linkTo(email)!).pathname + new URL(linkTo(email)!).search);
  await di.getByRole("button", { name: "Confirm email" }).click();
  await expect(di.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await di.goto("/hire/wait-list");
  await expect(di.getByRole("heading", { name: "Corner Cafe is on the waitlist" })).toBeVisible();

  const ada = await administrator(browser);
  await ada.goto("/admin/wait-list");
  await ada
    .getByRole("list", { name: "Waitlist" })
    .getByRole("link", { name: /Corner Cafe/ })
    .click();
  await ada.getByRole("button", { name: "Approve" }).click();
  await expect(ada.getByText("Corner Cafe can hire now")).toBeVisible();
  // What is decided is sent once it can’t be undone anymore, or when the screen is left.
  await ada.goto("/admin");

  await expect(di.getByRole("heading", { name: "Corner Cafe is off the waitlist" })).toBeVisible({
    timeout: 30_000,
  });
  await di.getByRole("link", { name: "Open the hiring app" }).click();
  await expect(di).toHaveURL(/\/hire\/jobs/);
  await di.goto("/hire/company");
  await di.getByRole("switch", { name: /^Careers page is public/ }).click();
  await expect(di.getByRole("switch", { name: /^Careers page is public/ })).toBeChecked();
  await di.goto("/hire/jobs/new");
  await di.getByLabel("Title").fill(jobTitle);
  await di.keyboard.press("Tab");
  await expect(di.getByRole("listbox")).toHaveCount(0);
  await di.getByRole("textbox", { name: "Description" }).click();
  await di.keyboard.type(
    "We bake for the harbor from four in the morning.\nWhat you bring\n2 years of baking",
  );
  await di.getByRole("switch", { name: "Remote work allowed" }).click();
  await expect(di.getByText("Saved").first()).toBeVisible();
  await di.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(di.getByRole("link", { name: "View job" })).toBeVisible();
  const path = (await di.getByRole("link", { name: "View job" }).getAttribute("href"))!;

  const seeker = await signedIn(browser, "seeker@demo.example");
  await seeker.goto(path);
  await expect(seeker.getByRole("heading", { name: jobTitle }).first()).toBeVisible();
  await expect(async () => {
    await seeker.goto(`/jobs?q=${encodeURIComponent(jobTitle)}`);
    await expect(seeker.getByRole("link", { name: new RegExp(jobTitle) }).first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: 30_000 });
});
