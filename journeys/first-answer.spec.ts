import type { Browser } from "@playwright/test";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const screens = [
  { path: "/today", email: "seeker@demo.example", list: "Matches", reads: "/api/candidate-job-matches" },
  { path: "/messages", email: "seeker@demo.example", list: "Conversations", reads: "/api/conversations" },
  { path: "/hire/applicants", email: "hire@demo.example", list: "Applicants", reads: "/api/requests/feed" },
  { path: "/hire/messages", email: "hire@demo.example", list: "Conversations", reads: "/api/conversations" },
];

for (const { path, email, list, reads } of screens)
  test(`${path}: its rows are in the first answer, and stay when the page is alive`, async ({ browser }) => {
    const page = await signedIn(browser, email);
    // A first visit marks the person at the top as read, and asks for the rows again.
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const cookies = await page.context().cookies();
    const rows = await rowsWithoutScripts(browser, { path, cookies, list });
    expect(rows.length).toBeGreaterThan(2);

    const said: string[] = [];
    page.on("pageerror", ({ message }) => said.push(message));
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(said).toEqual([]);
    expect(asked).not.toContain(reads);
    const links = page.getByRole("list", { name: list }).getByRole("link");
    expect(await links.allInnerTexts()).toHaveLength(rows.length);
  });

// Someone invited in working hours comes first among all, and has no message yet; who applied has some.
const conversations = [
  { path: "/messages", email: "seeker@demo.example" },
  { path: "/hire/messages?group=applied", email: "hire@demo.example" },
];

for (const { path, email } of conversations)
  test(`${path}: the newest message is in the first answer, and stays when the page is alive`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, email);
    const cookies = await page.context().cookies();
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies(cookies);
    const plain = await context.newPage();
    await plain.goto(path);
    const newest = plain.getByRole("log", { name: "Messages" }).getByRole("article").last();
    await expect(newest).toBeInViewport();
    // Without scripts the hour is that of UTC.
    const words = (await newest.getAttribute("aria-label"))!.replace(/^.*?\d\d:\d\d: /, "");
    await context.close();
    expect(words.length).toBeGreaterThan(10);

    await page.addInitScript({ content: watchTheLog });
    await page.goto(path);
    await expect(page.getByRole("log", { name: "Messages" })).not.toHaveAttribute("aria-busy");
    await expect(page.getByRole("article", { name: words }).last()).toBeInViewport();
    await expect(page.getByRole("button", { name: "Attach files" })).toBeVisible();
    expect(await page.evaluate("seen")).toEqual({ ever: true, lost: 0 });
  });

/** Counts the frames without a message in sight after there was one. */
const watchTheLog = `
  seen = { ever: false, lost: 0 };
  (function look() {
    const some = [...document.querySelectorAll("[role=log] article")].some((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    seen.ever ||= some;
    if (seen.ever && !some) seen.lost += 1;
    requestAnimationFrame(look);
  })();`;

interface Screen {
  path: string;
  cookies: Parameters<Awaited<ReturnType<Browser["newContext"]>>["addCookies"]>[0];
  list: string;
}
async function rowsWithoutScripts(browser: Browser, { path, cookies, list }: Screen) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(path);
  const rows = await page.getByRole("list", { name: list }).getByRole("link").allInnerTexts();
  await context.close();
  return rows;
}
