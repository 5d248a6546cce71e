import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { signedIn } from "./people.ts";

const screens = {
  "seeker@demo.example": [
    "/today",
    "/applications",
    "/saved",
    "/messages",
    "/notifications",
    "/settings",
    "/profile",
    "/preferences",
    "/resumes",
  ],
  "hire@demo.example": [
    "/hire/applicants",
    "/hire/jobs",
    "/hire/jobs/new",
    "/hire/messages",
    "/hire/notifications",
    "/hire/team",
    "/hire/company",
    "/hire/settings",
  ],
};
const publicPages = [
  "/",
  "/jobs",
  "/companies",
  "/saltmarsh/careers",
  "/saltmarsh/careers?preview=true&slug=saltmarsh",
  "/sign-in",
  "/recover-password",
  "/admin/sign-in",
  "/sign-up",
  "/sign-up?step=check",
  "/sign-up?step=wishes",
  "/sign-up?step=account",
];

for (const [email, paths] of Object.entries(screens)) {
  test(`no barrier on the screens of ${email}`, async ({ browser }) => {
    const page = await signedIn(browser, email);
    // What is still fading in has no contrast yet.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    }
  });
}

test("public pages have no barrier and read without JavaScript", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  for (const path of publicPages) {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  }
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto("/saltmarsh/careers");
  await plain.getByRole("link", { name: /Backend engineer/ }).click();
  await expect(plain.getByRole("heading", { level: 1, name: "Backend engineer" })).toBeVisible();
});
