import { type Server, createServer } from "node:http";
import type { Page } from "@playwright/test";
import { type Records, publishRecords } from "./dns.ts";
import { signedIn } from "./people.ts";
import { outsidePort } from "./product.ts";
import { expect, test } from "./test.ts";

/** Two names of one machine are two sites to a browser: the first is the company's, the other nobody's. */
const own = `http://127.0.0.1:${outsidePort}`;
const hostile = `http://localhost:${outsidePort}`;
const address = "careers.saltmarsh.example";
const records: Records = new Map();
let snippet = "";
let site: Server;
let dns: Awaited<ReturnType<typeof publishRecords>>;

/** Another site, which puts the snippet into its page, and tells itself that the jobs are of an absurd height. */
test.beforeAll(async () => {
  site = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><meta name="viewport" content="width=device-width"><h1>Elsewhere</h1>${snippet}
<script>setInterval(() => { postMessage({ careersHeight: 15000 }, "*"); frames[0]?.postMessage({ careersHeight: 1 }, "*"); }, 50)</script>`);
  });
  await new Promise<void>((resolve) => site.listen(outsidePort, resolve));
  dns = await publishRecords(records);
});
test.afterAll(async () => {
  await dns.close();
  await new Promise((resolve) => site.close(resolve));
});

test("a company builds its careers page, shows it at its own address, and puts its jobs into its own website", async ({
  browser,
  page,
}) => {
  const marit = await signedIn(browser, "hire@demo.example");
  await test.step("the page is built, looked at and published", () => build(marit, page, "Work by the tide"));
  await test.step("it is at the company's own address", () => moveIn(marit, page));
  await test.step("the jobs are on the company's website, and on no other", () => embed(marit, page));
  await leave(marit);
});

/** What is written shows in the preview at once, and to everyone once it is published. */
async function build(marit: Page, visitor: Page, headline: string) {
  await marit.goto("/hire/company/careers");
  await marit.getByRole("button", { name: /^Header/ }).click();
  await marit.getByLabel("Headline", { exact: true }).fill(headline);
  const preview = marit.frameLocator("iframe[title='Preview of your careers page']");
  await expect(preview.getByRole("heading", { level: 1, name: headline })).toBeVisible();
  await visitor.goto("/saltmarsh/careers");
  await expect(visitor.getByRole("heading", { level: 1, name: headline })).toHaveCount(0);
  await marit.getByRole("button", { name: "Publish" }).click();
  await expect(marit.getByText("Published", { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1, name: headline })).toBeVisible();
}

/** The two records are entered where the company manages its DNS; then a browser finds the page there. */
async function moveIn(marit: Page, visitor: Page) {
  await marit.goto("/hire/company/domain");
  await marit.getByRole("textbox", { name: "Address" }).fill(address);
  await marit.getByRole("button", { name: "Add address" }).click();
  const asked = marit.getByRole("group", { name: `DNS records of ${address}` });
  const proof = asked.getByRole("row", { name: /TXT/ }).locator("code");
  records.set(`TXT ${await proof.first().innerText()}`, await proof.last().innerText());
  records.set(`A ${address}`, "127.0.0.1");
  await marit.getByRole("button", { name: "Check records" }).click();
  await expect(marit.getByText("Live", { exact: true })).toBeVisible();

  await visitor.goto(`http://${address}:${new URL(marit.url()).port}/`);
  await expect(visitor.getByRole("heading", { level: 1, name: "Work by the tide" })).toBeVisible();
  await visitor.getByRole("button", { name: "Refuse" }).click();
  await expect(visitor.getByRole("button", { name: "Refuse" })).toHaveCount(0);
  expect(new URL(visitor.url()).hostname).toBe(address);
  await expect(visitor.getByRole("link", { name: /Backend engineer/ })).toBeVisible();
}

async function embed(marit: Page, page: Page) {
  await marit.goto("/hire/company/embed");
  snippet = await marit.getByLabel("Snippet to copy").innerText();
  const preview = marit.frameLocator("iframe[title='Preview of your jobs']");
  await expect(preview.getByRole("link", { name: /Backend engineer/ })).toBeVisible();
  await marit.getByLabel("Sites that show your jobs").fill(own);
  await marit.keyboard.press("Enter");
  await marit.getByRole("button", { name: "Save" }).click();
  await expect(marit.getByText("Your site shows it within a minute.")).toBeVisible();

  await page.goto(own);
  const frame = page.frameLocator("iframe[title='Open jobs']");
  await expect(frame.getByRole("link", { name: /Backend engineer/ })).toBeVisible();
  for (const width of [320, 768, 1280]) await fits(page, width);
  expect(await page.evaluate("document.querySelector('iframe').contentDocument")).toBeNull();
  const [job] = await Promise.all([
    page.waitForEvent("popup"),
    frame.getByRole("link", { name: /Backend engineer/ }).click(),
  ]);
  await expect(job.getByRole("heading", { name: "Backend engineer", level: 1 })).toBeVisible();

  await page.goto(hostile);
  await expect(page.locator("iframe")).toBeVisible();
  await expect(frame.getByRole("link")).toHaveCount(0);
}

/** The frame is as high as the jobs, whatever the page around it says, and nothing is wider than the page. */
async function fits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const inside = page.frames().find((each) => each.url().includes("/embed/"))!;
  const measure = async () => {
    const jobs = await inside.evaluate<number>("document.documentElement.offsetHeight");
    const wide = await inside.evaluate<boolean>("document.documentElement.scrollWidth > innerWidth");
    const { height } = (await page.locator("iframe").boundingBox())!;
    return { apart: Math.abs(jobs - height), wide };
  };
  await expect.poll(measure).toEqual({ apart: expect.closeTo(0, 0), wide: false });
}

/** The demo world as it was. */
async function leave(marit: Page) {
  await marit.goto("/hire/company/embed");
  await marit.getByRole("button", { name: `Remove ${own}` }).click();
  await marit.getByRole("button", { name: "Save" }).click();
  await expect(marit.getByText("Your site shows it within a minute.")).toBeVisible();
  await marit.goto("/hire/company/domain");
  await marit.getByRole("button", { name: "Remove", exact: true }).click();
  await marit.getByRole("button", { name: "Remove address" }).click();
  await expect(marit.getByText("No address yet")).toBeVisible();
  await marit.goto("/hire/company/careers");
  await marit.getByRole("button", { name: /^Header/ }).click();
  await marit.getByLabel("Headline", { exact: true }).fill("");
  await expect(marit.getByText("Draft saved")).toBeVisible();
  await marit.getByRole("button", { name: "Publish" }).click();
  await expect(marit.getByText("Published", { exact: true })).toBeVisible();
}
