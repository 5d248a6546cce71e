import type { Page } from "@playwright/test";
import { administrator } from "./administrator.ts";
import { barriersOn } from "./barriers.ts";
import { inside } from "./inside.ts";
import { fitsPhone, phone } from "./on-a-phone.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const screens = {
  "seeker@demo.example": [
    "/today",
    "/jobs",
    "/jobs?q=designer",
    "/companies/teams",
    "/applications",
    "/applications?view=statistics",
    "/saved",
    "/saved?list=none",
    "/messages",
    "/coach",
    "/notifications",
    "/settings",
    "/settings?tab=security",
    "/settings?tab=privacy",
    "/profile",
    "/profile/public",
    "/preferences",
    "/resumes",
  ],
  "hire@demo.example": [
    "/hire",
    "/hire/applicants",
    "/hire/pipeline",
    "/hire/interviews",
    "/hire/interviews?tab=hours",
    "/hire/plan",
    "/hire/network",
    "/hire/network/recommendations",
    "/hire/leads",
    "/hire/leads/duplicates",
    "/hire/leads/revealed",
    "/hire/jobs",
    "/hire/jobs/new",
    "/hire/messages",
    "/hire/notifications",
    "/hire/team",
    "/hire/team/employees",
    "/hire/team/employees?open=list",
    "/hire/reports?period=all",
    "/hire/reports/visitors",
    "/hire/reports/diversity",
    "/hire/reports/applications?period=all&number=reached",
    "/hire/templates?tab=messages&open=new",
    "/hire/templates?tab=emails&open=application.passed",
    "/hire/templates?tab=reasons&open=0",
    "/hire/company",
    "/hire/company/careers",
    "/hire/company/embed",
    "/hire/company/domain",
    "/hire/company/email",
    "/hire/company/knowledge",
    "/hire/assistant",
    "/hire/assistant?thread=new",
    "/hire/company/referrals",
    "/hire/social-posts",
    "/hire/social-posts?open=new",
    "/hire/company/integrations",
    "/hire/company/sign-in",
    "/hire/company/plan",
    "/hire/company/knowledge?open=new",
    "/hire/settings",
  ],
  "employee@demo.example": [
    "/teams",
    "/teams/people",
    "/teams/people/connections",
    "/teams/jobs",
    "/teams/referrals",
    "/teams/reviews",
    "/teams/activity",
    "/teams/questions",
    "/teams/earnings",
    "/teams/notifications",
    "/teams/settings",
    "/teams/confirm",
    "/teams/wait-list",
  ],
};
const administrators = [
  "/admin",
  "/admin/wait-list",
  "/admin/employee-wait-list",
  "/admin/people",
  "/admin/companies",
  "/admin/emails",
  "/admin/audit-log",
  "/admin/job-posts",
  "/admin/reports",
  "/admin/moderation",
  "/admin/payouts",
  "/admin/requests",
  "/admin/stories",
  "/admin/stories?open=new",
  "/admin/collections",
  "/admin/collections?open=new",
  "/admin/searches",
  "/admin/visitors",
  "/admin/fairness",
  "/admin/help",
  "/admin/help/helping-people",
  "/admin/plan-requests",
  "/admin/invoices",
  "/admin/ledger",
  "/admin/security",
];
const publicPages = [
  "/",
  "/jobs",
  "/jobs?q=enginer&remote=true",
  "/companies",
  "/collections",
  "/communities",
  "/saltmarsh/careers",
  "/saltmarsh/subscribe",
  "/privacy-choices",
  "/developers",
  "/blog",
  "/blog/read-a-job-ad",
  "/blog?author=The+Parallel+team",
  "/hire-different",
  "/hire-different/by-email",
  "/case-studies",
  "/help",
  "/help?q=withdraw",
  "/help/applying",
  "/help/importing-jobs",
  "/legal/terms",
  "/legal/privacy",
  "/legal/cookies",
  "/legal/accessibility",
  "/legal/imprint",
  "/saltmarsh/careers?preview=true&slug=saltmarsh",
  "/sign-in",
  "/sign-in/email",
  "/sign-in/link?token=sample",
  "/sign-in/company",
  "/recover-password",
  "/hire/sign-up",
  "/hire/wait-list",
  "/teams/sign-up",
  "/post-a-job",
  "/hire/take-over/saltmarsh",
  "/admin/sign-in",
  "/sign-up",
  "/sign-up?step=check",
  "/sign-up?step=wishes",
  "/sign-up?step=introduction",
  "/sign-up?step=account",
];

for (const [email, paths] of Object.entries(screens))
  test(`no barrier on the screens of ${email}`, async ({ browser }) =>
    findsNoBarrier(await signedIn(browser, email), paths));

test("no barrier on the screens of one resume", async ({ browser }) => {
  const page = await signedIn(browser, "seeker@demo.example");
  const [resume] = await inside<{ id: string }>(
    `select r.id from resumes r join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id
     where u.email = 'seeker@demo.example' and not r.deleted limit 1`,
  );
  const [job] = await inside<{ id: string }>(
    "select id from jobs where job_title = 'Backend engineer' limit 1",
  );
  await findsNoBarrier(page, [
    ...["/write", "/reading", "/reading?as=docx"].map((part) => `/resumes/${resume!.id}${part}`),
    `/resumes/for/${job!.id}`,
    `/resumes/for/${job!.id}/letter`,
  ]);
});

test("no barrier on the screens of one job", async ({ browser }) => {
  const page = await signedIn(browser, "hire@demo.example");
  const [job] = await inside<{ id: string }>(
    `select jobs.id from jobs join companies on companies.id = jobs.company_id
     where companies.slug = 'saltmarsh' and job_title = 'Backend engineer'`,
  );
  await findsNoBarrier(
    page,
    ["", "/sourcing", "/scorecards"].map((part) => `/hire/jobs/${job!.id}${part}`),
  );
});

test("no barrier on the screens of administrators", async ({ browser }) =>
  findsNoBarrier(await administrator(browser), administrators));

/** How long a screen may take on a busy machine. */
const perScreenMs = 10_000;

async function findsNoBarrier(page: Page, paths: string[]) {
  test.setTimeout(60_000 + paths.length * perScreenMs);
  // What is still fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of paths) {
    await page.goto(path);
    // Also where a dialog is open, behind which the page is hidden to readers.
    await expect(page.getByRole("heading", { level: 1, includeHidden: true }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect.soft(await barriersOn(page), path).toEqual([]);
    await fitsPhone(page, path);
  }
}

test("no barrier in the drawer of a candidate and on the cards of a phone", async ({ browser }) => {
  const barriers = async (page: Page) => {
    await page.waitForLoadState("networkidle");
    return barriersOn(page);
  };
  const page = await signedIn(browser, "hire@demo.example");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/hire/pipeline");
  await page
    .getByRole("list", { name: /^Screen/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Hire", exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize(phone);
  await page.goto("/hire/applicants?tab=pending&split=unqualified");
  await expect(page.getByRole("group", { name: "Applicants, one at a time" })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test("on a phone the menu stands clear of the buttons beside it", async ({ browser }) => {
  const onPhone = async (page: Page, paths: string[]) => {
    await page.setViewportSize(phone);
    for (const path of paths) {
      await page.goto(path);
      const menu = (await page.getByRole("button", { name: "Menu", exact: true }).boundingBox())!;
      const beside = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
      const buttons = await beside.locator("a, button:not([aria-label='Menu'])").all();
      for (const button of buttons) {
        const box = await button.boundingBox();
        const below = box && box.y >= menu.y + menu.height;
        if (box && !below) expect.soft(box.x + box.width, path).toBeLessThanOrEqual(menu.x);
      }
    }
  };
  await onPhone(await administrator(browser), ["/admin/stories", "/admin/collections", "/admin/audit-log"]);
  await onPhone(await signedIn(browser, "hire@demo.example"), ["/hire/social-posts"]);
});

test("public pages have no barrier and read without JavaScript", async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  for (const path of publicPages) {
    await page.goto(path);
    expect.soft(await barriersOn(page), path).toEqual([]);
    await fitsPhone(page, path);
  }
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto("/saltmarsh/careers");
  await plain.getByRole("link", { name: /Backend engineer/ }).click();
  await expect(plain.getByRole("heading", { level: 1, name: "Backend engineer" })).toBeVisible();
  await plain.goto("/sign-up");
  await expect(plain.locator("noscript p")).toBeVisible();
});
