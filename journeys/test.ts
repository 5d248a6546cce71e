import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** Closes what a story opened once it ends, or the screens of all stories would keep running. */
export const test = base.extend<{ closed: void }>({
  closed: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});
