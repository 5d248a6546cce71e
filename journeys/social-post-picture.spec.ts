import { readFile } from "node:fs/promises";
import { imageSize } from "#server/testing/image-size.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("a picture of a job is drawn as it is typed, downloaded in its size, and kept with its caption", async ({
  browser,
}) => {
  const marit = await signedIn(browser, "hire@demo.example");
  await marit.goto("/hire/social-posts?open=new");
  await marit.getByRole("combobox", { name: "Job" }).click();
  await marit
    .getByRole("option", { name: /^Product designer/ })
    .first()
    .click();
  await marit.getByLabel("Size").selectOption({ label: "LinkedIn and others, 1200 × 675" });
  await marit.getByLabel("Subtitle").fill("Maps that work without a signal");
  await marit.getByRole("button", { name: "Community" }).click();
  await expect(marit.getByLabel("Caption")).toHaveValue(/Product designer/);
  const picture = marit.getByAltText("Picture that says: Product designer");
  await expect(picture).toHaveAttribute("src", /subtitle=Maps/);
  const [download] = await Promise.all([
    marit.waitForEvent("download"),
    marit.getByRole("link", { name: "Download picture" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("product-designer-wide.png");
  expect(imageSize(await readFile(await download.path()))).toEqual({ width: 1200, height: 675 });
  await marit.getByRole("button", { name: "Save post" }).click();
  await expect(marit.getByRole("list", { name: "Social posts" }).getByText("Product designer")).toBeVisible();
  await marit.getByRole("button", { name: "Delete", exact: true }).click();
  await marit.getByRole("button", { name: "Delete post" }).click();
  await expect(marit.getByText("No posts yet")).toBeVisible();
});
