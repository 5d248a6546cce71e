import type { Page } from "@playwright/test";
import { clockWords } from "#shared/times/clock-words.ts";
import { instantWords } from "#shared/times/instant-words.ts";
import { applicationOf, inside } from "./inside.ts";
import { offerFreeHours } from "./interviews.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

const kolkata = "Asia/Kolkata";
const newYork = "America/New_York";

test("a team in New York offers free hours, someone in Kolkata picks one and moves it, and everything tells the same time", async ({
  browser,
}) => {
  const { id, jobId, email } = await applicationOf("Kofi Boateng", "Field technician, Severn and Solent");
  const marit = await signedIn(browser, "hire@demo.example", { timezoneId: newYork });
  await offerFreeHours(marit, { id, jobId });
  await expect(marit.getByText("Waiting for Kofi Boateng to choose")).toBeVisible();

  const kofi = await signedIn(browser, email, { timezoneId: kolkata });
  await kofi.goto(`/applications/${id}`);
  await expect(kofi.getByText("Saltmarsh asks you to choose a time")).toBeVisible();
  await expect(kofi.getByText(/^In your time zone, Asia\/(Kolkata|Calcutta)$/)).toBeVisible();
  const first = await pick(kofi, 0);
  const before = await sameTimeEverywhere({ marit, kofi, email, id, picked: first });

  await kofi.getByRole("button", { name: "Choose another time" }).click();
  const second = await pick(kofi, 3);
  const after = await sameTimeEverywhere({ marit, kofi, email, id, picked: second });
  expect(after.start).not.toBe(before.start);
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

/** Chooses one of the free times, as its candidate's own clock shows it. */
async function pick(page: Page, nth: number) {
  const time = page.getByRole("radiogroup", { name: "Time" }).getByRole("radio").nth(nth);
  const shown = await time.locator("xpath=..").innerText();
  await time.click();
  await page.getByRole("button", { name: "Confirm this time" }).click();
  await expect(page.getByText("Your interview is confirmed")).toBeVisible();
  return shown.trim();
}

interface Agreed {
  marit: Page;
  kofi: Page;
  email: string;
  id: string;
  /** What was chosen, on the candidate's clock. */
  picked: string;
}
/** The time of the database on both pages, in the email and in both calendar files. */
async function sameTimeEverywhere({ marit, kofi, email, id, picked }: Agreed) {
  const confirmed = async () => {
    const [row] = await inside<{ time: Date }>(
      "select time from interviews where application_id = $1 and state = 'confirmed'",
      [id],
    );
    return row!.time;
  };
  await expect.poll(async () => clockWords(await confirmed(), kolkata)).toBe(picked);
  const time = await confirmed();
  await expect(kofi.getByText(instantWords(time, kolkata)).first()).toBeVisible();
  await expect(marit.getByText(instantWords(time, newYork)).first()).toBeVisible();
  const start = `DTSTART:${time.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
  const mailed = () =>
    inside<{ text: string; calendar: { text: string } }>(
      "select text, calendar from outbox where recipient = $1 and calendar is not null order by created_at desc limit 1",
      [email],
    );
  await expect.poll(async () => (await mailed())[0]?.calendar.text).toContain(start);
  expect((await mailed())[0]!.text).toContain(instantWords(time, kolkata));
  const download = kofi.waitForEvent("download");
  await kofi.getByRole("button", { name: "Add to calendar" }).click();
  const file = await textOf(await (await download).createReadStream());
  expect(file).toContain(start);
  return {
    start,
    uid: /^UID:(.+)$/m.exec(file)![1],
    sequence: Number(/^SEQUENCE:(\d+)/m.exec(file)![1]),
  };
}

async function textOf(stream: AsyncIterable<Buffer>) {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}
