import type { Page } from "@playwright/test";

/** Offers someone in the pipeline of the demo team the free hours of Hester Vane in the week after the next seven days. */
export async function offerFreeHours(team: Page, { id, jobId }: { id: string; jobId: string }) {
  await team.goto(`/hire/pipeline?job=${jobId}&open=${id}`);
  await team.getByRole("tab", { name: "Interview" }).click();
  await team.getByRole("button", { name: "Free hours" }).click();
  await team.getByLabel("First day").fill(dayFromNow(7));
  await team.getByLabel("Last day").fill(dayFromNow(13));
  await team.getByRole("checkbox", { name: "Hester Vane" }).click();
  await team.getByRole("textbox", { name: "Video link" }).fill("https://meet.saltmarsh.example/hester");
  await team.getByRole("button", { name: "Offer free times" }).click();
}

/** As a date field takes it. */
function dayFromNow(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
