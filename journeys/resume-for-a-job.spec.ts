import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { inside } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const resume = {
  basics: { name: "Noor Visser", email: "noor.visser@people.example" },
  work: [
    {
      name: "Ferrow",
      position: "Backend engineer",
      startDate: "2019-03",
      summary:
        "Answered support tickets\nResponsible for planning the releases of 3 teams\nBuilt ticket services in Go",
    },
  ],
  skills: [{ name: "Photoshop" }, { name: "Go" }],
};
const file = {
  name: "Noor Visser.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(resume)),
};

test("a job seeker brings a resume, fits it to a job change by change and downloads a PDF that reads back", async ({
  browser,
}) => {
  const page = await signedIn(browser, "seeker@demo.example");
  const [job] = await inside<{ id: string }>(
    "select id from jobs where job_title = 'Backend engineer' and status = 'live' order by id limit 1",
  );
  await page.goto("/resumes");
  await page.waitForLoadState("networkidle");
  await page.setInputFiles("input[type=file]", file);
  await page.getByRole("button", { name: "Save resume" }).click();
  await page.waitForURL(/resume=/);
  const base = new URL(page.url()).searchParams.get("resume")!;

  await page.goto(`/resumes/for/${job!.id}?resume=${base}`);
  await expect(page.getByText("Planned the releases of 3 teams")).toBeVisible();
  await expect(page.getByAltText("Page 1 of 1")).toBeVisible();
  await page.getByRole("button", { name: /^Refuse: Reword/ }).click();
  await page.getByRole("button", { name: /^Undo: Reword/ }).click();
  await page.getByRole("button", { name: /^Accept: Reword/ }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();

  await page.getByRole("link", { name: "Write", exact: true }).click();
  await page.waitForURL(/\/write$/);
  const version = /resumes\/([\w-]+)\/write/.exec(page.url())![1]!;
  await page.getByLabel("Headline").fill("Engineer of quiet releases");
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
  const back = await readBytes({ bytes: await downloadedPdf(page), fileName: "resume.pdf" });
  expect(back).toMatchObject({ fullName: "Noor Visser", headline: "Engineer of quiet releases" });
  expect(back.lines.join("\n")).toContain("Planned the releases of 3 teams");

  await page.goto(`/resumes/for/${job!.id}/letter`);
  await page.getByRole("button", { name: "Write a draft" }).click();
  await expect(page.getByRole("textbox", { name: "Cover letter" })).toHaveValue(
    /Built ticket services in Go/,
  );
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();

  await page.goto(`/apply/${job!.id}`);
  await expect(page.getByRole("textbox", { name: "Cover note" })).toHaveValue(/Built ticket services in Go/);
  await expect(page.getByRole("combobox", { name: "Resume" })).toContainText("Backend engineer");

  await page.goto(`/resumes/for/${job!.id}/letter`);
  await page.getByRole("textbox", { name: "Cover letter" }).fill("");
  await expect(page.getByRole("button", { name: "Write a draft" })).toBeVisible();
  await page.waitForResponse((response) => response.request().method() === "DELETE");

  // Others of this world find the list as it was.
  for (const id of [version, base]) {
    await page.goto(`/resumes?resume=${id}`);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Delete resume" }).click();
    await expect(page.getByText(/ deleted\. Applications/)).toBeVisible();
  }
});

async function downloadedPdf(page: Page) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  return new Uint8Array(await readFile(await (await coming).path()));
}
