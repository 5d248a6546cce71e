import { expect, test as base } from "@playwright/test";
import { inside } from "./inside.ts";
import { closeProduct, openProduct } from "./product.ts";

export { expect };

export const test = base.extend<{ closed: void }, { address: string }>({
  /** Of the product that this worker's stories run against. */
  address: [
    // oxlint-disable-next-line no-empty-pattern -- the browser's tool reads its names
    async ({}, use) => {
      const address = await openProduct();
      await expect.poll(tasksThatAreDue, { timeout: 120_000 }).toBe(0);
      await use(address);
      await closeProduct();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ address }, use) => use(address),
  /** Closes what a story opened once it ends, or the screens of all stories would keep running. */
  closed: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});

/** The demo world’s reminders go out first, so that none arrives in the middle of a story. */
async function tasksThatAreDue() {
  const [due] = await inside<{ count: number }>(
    "select count(*)::integer as count from tasks where due_at <= now() and failed_at is null",
  );
  return due!.count;
}
