import { type Server, createServer } from "node:http";
import type { Page } from "@playwright/test";
import { findNoBarrier } from "./barriers.ts";
import { inside, linkTo } from "./inside.ts";
import { outsidePort } from "./product.ts";
import { expect, test } from "./test.ts";

const host = `127.0.0.1:${outsidePort}`;
const address = `http://${host}/sandbar`;
const email = "di.known@sandbar.example";

interface Posting {
  id: number;
  title: string;
  place: string;
  text: string;
}
const boatman: Posting = { id: 1, title: "Boatman", place: "Leeds, United Kingdom", text: "You row." };
const cook: Posting = { id: 2, title: "Ship’s cook", place: "York, United Kingdom", text: "You cook." };
const diver: Posting = { id: 3, title: "Diver", place: "Hull, United Kingdom", text: "You dive." };
const pilot: Posting = { id: 4, title: "Harbor pilot", place: "Hull, United Kingdom", text: "You steer." };

/** What the board answers now, and with which status. */
let answer = { status: 200, body: "" };
let server: Server;
function serve(postings: Posting[]) {
  const jobs = postings.map(({ id, title, place, text }) => ({
    id,
    title,
    absolute_url: `http://${host}/jobs/${id}`,
    location: { name: place },
    content: `<p>${text}</p>`,
    departments: [],
    updated_at: "2026-11-01T00:00:00Z",
  }));
  answer = { status: 200, body: JSON.stringify({ jobs, meta: { total: jobs.length } }) };
}

test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(outsidePort, "127.0.0.1", resolve));
});
/** The board’s host is another company’s in another story. */
test.afterAll(async () => {
  server.close();
  await inside("delete from company_boards where board = $1", [host]);
});

test("a board is imported, what changes is read before it does, and a failed crawl says so until it works again", async ({
  page,
}) => {
  await aTeamAtSandbar(page);
  await page.goto("/hire/jobs");
  serve([boatman, cook, diver]);
  await findJobs(page);
  const reason = await page.getByRole("dialog").getByRole("note").innerText();
  const shown = { ...diver, text: `You dive. ${/board-\w+/.exec(reason)![0]}` };
  await page.getByRole("button", { name: "Try another source" }).click();
  serve([boatman, cook, shown]);
  await findJobs(page);
  await expect(numbers(page)).toHaveText(["New3", "Changed0", "Already here0", "No longer listed0"]);
  await page.getByRole("radio", { name: "Live" }).click();
  await importThem(page, "Import 3 jobs live");
  for (const { title } of [boatman, cook, diver]) await expect(jobNamed(page, title)).toBeVisible();

  serve([{ ...boatman, place: "Whitby, United Kingdom", text: "You row at night." }, shown, pilot]);
  await page.getByRole("button", { name: "More for Greenhouse" }).click();
  await page.getByRole("menuitem", { name: "Show changes first" }).click();
  await expect(numbers(page)).toHaveText(["New1", "Changed1", "Already here1", "No longer listed1"]);
  await page.getByRole("button", { name: "What changes in Boatman" }).click();
  const changes = page.getByRole("dialog", { name: "Boatman" });
  await expect(changes.getByRole("deletion").first()).toContainText("Leeds");
  await expect(changes.getByRole("insertion").first()).toContainText("Whitby");
  await expect(changes).toContainText("You row at night.");
  await findNoBarrier(page);
  await page.keyboard.press("Escape");
  await expect(jobNamed(page, pilot.title)).toHaveCount(0);
  await importThem(page, "Import 3 jobs live");
  for (const { title } of [boatman, diver, pilot]) await expect(jobNamed(page, title)).toBeVisible();
  await expect(jobNamed(page, cook.title)).toHaveCount(0);

  answer = { status: 503, body: "Down for maintenance" };
  await page.getByRole("button", { name: "Sync now" }).click();
  await expect(source(page)).toContainText("Sync failed");
  await expect(source(page)).toContainText("The job board returned an error (503).");
  await expect(source(page)).toContainText("We didn’t change or close any jobs.");
  for (const { title } of [boatman, diver, pilot]) await expect(jobNamed(page, title)).toBeVisible();
  await findNoBarrier(page);

  serve([boatman, shown, pilot, cook]);
  await page.getByRole("button", { name: "Sync now" }).click();
  await expect(source(page)).toContainText("Synced");
  await expect(source(page)).toContainText("2 jobs changed, 2 unchanged");
  await expect(jobNamed(page, cook.title)).toBeVisible();
  await page.getByRole("button", { name: "More for Greenhouse" }).click();
  await page.getByRole("menuitem", { name: "Sync history" }).click();
  await expect(page.getByRole("list", { name: "Syncs" })).toContainText(
    "The job board returned an error (503)",
  );
});

/** A company of this story’s own, proven by the mailed link. */
async function aTeamAtSandbar(page: Page) {
  await inside(
    `insert into companies (id, slug, company_name, company_email_domain, published, created_at, changed_at)
     values (gen_random_uuid(), 'sandbar', 'Sandbar', 'sandbar.example', true, now(), now())`,
  );
  await page.goto("/hire/take-over/sandbar");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Your name").fill("Di Known");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Take over this page" }).click();
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await expect.poll(() => linkTo(email)).toContain("verify-email?token=");
  const { pathname, search } = new URL(linkTo(email)!);
  await page.goto(pathname + search);
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
}

const numbers = (page: Page) => page.getByRole("dialog").locator("dl > div");
const jobNamed = (page: Page, title: string) =>
  page.getByRole("table").getByRole("link", { name: title, exact: true });
const source = (page: Page) =>
  page.getByRole("list", { name: "Job sources" }).getByRole("listitem").filter({ hasText: address });

async function findJobs(page: Page) {
  if (!(await page.getByRole("dialog").isVisible()))
    await page.getByRole("button", { name: "Import jobs" }).first().click();
  await page.getByLabel("Job board link").fill(address);
  await page.getByRole("button", { name: "Find jobs" }).click();
}

async function importThem(page: Page, button: string) {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog")).toContainText("All done");
  await page.getByRole("button", { name: "View jobs" }).click();
}
