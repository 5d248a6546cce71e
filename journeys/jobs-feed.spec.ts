import { readFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { Page } from "@playwright/test";
import { signedIn } from "./people.ts";
import { outsidePort } from "./product.ts";
import { expect, test } from "./test.ts";

const whole = readFileSync(new URL("fixtures/board.json", import.meta.url), "utf8");
const board = JSON.parse(whole) as { jobs: { title: string }[] };
const [designer, interaction, mechanic] = board.jobs.map(({ title }) => title) as [string, string, string];
const kept = "We didn’t change or close any jobs.";
const broken = {
  empty: JSON.stringify({ jobs: [], meta: { total: 0 } }),
  "cut off": whole.slice(0, whole.length / 2),
  "an error page": "<html><body>Bad gateway</body></html>",
};

/** What the board answers now. */
let answer = whole;
let server: Server;
const boardAddress = `http://127.0.0.1:${outsidePort}/board`;
test.beforeAll(async () => {
  server = createServer((_, response) => response.setHeader("content-type", "application/json").end(answer));
  await new Promise<void>((resolve) => server.listen(outsidePort, "127.0.0.1", resolve));
});
test.afterAll(() => server.close());

test("a board's jobs come in, a second reading changes nothing, a broken one closes nothing, and a job that went closes everywhere", async ({
  browser,
}) => {
  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire/jobs");
  await find(marit, whole);
  await expect(numbers(marit)).toHaveText(["New3", "Changed0", "Already here0", "No longer listed0"]);
  await bringIn(marit, "Live");
  for (const title of [designer, interaction, mechanic]) await expect(jobNamed(marit, title)).toBeVisible();

  await find(marit, whole);
  await expect(numbers(marit)).toHaveText(["New0", "Changed0", "Already here3", "No longer listed0"]);
  await marit.getByRole("button", { name: "Done" }).click();

  for (const text of Object.values(broken)) {
    await find(marit, text);
    await expect(marit.getByRole("dialog")).toContainText(kept);
    await marit.getByRole("button", { name: "Cancel" }).click();
  }
  for (const title of [designer, interaction, mechanic]) await expect(jobNamed(marit, title)).toBeVisible();

  const jonah = await signedIn(browser, "jonah.kirkby@people.example");
  await jonah.goto("/today");
  const matches = jonah.getByRole("list", { name: "Matches" });
  await expect(matches.getByText(interaction)).toBeVisible();
  await jonah.goto("/saltmarsh/careers");
  await jonah.getByRole("link", { name: designer }).click();
  const jobPage = jonah.url();
  await jonah.getByRole("link", { name: "Apply for this job" }).click();
  await jonah.getByRole("button", { name: "Send application" }).click();
  await expect(jonah).toHaveURL(/\/applications\/[\w-]+$/);
  await untilFound(jonah, 1);

  await findAt(marit, boardAddress);
  await expect(marit.getByRole("checkbox", { name: /Keep in sync/ })).toBeDisabled();
  const reason = await marit.getByRole("dialog").getByRole("note").innerText();
  await marit.getByRole("button", { name: "Try another source" }).click();
  const shown = whole.replace("&lt;p&gt;", `&lt;p&gt;${/board-\w+/.exec(reason)![0]} `);
  const shownBoard = JSON.parse(shown) as typeof board;
  answer = shown;
  await findAt(marit, boardAddress);
  await expect(numbers(marit)).toHaveText(["New0", "Changed1", "Already here2", "No longer listed0"]);
  await expect(marit.getByRole("checkbox", { name: /Keep in sync/ })).toBeChecked();
  await bringIn(marit, "Live");
  for (const text of Object.values(broken)) {
    answer = text;
    await readAgain(marit);
    await expect(feed(marit, boardAddress)).toContainText("Sync failed");
    await expect(feed(marit, boardAddress)).toContainText(kept);
  }
  for (const title of [designer, interaction, mechanic]) await expect(jobNamed(marit, title)).toBeVisible();

  answer = JSON.stringify({
    ...shownBoard,
    jobs: shownBoard.jobs.filter(({ title }) => title === mechanic),
  });
  await readAgain(marit);
  await expect(feed(marit, boardAddress)).toContainText("2 jobs closed, 1 unchanged");
  for (const title of [designer, interaction]) await expect(jobNamed(marit, title)).toHaveCount(0);
  await expect(jobNamed(marit, mechanic)).toBeVisible();
  await marit.goto("/hire/jobs?tab=closed");
  for (const title of [designer, interaction]) await expect(jobNamed(marit, title)).toBeVisible();
  const words = marit.getByRole("searchbox", { name: "Search jobs" });
  await words.pressSequentially(interaction);
  await expect(words).toHaveValue(interaction);
  await expect(jobNamed(marit, designer)).toHaveCount(0);

  await expect(async () => {
    expect((await jonah.goto(jobPage))?.status()).toBe(410);
  }).toPass();
  await expect(jonah.getByRole("status")).toContainText("This job has closed");
  await expect(jonah.getByRole("link", { name: /^Apply/ })).toHaveCount(0);
  await jonah.goto("/saltmarsh/careers");
  await expect(jonah.getByRole("link", { name: mechanic })).toBeVisible();
  for (const title of [designer, interaction])
    await expect(jonah.getByRole("link", { name: title })).toHaveCount(0);
  await untilFound(jonah, 0);
  await jonah.goto("/today");
  await expect(matches.getByRole("listitem").first()).toBeVisible();
  const closed = matches.getByRole("listitem").filter({ hasText: interaction });
  await expect(closed.getByText("This job has closed")).toBeVisible();
  await jonah.goto("/applications");
  await expect(jonah.getByRole("list", { name: "Closed" }).getByText(designer)).toBeVisible();
});

const numbers = (page: Page) => page.getByRole("dialog").locator("dl > div");
const jobNamed = (page: Page, title: string) =>
  page.getByRole("table").getByRole("link", { name: title, exact: true });
const feed = (page: Page, from: string) =>
  page.getByRole("list", { name: "Job sources" }).getByRole("listitem").filter({ hasText: from });

/** Looks at a file in the dialog. */
async function find(page: Page, text: string) {
  await page.getByRole("button", { name: "Import jobs" }).click();
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.setInputFiles("input[type=file]", {
    name: "board.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await page.getByRole("button", { name: "Find jobs" }).click();
}

async function findAt(page: Page, address: string) {
  if (!(await page.getByRole("dialog").isVisible()))
    await page.getByRole("button", { name: "Import jobs" }).click();
  await page.getByLabel("Job board link").fill(address);
  await page.getByRole("button", { name: "Find jobs" }).click();
}

/** Brings in what was found, and waits until it is there. */
async function bringIn(page: Page, how: string) {
  await page.getByRole("radio", { name: how }).click();
  await page.getByRole("button", { name: /^(?:Import|Apply) \d/ }).click();
  await expect(page.getByRole("dialog")).toContainText("All done");
  await page.getByRole("button", { name: "View jobs" }).click();
}

async function readAgain(page: Page) {
  const read = page.waitForResponse(/\/jobs\/resync$/);
  await page.getByRole("button", { name: "Sync now" }).click();
  await read;
}

/** Search follows the jobs within moments, not at once. */
async function untilFound(page: Page, jobs: number) {
  await expect(async () => {
    await page.goto("/jobs?q=lock+keepers");
    await expect(page.getByRole("list", { name: "Results" }).getByText(interaction)).toHaveCount(jobs, {
      timeout: 1000,
    });
  }).toPass();
}
