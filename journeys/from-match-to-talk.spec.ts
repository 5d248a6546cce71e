import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("a match is applied for, shortlisted, and both talk, through a dropped connection, without loss or doubles", async ({
  browser,
}) => {
  const noor = await signedIn(browser, "seeker@demo.example");
  await noor.goto("/today");
  const match = noor
    .getByRole("list", { name: "Matches" })
    .getByRole("listitem")
    .filter({ hasText: "Saltmarsh" })
    .first();
  await match.getByRole("link").click();
  await expect(noor.getByRole("heading", { name: "Why it fits" })).toBeVisible();
  await noor.getByRole("link", { name: /^Apply/ }).click();
  await noor.getByLabel(/Cover note/).fill("I have drawn tides for six years.");
  for (const question of await noor.getByRole("textbox").all())
    if (!(await question.inputValue())) await question.fill("Yes, gladly.");
  await noor.getByRole("button", { name: "Send application" }).click();
  await expect(noor).toHaveURL(/\/applications\/[\w-]+$/);
  await expect(noor.getByRole("list", { name: "Activity" }).getByText("You applied")).toBeVisible();
  await expect(noor.getByText("I have drawn tides for six years.")).toBeVisible();
  const page = noor.url();
  await noor.goto("/applications");
  const underWay = noor.getByRole("list", { name: "Active" });
  await underWay.getByRole("listitem").filter({ hasText: "Saltmarsh" }).first().getByRole("link").click();
  await expect(noor).toHaveURL(page);

  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire/applicants");
  for (const split of ["qualified", "unqualified"]) {
    await marit.goto(`/hire/applicants?tab=pending&split=${split}`);
    await expect(marit.getByRole("list", { name: "Applicants" }).getByRole("listitem").first()).toBeVisible();
    if (await marit.getByRole("link", { name: "Noor Bakker" }).count()) break;
  }
  await marit.getByRole("link", { name: "Noor Bakker" }).click();
  await expect(marit.getByRole("heading", { level: 2, name: "Noor Bakker" })).toBeVisible();
  await marit.keyboard.press("s");
  await expect(marit.getByText("Noor Bakker shortlisted")).toBeVisible();

  await noor.goto("/messages");
  await expect(noor.getByRole("list", { name: "Conversations" }).getByText("Saltmarsh").first()).toBeVisible({
    timeout: 30_000,
  });
  await noor
    .getByRole("list", { name: "Conversations" })
    .getByRole("link", { name: "Saltmarsh" })
    .first()
    .click();
  await noor.getByLabel("Message Saltmarsh").fill("Hello, I am Noor.");
  await noor.keyboard.press("Enter");
  await expect(noor.getByRole("log").getByText("Hello, I am Noor.")).toHaveCount(1);

  await marit.goto("/hire/messages");
  await marit.getByRole("list", { name: "Conversations" }).getByRole("link", { name: "Noor Bakker" }).click();
  await expect(marit.getByRole("article", { name: "Hello, I am Noor." })).toHaveCount(1);

  await noor.context().setOffline(true);
  await marit.getByLabel("Message Noor Bakker").fill("Welcome. Thursday at two?");
  await marit.keyboard.press("Enter");
  await expect(marit.getByRole("log").getByText("Welcome. Thursday at two?")).toHaveCount(1);
  await noor.getByLabel("Message Saltmarsh").fill("Written while away.");
  await noor.keyboard.press("Enter");
  await noor.context().setOffline(false);

  await expect(noor.getByRole("log").getByText("Welcome. Thursday at two?")).toHaveCount(1, {
    timeout: 30_000,
  });
  await expect(marit.getByRole("log").getByText("Written while away.")).toHaveCount(1, { timeout: 30_000 });
  await expect(noor.getByRole("log").getByText("Written while away.")).toHaveCount(1);
});

test("an application can be withdrawn with a reason, and stands among the ended ones", async ({
  browser,
}) => {
  const noor = await signedIn(browser, "seeker@demo.example");
  await noor.goto("/notifications");
  const notification = noor
    .getByRole("listitem")
    .filter({ hasText: "Mossbank Council received your application" });
  await notification.getByRole("link").click();
  await expect(noor.getByRole("list", { name: "Activity" }).getByRole("listitem").first()).toBeVisible();
  await noor.getByRole("button", { name: "Withdraw" }).click();
  await noor.getByLabel(/Reason/).fill("Took another offer");
  await noor.getByRole("button", { name: "Withdraw application" }).click();
  await expect(noor.getByText("Withdrawn by you")).toBeVisible();
  await noor.getByRole("link", { name: "Applications", exact: true }).first().click();
  const ended = noor
    .getByRole("list", { name: "Closed" })
    .getByRole("listitem")
    .filter({ hasText: "Mossbank" });
  await expect(ended.getByText("Withdrawn by you")).toBeVisible();
});
