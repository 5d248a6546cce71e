import type { Page } from "@playwright/test";
import { codeOfApp } from "#server/testing/authenticator-app.ts";
import { inside, linkTo } from "./inside.ts";
import { expect, test } from "./test.ts";
import { withKey } from "./api-key.ts";

const email = "noor.haddad@people.example";
const password = "harbor lights at dawn 7";

/** Browsers know passkeys at names only, and so at localhost. */
function here(baseURL: string | undefined) {
  return baseURL!.replace("127.0.0.1", "localhost");
}

/** A device with a fingerprint reader that always says yes. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signUp(page: Page) {
  const answer = await page.request.post("/api/users/signup", {
    headers: withKey,
    data: { email, password, fullName: "Noor Haddad" },
  });
  expect(answer.status()).toBe(201);
  await inside("update users set email_verified_at = now() where email = $1", [email]);
}

test("a passkey signs in beside the password, and a second factor guards the link by email", async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ baseURL: here(baseURL) })).newPage();
  await signUp(page);
  await plugInAuthenticator(page);
  await page.goto("/settings?tab=security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Work laptop");
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" }).getByText("Work laptop")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/sign-in?to=/settings?tab=security");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  const log = page.getByRole("list", { name: "Sign-ins" }).getByRole("listitem");
  await expect(log.first()).toContainText("This session · Passkey");

  await page.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await page.getByLabel("Code", { exact: true }).fill(codeOfApp(key, new Date()));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();

  await page.context().clearCookies();
  await page.goto("/sign-in/email?to=/settings?tab=security");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await expect.poll(() => linkTo(email)).toContain("/sign-in/link");
  const link = new URL(linkTo(email)!);
  // What a mail scanner does first uses nothing up.
  await page.request.get(link.pathname + link.search);
  await page.goto(link.pathname + link.search);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Code or recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(log.first()).toContainText("Link by email and recovery code");
  await inside("delete from users where email = $1", [email]);
});
