import type { Page } from "@playwright/test";
import { applicationOf } from "./inside.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

test("two interviewers write what they found: neither reads the other before their own is in, and then both read a summary by attribute", async ({
  browser,
}) => {
  const { id, jobId } = await applicationOf("Bruno Pacheco", "Backend engineer");
  const address = `/hire/pipeline?job=${jobId}&open=${id}#scorecards`;
  const owen = await signedIn(browser, "owen.prosser@saltmarsh.example");
  const hester = await signedIn(browser, "hester.vane@saltmarsh.example");
  for (const page of [owen, hester]) {
    await page.goto(address);
    await expect(page.getByRole("form", { name: "Your scorecard" })).toBeVisible();
  }
  await write(owen, { systems: "Strong", recommendation: "Strong yes", notes: "Drew the failure first." });
  await expect(owen.getByRole("article", { name: "Your scorecard" })).toContainText("Strong yes");

  await expect(hester.getByText("1 scorecard is in. You’ll see it once yours is.")).toBeVisible();
  const answered = hester.waitForResponse((response) =>
    response.url().endsWith(`/requests/${id}/scorecards`),
  );
  await hester.reload();
  await answered.then(async (response) => expect(await response.text()).not.toContain("Drew the failure"));
  await expect(hester.getByText("1 scorecard is in.")).toBeVisible();
  await expect(hester.getByRole("region", { name: "Summary" })).toHaveCount(0);
  expect(await hester.content()).not.toContain("Drew the failure first.");

  await write(hester, { systems: "Mixed", recommendation: "Yes", notes: "Slow to start, then sure." });
  await expect(hester.getByRole("article", { name: "Scorecard by Owen Prosser" })).toContainText(
    "Drew the failure first.",
  );
  for (const page of [hester, owen]) {
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText("2 scorecards");
    await expect(summary.getByRole("row", { name: /^Systems/ })).toContainText("3.0");
  }
  await expect(owen.getByRole("article", { name: "Scorecard by Hester Vane" })).toContainText(
    "Slow to start, then sure.",
  );
});

interface Found {
  systems: string;
  recommendation: string;
  notes: string;
}
async function write(page: Page, { systems, recommendation, notes }: Found) {
  const choose = (among: string, name: string) =>
    page.getByRole("group", { name: among }).getByRole("button", { name, exact: true }).click();
  await choose("Rating of Systems", systems);
  await choose("Your recommendation", recommendation);
  await page.getByRole("textbox", { name: "Notes", exact: true }).fill(notes);
  await page.getByRole("button", { name: "Submit scorecard" }).click();
}
