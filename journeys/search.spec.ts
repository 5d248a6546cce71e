import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const results = { name: "Results" } as const;

test("a slip of the finger, filters, back, a shared address, and an application", async ({
  browser,
  page,
}) => {
  await page.goto("/jobs");
  await expect(page.getByRole("heading", { name: "Find a job" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search jobs" }).pressSequentially("enginer", { delay: 30 });
  await expect(page).toHaveURL(/q=enginer/);
  await expect(page.getByRole("list", { name: "Suggestions" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list", { name: "Suggestions" })).toHaveCount(0);
  await expect(page.getByText("Showing results for engineer")).toBeVisible();
  const hits = page.getByRole("list", results).getByRole("listitem");
  await expect(hits.first()).toContainText(/engineer/i);

  const before = await page.getByRole("status").first().innerText();
  await page.getByRole("link", { name: /^Remote jobs/ }).click();
  await expect(page).toHaveURL(/remote=true/);
  await expect(page.getByRole("status").first()).not.toHaveText(before);
  const remote = await page.getByRole("status").first().innerText();
  await page.getByRole("link", { name: /^Engineering/ }).click();
  await expect(page).toHaveURL(/department=Engineering/);
  await page.goBack();
  await expect(page).not.toHaveURL(/department/);
  await expect(page.getByRole("status").first()).toHaveText(remote);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole("status").first()).toHaveText(remote);

  const shared = await signedIn(browser, "seeker@demo.example");
  await shared.goto(page.url());
  // Job seekers see jobs in their own country, or remote jobs open to it.
  await expect(shared.getByText(/^Remote work open to|^Jobs in/)).toContainText("Netherlands");
  await expect(shared.getByRole("searchbox", { name: "Search jobs" })).toHaveValue("enginer");
  await shared.getByRole("list", results).getByRole("link").first().click();
  await expect(shared).toHaveURL(/\/jobs\/[0-9a-f-]{36}/);
  await shared
    .getByRole("link", { name: /^Apply/ })
    .first()
    .click();
  await expect(shared.getByRole("button", { name: "Send application" })).toBeVisible();
});

test("search reads without JavaScript", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/jobs?q=designer");
  await expect(page.getByRole("list", results).getByRole("listitem").first()).toContainText(/designer/i);
  await page.getByRole("link", { name: /^Remote jobs/ }).click();
  await expect(page).toHaveURL(/remote=true/);
});

test("a search is remembered and kept, its rhythm changed, and taken back", async ({ browser }) => {
  const page = await signedIn(browser, "seeker@demo.example");
  const remembered = page.waitForResponse(
    (answer) => answer.url().endsWith("/recent-searches") && answer.request().method() === "POST",
  );
  await page.goto("/jobs?q=product+designer");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Saved", exact: true })).toBeVisible();
  await remembered;
  await page.goto("/jobs");
  const lately = page.getByRole("navigation", { name: "Your recent searches" }).getByRole("link");
  await expect(lately.first()).toHaveText("product designer");
  await page.goto("/saved");
  const search = page
    .getByRole("list", { name: "Saved searches" })
    .getByRole("listitem")
    .filter({ hasText: "product designer" });
  await expect(search).toBeVisible();
  await search.getByRole("combobox").click();
  await page.getByRole("option", { name: "Weekly" }).click();
  await expect(search.getByRole("combobox")).toHaveText(/Weekly/);
  await search.getByRole("button", { name: /^Remove/ }).click();
  await expect(search).toHaveCount(0);
});
