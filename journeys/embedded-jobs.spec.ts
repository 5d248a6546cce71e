import { type Server, createServer } from "node:http";
import { type Page, expect, test } from "@playwright/test";
import { signedIn } from "./people.ts";

const port = 3198;
/** Two names of one machine are two sites to a browser: the first is the company's, the other nobody's. */
const own = `http://127.0.0.1:${port}`;
const hostile = `http://localhost:${port}`;
let snippet = "";
let site: Server;

/** Another site, which puts the snippet into its page, and tells itself that the jobs are of an absurd height. */
test.beforeAll(async () => {
  site = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><meta name="viewport" content="width=device-width"><h1>Elsewhere</h1>${snippet}
<script>setInterval(() => { postMessage({ careersHeight: 15000 }, "*"); frames[0]?.postMessage({ careersHeight: 1 }, "*"); }, 50)</script>`);
  });
  await new Promise<void>((resolve) => site.listen(port, resolve));
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

test("a company puts its jobs into its own website, and no other site can", async ({ browser, page }) => {
  const marit = await signedIn(browser, "hire@demo.example");
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
});

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
