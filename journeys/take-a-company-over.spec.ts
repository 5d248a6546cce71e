import { findNoBarrier } from "./barriers.ts";
import { type Records, publishRecords } from "./dns.ts";
import { inside, linkTo } from "./inside.ts";
import { expect, test } from "./test.ts";
import { withKey } from "./api-key.ts";

/** A company as an import leaves it: known, and run by nobody. */
function known(slug: string, name: string, published: boolean) {
  return inside(
    `insert into companies (id, slug, company_name, company_email_domain, published, created_at, changed_at)
     values (gen_random_uuid(), $1, $2, $1 || '.example', $3, now(), now())`,
    [slug, name, published],
  );
}

test("a company that nobody runs says so on its page, and leads to taking it over", async ({ page }) => {
  await known("flotsam", "Flotsam", true);
  await page.goto("/flotsam/careers");
  await page.getByRole("link", { name: "Take it over" }).click();
  await expect(page.getByRole("heading", { name: "Take over Flotsam" })).toBeVisible();
  await page.getByLabel("Work email").fill("di@gmail.com");
  await page.getByLabel("Your name").fill("Di Known");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Take over this page" }).click();
  await expect(page.getByText("Email address must match company domain")).toBeVisible();
  await findNoBarrier(page);
});

test("sign-up finds a known company; the mailed link proves it, and then its page is published", async ({
  page,
  browser,
}) => {
  await known("driftwood", "Driftwood", false);
  const email = "di.known@driftwood.example";
  await page.goto("/hire/sign-up");
  await page.getByLabel("Website").fill("https://www.driftwood.example/about");
  await page.getByLabel("Website").blur();
  await page.getByLabel("Your name").fill("Di Known");
  await page.getByLabel("Work email").fill(email);
  await page.getByRole("button", { name: "Take it over" }).click();
  const dialog = page.getByRole("dialog", { name: "Take over Driftwood" });
  await expect(dialog.getByLabel("Work email")).toHaveValue(email);
  await expect(dialog.getByLabel("Your name")).toHaveValue("Di Known");
  await findNoBarrier(page);
  await dialog.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await dialog.getByRole("button", { name: "Take over this page" }).click();
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await expect(page.getByText(/^parallel-claim=/)).toBeVisible();
  await findNoBarrier(page);

  await expect.poll(() => linkTo(email)).toContain("verify-email?token=");
  const { pathname, search } = new URL(linkTo(email)!);
  await page.goto(pathname + search);
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await page.goto("/hire/claim");
  await expect(page.getByRole("heading", { name: "Driftwood is yours" })).toBeVisible();
  await findNoBarrier(page);
  await page.getByRole("link", { name: "Complete your page" }).click();
  await page.getByRole("switch", { name: "Careers page is public" }).click();
  await expect(page.getByText("Careers page published")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/driftwood/careers");
  await expect(visitor.getByRole("heading", { name: "Work at Driftwood" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Take it over" })).toHaveCount(0);
  await visitor.goto("/hire/take-over/driftwood");
  await expect(visitor.getByRole("heading", { name: "Ask to join Driftwood" })).toBeVisible();
  await findNoBarrier(visitor);
});

test("a record at the domain proves a company without a mailbox there, and then its page is published", async ({
  page,
  browser,
}) => {
  await known("kelpworks", "Kelpworks", false);
  const email = "noa.known@elsewhere.example";
  const signedUp = await page.request.post("/api/users/signup", {
    headers: withKey,
    data: { email, fullName: "Noa Known", password: "correct horse battery" },
  });
  expect(signedUp.ok()).toBe(true);
  await inside("update users set email_verified_at = now() where email = $1", [email]);
  await page.goto("/hire/take-over/kelpworks");
  await expect(page.getByText(`You’re signed in as ${email}`)).toBeVisible();
  await page.getByLabel("Work email").fill("noa@kelpworks.example");
  await page.getByRole("button", { name: "Take over this page" }).click();
  const record = page.getByText(/^parallel-claim=/);
  await expect(record).toBeVisible();
  const records: Records = new Map();
  const dns = await publishRecords(records);
  try {
    await page.getByRole("button", { name: "Check record" }).click();
    await expect(page.getByText(/We didn’t find the record at kelpworks\.example yet/)).toBeVisible();
    records.set("TXT kelpworks.example", (await record.textContent())!);
    await page.getByRole("button", { name: "Check record" }).click();
    await expect(page.getByRole("heading", { name: "Kelpworks is yours" })).toBeVisible();
  } finally {
    await dns.close();
  }
  await page.getByRole("link", { name: "Complete your page" }).click();
  await page.getByRole("switch", { name: "Careers page is public" }).click();
  await expect(page.getByText("Careers page published")).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/kelpworks/careers");
  await expect(visitor.getByRole("heading", { name: "Work at Kelpworks" })).toBeVisible();
});
