import type { Page } from "@playwright/test";
import { signedIn } from "./people.ts";
import { expect, test } from "./test.ts";

/** How long the browser says that a spoken text is. */
function heardSeconds(page: Page, format: string): Promise<number> {
  return page.evaluate(`(async () => {
    const answer = await fetch("/api/v1/tts", {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": document.documentElement.dataset.apiKey },
      body: JSON.stringify({ text: "Save what you like, and hide what you don’t like.", format: "${format}" }),
    });
    const audio = new Audio(URL.createObjectURL(await answer.blob()));
    await new Promise((resolve, reject) => Object.assign(audio, { onloadedmetadata: resolve, onerror: reject }));
    return audio.duration;
  })()`);
}

test("the coach quotes a page that opens at its place, remembers, and forgets", async ({ browser }) => {
  const page = await signedIn(browser, "seeker@demo.example");
  await page.goto("/coach?thread=new");
  const ask = async (question: string) => {
    await page.getByRole("textbox", { name: "Your question" }).fill(question);
    await page.getByRole("button", { name: "Send" }).click();
  };
  const answer = page.getByRole("article", { name: "Answer" }).last();

  await ask("How do I turn off scoring?");
  const quote = answer.getByRole("link", { name: /Say what you’re looking for/ }).first();
  const opened = page.waitForEvent("popup");
  await quote.click();
  const help = await opened;
  await expect(help).toHaveURL(/\/help\/preferences#turn-off-automated-scoring-1$/);
  await expect(help.locator(":target")).toContainText("Turn off “Score how well jobs fit me”");
  await help.close();

  // Heard as long as it is, as a player that counts bytes sees it.
  await answer.getByRole("button", { name: "Read aloud" }).click();
  await answer.getByRole("button", { name: "Pause reading" }).click();
  await answer.getByRole("button", { name: "Stop reading" }).click();
  await expect(answer.getByRole("button", { name: "Read aloud" })).toBeVisible();
  const [mp3, wav] = [await heardSeconds(page, "mp3"), await heardSeconds(page, "wav")];
  expect(Math.abs(mp3 - wav) / wav).toBeLessThan(0.02);

  await ask("Remember that I prefer lighthouse keeping");
  await expect(answer).toContainText("I’ll remember:");
  await expect(answer.getByRole("blockquote")).toHaveText("I prefer lighthouse keeping");
  await ask("What do you know about me?");
  await expect(answer.getByRole("blockquote")).toHaveText("I prefer lighthouse keeping");
  await ask("Forget that I prefer lighthouse keeping");
  await answer.getByRole("button", { name: "Forget this" }).click();
  await expect(answer).toContainText("Forgotten");
  await ask("What do you know about me?");
  await expect(answer).toContainText("I remember nothing.");

  await page.getByRole("button", { name: "Delete How do I turn off scoring?" }).first().click();
  await expect(page.getByText("Conversation deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/coach$/);
});
