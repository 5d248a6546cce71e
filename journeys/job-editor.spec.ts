import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("job editor: what was understood is corrected before the job is published, and stays so", async ({
  browser,
}) => {
  const page = await signedIn(browser, "hire@demo.example");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/hire/jobs/new");
  await page.getByLabel("Title").fill("Embedded engineer");
  // Open suggestions take the rest of the page from who asks for it by role.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  const description = page.getByRole("textbox", { name: "Description" });
  await description.click();
  await page.keyboard.type("What you bring\n5 years of C or Rust on microcontrollers\n");
  await page.keyboard.type("Experience with Zephyr RTOS\nFluent English, German is a plus");

  const list = page.getByRole("list", { name: "Requirements" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list).toContainText("Experience: 5 years of C, Rust");
  await expect(list).toContainText("Experience with Zephyr RTOS");
  const german = list.getByRole("listitem").filter({ hasText: "German is a plus" });
  await expect(german.getByRole("button", { name: "Nice to have" })).toHaveAttribute("aria-pressed", "true");
  await german.getByRole("button", { name: "Required" }).click();
  await expect(german).toContainText("Edited");

  await list.getByRole("button", { name: "More for Experience with Zephyr RTOS" }).click();
  await page.getByRole("menuitem", { name: "5 years of C or Rust on microcontrollers" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list).toContainText("Either one");

  await page.getByRole("button", { name: "Add a requirement" }).click();
  await page.getByRole("textbox", { name: "Requirement", exact: true }).fill("A boat licence");
  await page.getByRole("button", { name: "Add requirement" }).click();
  await expect(list).toContainText("A boat licence");

  await page.getByRole("button", { name: "Publish" }).click();
  const form = page.getByRole("form", { name: "Job" });
  await expect(form.getByText("Location is a required field, Please add").first()).toBeVisible();
  await page.getByRole("switch", { name: "Remote work allowed" }).click();
  await expect(form.getByText("Location is a required field, Please add")).toHaveCount(0);

  await page.getByLabel("Minimum", { exact: true }).fill("90k");
  await page.getByLabel("Maximum", { exact: true }).fill("70k");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Maximum", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("In progress");
  await page.getByLabel("Maximum", { exact: true }).fill("95k");
  await expect(page.getByLabel("Maximum", { exact: true })).not.toHaveAttribute("aria-invalid", "true");

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("link", { name: "View job" })).toBeVisible();
  const path = await page.getByRole("link", { name: "View job" }).getAttribute("href");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Share" }).getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate("navigator.clipboard.readText()")).toContain(path!);

  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(german.getByRole("button", { name: "Required" })).toHaveAttribute("aria-pressed", "true");
  await expect(list).toContainText("Either one");
});
