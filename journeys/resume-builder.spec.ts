import { readFile } from "node:fs/promises";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("a job seeker writes a resume beside its pages and downloads a PDF that reads back", async ({
  browser,
}) => {
  const page = await signedIn(browser, "seeker@demo.example");
  await page.goto("/resumes");
  await page.getByRole("button", { name: "Write a resume" }).click();
  await page.waitForURL(/\/resumes\/.+\/write$/);
  await expect(page.getByAltText("Page 1 of 1")).toBeVisible();

  await page.getByLabel("Headline").fill("Maker of step-free maps");
  await page.getByRole("button", { name: "Change Skills" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await page.getByRole("button", { name: "Change Courses" }).click();
  // By its name: the menu before it may still be fading.
  const changeCourses = page.getByRole("menu", { name: "Change Courses" });
  await changeCourses.getByRole("menuitem", { name: "Hide from the resume" }).click();
  await page.getByRole("button", { name: "Add a section" }).click();
  await page.getByLabel("Section title").fill("Talks");
  await page.getByLabel("Text", { exact: true }).fill("Maps that wait, Utrecht");
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  const bytes = await readFile(await (await coming).path());
  const back = await readBytes({ bytes: new Uint8Array(bytes), fileName: "resume.pdf" });
  expect(back).toMatchObject({
    headline: "Maker of step-free maps",
    sections: [{ title: "Talks", text: "Maps that wait, Utrecht" }],
  });
  expect(back.lines.indexOf("Skills")).toBeLessThan(back.lines.indexOf("Education"));

  // Others of this world find the list as it was.
  await page.goto(page.url().replace(/\/([\w-]+)\/write$/, "?resume=$1"));
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete resume" }).click();
  await expect(page.getByText(/^My resume deleted/)).toBeVisible();
});
