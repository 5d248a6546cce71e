import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningProduct, startProduct } from "../scripts/running-product.ts";
import { countOf, password, signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
const applicant = { name: "Tomasz Wieczorek", email: "tomasz.wieczorek@people.example" };
let product: RunningProduct;

test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a server killed inside the undo time comes back with the undo; a pass left alone stands and only then is told", async ({
  browser,
}) => {
  // Two starts of a product take their time where the machine is busy.
  test.setTimeout(720_000);
  product = await startProduct({ DATA_DIR: folder, UNDO_SECONDS: "600" });
  const marit = await signedIn(browser, "hire@demo.example", { baseURL: product.url });
  const rows = marit.getByRole("list", { name: "Applicants" }).getByRole("listitem");
  await marit.goto("/hire/applicants?tab=pending&split=unqualified");
  await expect(rows.first()).toBeVisible();
  const names = await rows.getByRole("link").allInnerTexts();
  const before = await countOf(marit, "Pending");

  await marit.keyboard.press("j");
  await expect(marit.getByRole("heading", { level: 2, name: names[1] })).toBeVisible();
  await marit.keyboard.press("p");
  await expect(marit.getByText(`${names[1]} rejected`)).toBeVisible();
  await expect.poll(() => countOf(marit, "Pending")).toBe(before - 1);

  await product.kill();
  product = await startProduct({ DATA_DIR: folder, PORT: new URL(product.url).port, UNDO_SECONDS: "5" });
  await marit.reload();
  await expect(marit.getByText(`${names[1]} rejected`)).toBeVisible();
  await expect(rows.getByRole("link", { name: names[1] })).toHaveCount(0);
  await expect.poll(() => countOf(marit, "Pending")).toBe(before - 1);
  await marit.getByRole("button", { name: /Undo/ }).click();
  await expect(rows.nth(1).getByRole("link")).toHaveText(names[1]!);
  await expect(rows.getByRole("link")).toHaveText(names);
  await expect.poll(() => countOf(marit, "Pending")).toBe(before);

  const tomasz = await signedIn(browser, applicant.email, { baseURL: product.url });
  const answers = tomasz.getByRole("list", { name: "Notifications" }).getByText("Update from Saltmarsh");
  await tomasz.goto("/notifications");
  await expect(tomasz.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(answers).toHaveCount(0);

  // The score decides on which of the two lists the applicant is.
  for (const split of ["qualified", "unqualified"]) {
    await marit.goto(`/hire/applicants?tab=pending&split=${split}`);
    await expect(rows.first()).toBeVisible();
    if (await rows.getByRole("link", { name: applicant.name }).count()) break;
  }
  await rows.getByRole("link", { name: applicant.name }).click();
  await expect(marit.getByRole("heading", { level: 2, name: applicant.name })).toBeVisible();
  const passing = marit.waitForResponse(/\/pass$/);
  await marit.keyboard.press("p");
  const { id, undo } = await (await passing).json();
  await expect(marit.getByText(`${applicant.name} rejected`)).toBeHidden({ timeout: 30_000 });
  await expect(answers).toBeVisible({ timeout: 30_000 });
  expect(await toldAt(id)).toBeGreaterThanOrEqual(Date.parse(undo.until));
  await tomasz.goto("/applications");
  await expect(tomasz.getByRole("list", { name: "Closed" }).getByText(/Saltmarsh/)).toBeVisible();
});

/** When the applicant was first told of an answer. */
async function toldAt(applicationId: string) {
  const { token } = await product.client().accounts.login({ body: { email: applicant.email, password } });
  const { notifications } = await product.client({ token }).notifications.list({ query: {} });
  const told = notifications.filter(
    (notification) =>
      notification.event === "application.passed" && notification.applicationId === applicationId,
  );
  return Math.min(...told.map(({ createdAt }) => Date.parse(createdAt)));
}
